// The keyboard of the table: what a key asks for.
import { type AnyWish, isFree, wished } from "../../lib/keys";

const NAMES = {
  u: "undo",
  c: "other",
  n: "next",
  p: "wait",
  r: "retell",
  f: "front",
  t: "threats",
  i: "yields",
  "+": "larger",
  "-": "smaller",
  "0": "fit",
  escape: "back",
} as const;
export type Wish = AnyWish<(typeof NAMES)[keyof typeof NAMES] | "nth" | "step" | "press" | "enter">;

/** What a key pressed at the table asks for, if anything. */
export function wish(event: KeyboardEvent): Wish | null {
  if (!isFree(event)) return null;
  const target = event.target as HTMLElement;
  const apart = target.closest("[role=log], [role=slider], .hand");
  if (event.key.startsWith("Arrow")) return apart ? null : { name: "step" };
  const onMap = target.closest("[data-board]") !== null;
  if (event.key === "Enter" && (onMap || target === document.body))
    return { name: onMap ? "press" : "enter" };
  return wished(event, NAMES);
}
