// The keyboard of the table: what a key asks for.
import { type AnyWish, wishes } from "../../lib/keys";
import keys from "./keys.json";

export type Wish = AnyWish<keyof typeof keys | "nth" | "hand" | "primary">;

/** What a key pressed at the table asks for, if anything. */
export const wish = wishes<Wish>(keys, (key, on) => {
  if (/^Arrow(Left|Right)$/.test(key) && !on("[role=log], [role=slider]")) return { name: "hand" };
  return key === "Enter" && !on("button, a, summary") ? { name: "primary" } : undefined;
});
