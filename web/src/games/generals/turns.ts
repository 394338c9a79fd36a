// Who is next in a turn.
import { NONE } from "./state";

/** The next of some cells after one, going round. */
export function following(cells: number[], after: number): number {
  const order = [...cells].sort((a, b) => a - b);
  return order.find((cell) => cell > after) ?? order[0] ?? NONE;
}
