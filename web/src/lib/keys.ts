// Keys pressed at a table.

/** Whether a key is the table's: not a shortcut of the browser, nor typed into something. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const typed = "dialog, input, textarea, select, [contenteditable], [role=tablist]";
  return !(event.target as HTMLElement).closest(typed);
}

/** The place among what is chosen by number, from 0, or -1. */
export function nthOf({ code }: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0) - 1;
}
