// What a chosen unit could do, read from what the game worked out: cells, and where to attack from.
import type { Book } from "./book";
import { type Aside, SIDE, type Target, column, row } from "./state";
import { words } from "./words";

/** The cells a unit may go to, its own included. */
export function reach(aside: Aside): number[] {
  return Object.keys(aside.paths ?? {}).map(Number);
}

/** Where from it is best attacked: without a reply, away from other enemies, by the shortest way. */
export function bestStand(aside: Aside, target: Target): number | null {
  const cost = (cell: number) => [
    tollFrom(target, cell).back,
    aside.threat?.[cell] ?? 0,
    aside.ticks?.[cell] ?? 0,
    cell,
  ];
  const order = target.stands.toSorted((a, b) => {
    const [left, right] = [cost(a), cost(b)];
    const i = left.findIndex((n, at) => n !== right[at]);
    return i < 0 ? 0 : left[i]! - right[i]!;
  });
  return order[0] ?? null;
}

/** What the attack costs both, from a cell. */
export function tollFrom(target: Target, from: number): { loss: number; back: number } {
  return { loss: target.loss, back: target.replied.includes(from) ? target.back : 0 };
}

/** Cells within a distance. */
export function around(cell: number, most: number, width: number, height: number): number[] {
  const [cx, cy] = [column(cell), row(cell)];
  const found: number[] = [];
  for (let y = Math.max(0, cy - most); y <= Math.min(height - 1, cy + most); y++) {
    const left = most - Math.abs(y - cy);
    for (let x = Math.max(0, cx - left); x <= Math.min(width - 1, cx + left); x++)
      found.push(y * SIDE + x);
  }
  return found;
}

/** A path of cells as one line through their middles. */
export function lineOf(cells: number[], cell: number): string {
  return cells
    .map((at, i) => `${i ? "L" : "M"}${(column(at) + 0.5) * cell} ${(row(at) + 0.5) * cell}`)
    .join("");
}

/** An arrow from the middle of a cell to the edge of another. */
export function arrow(from: number, to: number, cell: number): string {
  const [x0, y0] = [(column(from) + 0.5) * cell, (row(from) + 0.5) * cell];
  const [dx, dy] = [(column(to) + 0.5) * cell - x0, (row(to) + 0.5) * cell - y0];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const far = Math.max(cell * 0.55, long - cell * 0.42); // off the counter it points at
  const [x, y] = [x0 + ux * far, y0 + uy * far];
  const wing = (side: number) =>
    `${(x - ux * 12 + side * uy * 8).toFixed(1)} ${(y - uy * 12 - side * ux * 8).toFixed(1)}`;
  const near = cell * 0.3;
  const start = `${(x0 + ux * near).toFixed(1)} ${(y0 + uy * near).toFixed(1)}`;
  return `M${start}L${x.toFixed(1)} ${y.toFixed(1)}M${wing(1)}L${x.toFixed(1)} ${y.toFixed(1)}L${wing(-1)}`;
}

/** Ticks as movement points. */
export function points(book: Book, ticks: number): string {
  return words().points(ticks / book.point);
}
