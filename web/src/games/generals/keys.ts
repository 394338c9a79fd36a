// The keyboard of the table: what a key asks for.
import { type AnyWish, isFree, wished } from "../../lib/keys";

const NAMES = {
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
} as const;
export type Wish =
  | AnyWish<(typeof NAMES)[keyof typeof NAMES] | "nth" | "press">
  | { name: "cursor"; dx: number; dy: number; way: string };

const ARROWS: Record<string, { dx: number; dy: number; way: string }> = {
  ArrowUp: { dx: 0, dy: -1, way: "N" },
  ArrowRight: { dx: 1, dy: 0, way: "E" },
  ArrowDown: { dx: 0, dy: 1, way: "S" },
  ArrowLeft: { dx: -1, dy: 0, way: "W" },
};

/** What a key pressed at the table asks for, if anything. */
export function wish(event: KeyboardEvent): Wish | null {
  if (!isFree(event)) return null;
  const target = event.target as HTMLElement;
  const onBoard = target.closest("[role=grid]") !== null || target === document.body;
  const arrow = ARROWS[event.key];
  if (arrow) return onBoard ? { name: "cursor", ...arrow } : null;
  if (event.key === "Enter" || event.key === " ")
    return onBoard && !target.closest("button, a") ? { name: "press" } : null;
  return wished(event, NAMES);
}
