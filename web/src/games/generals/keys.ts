// The keyboard of the table: what a key asks for.

export type Wish =
  | { name: "nth"; at: number }
  | { name: "cursor"; dx: number; dy: number; way: string }
  | {
      name:
        | "next"
        | "target"
        | "site"
        | "end"
        | "power"
        | "threat"
        | "vision"
        | "grid"
        | "undo"
        | "draw"
        | "retell"
        | "larger"
        | "smaller"
        | "fit"
        | "back"
        | "regard"
        | "press";
    };

type Plain = Exclude<Wish["name"], "nth" | "cursor">;

const KEYS: Record<string, Plain> = {
  n: "next",
  c: "target",
  b: "site",
  e: "end",
  p: "power",
  t: "threat",
  v: "vision",
  g: "grid",
  u: "undo",
  d: "draw",
  r: "retell",
  i: "regard",
  "+": "larger",
  "=": "larger",
  "-": "smaller",
  "0": "fit",
  escape: "back",
};

const ARROWS: Record<string, { dx: number; dy: number; way: string }> = {
  ArrowUp: { dx: 0, dy: -1, way: "N" },
  ArrowRight: { dx: 1, dy: 0, way: "E" },
  ArrowDown: { dx: 0, dy: 1, way: "S" },
  ArrowLeft: { dx: -1, dy: 0, way: "W" },
};

/** What a key pressed at the table asks for, if anything. */
export function wish(event: KeyboardEvent): Wish | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement;
  if (target.closest("dialog, input, textarea, select, [contenteditable], [role=tablist]"))
    return null;
  const onBoard = target.closest("[role=grid]") !== null || target === document.body;
  const arrow = ARROWS[event.key];
  if (arrow) return onBoard ? { name: "cursor", ...arrow } : null;
  const nth = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (nth) return { name: "nth", at: Number(nth) - 1 };
  if (event.key === "Enter" || event.key === " ")
    return onBoard && !target.closest("button, a") ? { name: "press" } : null;
  const plain = KEYS[event.key.toLowerCase()];
  return plain ? { name: plain } : null;
}
