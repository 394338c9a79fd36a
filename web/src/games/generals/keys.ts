// The keyboard of the table: what a key asks for.
import { type AnyWish, wishes } from "../../lib/keys";
import keys from "./keys.json";

export type Wish =
  | AnyWish<keyof typeof keys | "nth" | "press">
  | { name: "cursor"; dx: number; dy: number; way: string };

const ARROWS: Record<string, { dx: number; dy: number; way: string }> = {
  ArrowUp: { dx: 0, dy: -1, way: "N" },
  ArrowRight: { dx: 1, dy: 0, way: "E" },
  ArrowDown: { dx: 0, dy: 1, way: "S" },
  ArrowLeft: { dx: -1, dy: 0, way: "W" },
};

/** What a key pressed at the table asks for, if anything. */
export const wish = wishes<Wish>(keys, (key, on, nowhere) => {
  const onBoard = on("[role=grid]") || nowhere;
  const arrow = ARROWS[key];
  if (arrow) return onBoard ? { name: "cursor", ...arrow } : null;
  if (key !== "Enter" && key !== " ") return undefined;
  return onBoard && !on("button, a") ? { name: "press" } : null;
});
