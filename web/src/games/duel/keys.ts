// The keyboard of the table: what a key asks for.
import { type AnyWish, isFree, wished } from "../../lib/keys";

const NAMES = { s: "strike", e: "end", p: "pass", u: "undo", escape: "back" } as const;
export type Wish = AnyWish<(typeof NAMES)[keyof typeof NAMES] | "nth" | "hand" | "primary">;

/** What a key pressed at the table asks for, if anything. */
export function wish(event: KeyboardEvent): Wish | null {
  if (!isFree(event)) return null;
  const target = event.target as HTMLElement;
  const apart = (places: string) => target.closest(places) !== null;
  if (/^Arrow(Left|Right)$/.test(event.key) && !apart("[role=log], [role=slider]"))
    return { name: "hand" };
  if (event.key === "Enter" && !apart("button, a, summary")) return { name: "primary" };
  return wished(event, NAMES);
}
