// The keyboard of the table: what a key asks for.
import { isFree, nthOf } from "../../lib/keys";

const LETTERS = { e: "end", u: "undo", v: "trackers", c: "close", a: "activate" } as const;
export type Wish =
  { name: "nth"; at: number } | { name: (typeof LETTERS)[keyof typeof LETTERS] | "back" | "board" };

/** What a key pressed at the table asks for, if anything. */
export function wish(event: KeyboardEvent): Wish | null {
  if (!isFree(event)) return null;
  const at = nthOf(event);
  if (at >= 0) return { name: "nth", at };
  const letter = LETTERS[event.key.toLowerCase() as keyof typeof LETTERS];
  if (letter) return { name: letter };
  if (event.key === "Escape") return { name: "back" };
  const target = event.target as HTMLElement;
  const apart = target.closest("[role=log], [role=slider], [data-field], .hand");
  return event.key.startsWith("Arrow") && !apart ? { name: "board" } : null;
}
