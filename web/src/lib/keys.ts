// Keys pressed at a table.

/** What a key asks for: one of the table's names, with a place where something is chosen by number. */
export interface AnyWish<Name extends string> {
  name: Name;
  at?: number;
}

/** What a table does for each wish. */
export type Deeds<Wish extends AnyWish<string>> = Record<Wish["name"], (at: number) => unknown>;

/** Whether a key is the table's: not a shortcut of the browser, nor typed into something. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const typed = "dialog, input, textarea, select, [contenteditable], [role=tablist]";
  return !(event.target as HTMLElement).closest(typed);
}

/** What a free key asks for by a number, or by the name that a table gave it. */
export function wished<Name extends string>(
  event: KeyboardEvent,
  names: Readonly<Record<string, Name>>,
): AnyWish<Name | "nth"> | null {
  const nth = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (nth) return { name: "nth", at: Number(nth) - 1 };
  const name = names[event.key.toLowerCase()];
  return name ? { name } : null;
}
