// The keyboard of the table: what a key asks for.

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
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement;
  if (target.closest("dialog, input, textarea, select, [contenteditable], [role=tablist]"))
    return null;
  const nth = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (nth) return { name: "nth", at: Number(nth) - 1 };
  const letter = LETTERS[event.key.toLowerCase()];
  if (letter) return { name: letter };
  if (event.key === "Escape") return { name: "back" };
  if (/^Arrow(Left|Right)$/.test(event.key) && !target.closest("[role=log], [role=slider]"))
    return { name: "hand" };
  return event.key === "Enter" && !target.closest("button, a, summary")
    ? { name: "primary" }
    : null;
}
