// Where cells lie in the drawing of the map, and which cell arrows lead to.
import { type Bounds, HEX, hexAt } from "../../../lib/board/grid";
import { R } from "../art/grounds";
import { NONE, cellAt, qOf, rOf } from "../state";

export const UNIT = 2 * R; // of the drawing, a cell's height

/** The middle of a cell. */
export function at(cell: number): [number, number] {
  const [x, y] = hexAt(qOf(cell), rOf(cell));
  return [x * UNIT, y * UNIT];
}

/** What moves a drawing to a cell. */
export function move(cell: number): string {
  const [x, y] = at(cell);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** The box around some cells in cells' heights, with some room around it, and more at the right. */
export function boundsOf(cells: number[], room: number, more = 0): Bounds {
  const spots = cells.map((cell) => hexAt(qOf(cell), rOf(cell)));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return {
    left: Math.min(0, ...xs) - HEX / 2 - room,
    right: Math.max(0, ...xs) + HEX / 2 + room + more,
    top: Math.min(0, ...ys) - 0.5 - room,
    bottom: Math.max(0, ...ys) + 0.5 + room,
  };
}

const STEPS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour that an arrow leads to; up and down lead left and right in turn. */
export function stepped(cell: number, key: string): number {
  const way = STEPS[key];
  if (!way) return NONE;
  let [q, r] = [qOf(cell) + way[0], rOf(cell) + way[1]];
  if (key === "ArrowUp" && r % 2 !== 0) q += 1;
  if (key === "ArrowDown" && r % 2 === 0) q -= 1;
  return cellAt(q, r);
}
