// The keyboard of the table: what a key asks for. The numeric pad lies as the cells do.
import { isFree } from "../../lib/keys";

const PAD: Record<string, number> = {
  Numpad7: 0,
  Numpad8: 1,
  Numpad9: 2,
  Numpad4: 3,
  Numpad5: 4,
  Numpad6: 5,
  Numpad1: 6,
  Numpad2: 7,
  Numpad3: 8,
};

export type Wish =
  | { name: "wheel" | "cell"; at: number }
  | { name: "roll" }
  | { name: "undo" }
  | { name: "primary" };

/** What a key pressed at the table asks for, if anything. */
export function wish(event: KeyboardEvent): Wish | null {
  if (!isFree(event)) return null;
  const target = event.target as HTMLElement;
  const wheel = /^Digit([1-5])$/.exec(event.code)?.[1];
  if (wheel) return { name: "wheel", at: Number(wheel) - 1 };
  const cell = PAD[event.code];
  if (cell !== undefined) return { name: "cell", at: cell };
  if (event.key.toLowerCase() === "r") return { name: "roll" };
  if (event.key === "Escape") return { name: "undo" };
  return event.key === "Enter" && !target.closest("button, a, summary")
    ? { name: "primary" }
    : null;
}
