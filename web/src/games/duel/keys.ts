// The keyboard of the table: what a key asks for.
import { isFree, nthOf } from "../../lib/keys";

export type Wish =
  | { name: "nth"; at: number }
  | { name: "strike" | "end" | "pass" | "undo" | "back" | "primary" | "hand" };

const LETTERS: Record<string, "strike" | "end" | "pass" | "undo"> = {
  s: "strike",
  e: "end",
  p: "pass",
  u: "undo",
};

/** What a key pressed at the table asks for, if anything. */
export function wish(event: KeyboardEvent): Wish | null {
  if (!isFree(event)) return null;
  const target = event.target as HTMLElement;
  const at = nthOf(event);
  if (at >= 0) return { name: "nth", at };
  const letter = LETTERS[event.key.toLowerCase()];
  if (letter) return { name: letter };
  if (event.key === "Escape") return { name: "back" };
  if (/^Arrow(Left|Right)$/.test(event.key) && !target.closest("[role=log], [role=slider]"))
    return { name: "hand" };
  return event.key === "Enter" && !target.closest("button, a, summary")
    ? { name: "primary" }
    : null;
}
