// The keyboard of the table: what a key asks for.
import { type AnyWish, wishes } from "../../lib/keys";
import keys from "./keys.json";

export type Wish = AnyWish<keyof typeof keys | "nth" | "step" | "press" | "enter">;

/** What a key pressed at the table asks for, if anything. */
export const wish = wishes<Wish>(keys, (key, on, nowhere) => {
  if (key.startsWith("Arrow"))
    return on("[role=log], [role=slider], .hand") ? null : { name: "step" };
  if (key !== "Enter") return undefined;
  if (on("[data-board]")) return { name: "press" };
  return nowhere ? { name: "enter" } : undefined;
});
