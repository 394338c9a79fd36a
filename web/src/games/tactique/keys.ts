// The keyboard of the table: what a key asks for.
import { type AnyWish, wishes } from "../../lib/keys";
import keys from "./keys.json";

export type Wish = AnyWish<keyof typeof keys | "nth" | "board">;

/** What a key pressed at the table asks for, if anything. */
export const wish = wishes<Wish>(keys, (key, on) => {
  const apart = on("[role=log], [role=slider], [data-field], .hand");
  return key.startsWith("Arrow") && !apart ? { name: "board" } : undefined;
});
