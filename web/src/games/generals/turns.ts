// Small readings of a turn: who is next, how far the last order goes back.
import type { Step } from "../../lib/wire";
import { NONE } from "./state";

/** The next of some cells after one, going round. */
export function following(cells: number[], after: number): number {
  const order = [...cells].sort((a, b) => a - b);
  return order.find((cell) => cell > after) ?? order[0] ?? NONE;
}

/** How many moves the last order took: back to the one that began it. */
export function lastOrder(log: Pick<Step, "move">[]): number {
  const begins = /^(unit|launch|build|power)\b/;
  const back = log.toReversed().findIndex(({ move }) => begins.test(move ?? ""));
  return back < 0 ? 1 : back + 1;
}
