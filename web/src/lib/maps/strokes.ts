// Which cells a tool touches: a line of the brush, a rectangle, a patch of the same ground.
import { type Chart, type Spot, cellOf, isInside, spotOf } from "./chart";

/** The cells from one spot to another, without a gap at corners. */
export function line(chart: Chart, from: Spot, to: Spot): number[] {
  const found = [];
  const across = Math.abs(to.x - from.x);
  const down = Math.abs(to.y - from.y);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let { x, y } = from;
  for (let i = 0, j = 0; ;) {
    if (isInside(chart, { x, y })) found.push(cellOf(chart, { x, y }));
    if (i >= across && j >= down) return found;
    // The next column or row, whichever the straight line meets first.
    if ((1 + 2 * i) * down < (1 + 2 * j) * across || j >= down) {
      x += stepX;
      i++;
    } else {
      y += stepY;
      j++;
    }
  }
}

/** All cells of the rectangle between two corners. */
export function rectangle(chart: Chart, one: Spot, other: Spot): number[] {
  const found = [];
  for (let y = Math.min(one.y, other.y); y <= Math.max(one.y, other.y); y++) {
    for (let x = Math.min(one.x, other.x); x <= Math.max(one.x, other.x); x++) {
      if (isInside(chart, { x, y })) found.push(cellOf(chart, { x, y }));
    }
  }
  return found;
}

/** The cells that hang together with one and carry the same letter. */
export function patch(chart: Chart, start: Spot): number[] {
  const letter = chart.letters[cellOf(chart, start)];
  const found = new Set([cellOf(chart, start)]);
  for (const cell of found) {
    for (const next of neighbours(chart, cell)) {
      if (chart.letters[next] === letter) found.add(next); // a set is walked as it grows
    }
  }
  return [...found];
}

/** The cells north, east, south and west of one. */
export function neighbours(chart: Chart, cell: number): number[] {
  const { x, y } = spotOf(chart, cell);
  const around = [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ];
  return around.filter((spot) => isInside(chart, spot)).map((spot) => cellOf(chart, spot));
}
