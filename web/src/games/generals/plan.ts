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

/** Ticks as movement points. */
export function points(book: Book, ticks: number): string {
  return words().points(ticks / book.point);
}
