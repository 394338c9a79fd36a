// Keys pressed at a table.

/** What a key asks for: one of the table's names, with a place where something is chosen by number. */
export interface AnyWish<Name extends string> {
  name: Name;
  at?: number;
}

/** What a table does for each wish. */
export type Deeds<Wish extends AnyWish<string>> = Record<Wish["name"], (at: number) => unknown>;

/** Whether what a key was pressed on lies in one of some places. */
export type On = (places: string) => boolean;

/** Whether a key is the table's: not a shortcut of the browser, nor typed into something. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const typed = "dialog, input, textarea, select, [contenteditable], [role=tablist]";
  return !(event.target as HTMLElement).closest(typed);
}

/** What keys pressed at a table ask for: `own` says it of those that mean something by where they are
 * pressed, or pressed nowhere (null: nothing there); else a number, or the name of a key. */
export function wishes<Wish extends AnyWish<string>>(
  keys: Readonly<Partial<Record<Wish["name"], string>>>,
  own: (key: string, on: On, nowhere: boolean) => Wish | null | undefined,
): (event: KeyboardEvent) => Wish | null {
  const names = Object.entries<string | undefined>(keys).flatMap(([name, all = ""]) =>
    all.split(" ").map((key) => [key, name] as const),
  );
  const named = new Map(names);
  return (event) => {
    if (!isFree(event)) return null;
    const target = event.target as HTMLElement;
    const on = (places: string) => target.closest(places) !== null;
    const found = own(event.key, on, target === document.body);
    if (found !== undefined) return found;
    const nth = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (nth) return { name: "nth", at: Number(nth) - 1 } as Wish;
    const name = named.get(event.key.toLowerCase());
    return name ? ({ name } as Wish) : null;
  };
}
