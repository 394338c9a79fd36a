// What a chosen unit could do, read from what the game worked out: cells, zones, where to attack from.
import type { Book } from "./book";
import { type Aside, SIDE, type Target, column, distance, row } from "./state";
import { words } from "./words";

/** The cells a unit may go to, its own included. */
export function reach(aside: Aside): number[] {
  return Object.keys(aside.paths ?? {}).map(Number);
}

/** Whether a target at some distance lies within the unit's range. */
export function inRange(aside: Aside, far: number): boolean {
  const [least = 0, most = 0] = aside.range ?? [];
  return most > 0 && far >= least && far <= most;
}

/** From where a target could be attacked: where the unit may stop, and fire after it. */
export function stands(aside: Aside, target: Target): number[] {
  const start = aside.unit ?? -1;
  const boards = new Set(aside.boards ?? []);
  return reach(aside).filter(
    (cell) =>
      inRange(aside, distance(cell, target.cell)) &&
      !boards.has(cell) &&
      (cell === start || aside.fires_after_move !== false),
  );
}

/** Where from it is best attacked: without a reply, away from other enemies, by the shortest way. */
export function bestStand(aside: Aside, target: Target): number | null {
  const cost = (cell: number) => [
    distance(cell, target.cell) === 1 ? target.back : 0,
    aside.threat?.[cell] ?? 0,
    aside.ticks?.[cell] ?? 0,
    cell,
  ];
  const order = stands(aside, target).sort((a, b) => {
    const [left, right] = [cost(a), cost(b)];
    const i = left.findIndex((n, at) => n !== right[at]);
    return i < 0 ? 0 : left[i]! - right[i]!;
  });
  return order[0] ?? null;
}

/** What the attack costs both, from a cell. */
export function tollFrom(target: Target, from: number): { loss: number; back: number } {
  return { loss: target.loss, back: distance(from, target.cell) === 1 ? target.back : 0 };
}

/** Every cell that the unit could hit this turn, wherever it went first. */
export function zone(aside: Aside, width: number, height: number): number[] {
  const [least = 0, most = 0] = aside.range ?? [];
  if (most === 0) return [];
  const boards = new Set(aside.boards ?? []);
  const from =
    aside.fires_after_move === false
      ? [aside.unit ?? -1]
      : reach(aside).filter((cell) => !boards.has(cell));
  const found = new Set<number>();
  for (const cell of from) around(cell, least, most, width, height, found);
  return [...found];
}

/** Cells at a distance between two numbers. */
export function around(
  cell: number,
  least: number,
  most: number,
  width: number,
  height: number,
  found = new Set<number>(),
): Set<number> {
  const [cx, cy] = [column(cell), row(cell)];
  for (let y = Math.max(0, cy - most); y <= Math.min(height - 1, cy + most); y++) {
    const left = most - Math.abs(y - cy);
    for (let x = Math.max(0, cx - left); x <= Math.min(width - 1, cx + left); x++) {
      if (Math.abs(x - cx) + Math.abs(y - cy) >= least) found.add(y * SIDE + x);
    }
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
