// The keyboard of the table: what a key asks for.
import { type AnyWish, isFree, wished } from "../../lib/keys";

const NAMES = {
  e: "end",
  u: "undo",
  v: "trackers",
  c: "close",
  a: "activate",
  escape: "back",
} as const;
export type Wish = AnyWish<(typeof NAMES)[keyof typeof NAMES] | "nth" | "board">;

/** What a key pressed at the table asks for, if anything. */
export function wish(event: KeyboardEvent): Wish | null {
  if (!isFree(event)) return null;
  const target = event.target as HTMLElement;
  const apart = target.closest("[role=log], [role=slider], [data-field], .hand");
  if (event.key.startsWith("Arrow") && !apart) return { name: "board" };
  return wished(event, NAMES);
}
