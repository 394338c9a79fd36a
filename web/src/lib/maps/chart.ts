// A map being drawn: letters and owners, cell by cell. Changing one gives a new one.

export interface Chart {
  width: number;
  height: number;
  letters: string[]; // what lies on each cell, row by row
  owners: number[]; // whose building it is: 0 nobody's, else the player's number from 1
}

/** What is put on a cell. */
export interface Paint {
  letter: string;
  owner: number; // counts for buildings only
}

export interface Spot {
  x: number;
  y: number;
}

export const cellOf = ({ width }: Chart, { x, y }: Spot) => y * width + x;
export const spotOf = ({ width }: Chart, cell: number): Spot => ({
  x: cell % width,
  y: Math.floor(cell / width),
});
export const isInside = ({ width, height }: Chart, { x, y }: Spot) =>
  x >= 0 && y >= 0 && x < width && y < height;

/** A map of one letter. */
export function plain(width: number, height: number, letter: string): Chart {
  const cells = width * height;
  return { width, height, letters: Array(cells).fill(letter), owners: Array(cells).fill(0) };
}

/** The same map with some cells painted, or itself if nothing changes. */
export function painted(chart: Chart, paints: Map<number, Paint>): Chart {
  const letters = [...chart.letters];
  const owners = [...chart.owners];
  let same = true;
  for (const [cell, { letter, owner }] of paints) {
    same &&= letters[cell] === letter && owners[cell] === owner;
    letters[cell] = letter;
    owners[cell] = owner;
  }
  return same ? chart : { ...chart, letters, owners };
}

/** Where columns or rows are put in or taken out: at the end, or in the middle. */
export interface Seam {
  columns: "end" | "middle";
  rows: "end" | "middle";
}

/** The map cut or continued at its seams. */
export function resized(
  chart: Chart,
  width: number,
  height: number,
  letter: string,
  seam: Seam = { columns: "end", rows: "end" },
): Chart {
  const made = plain(width, height, letter);
  const columns = kept(chart.width, width, seam.columns);
  const rows = kept(chart.height, height, seam.rows);
  for (const [fromY, y] of rows) {
    for (const [fromX, x] of columns) {
      const from = cellOf(chart, { x: fromX, y: fromY });
      made.letters[cellOf(made, { x, y })] = chart.letters[from]!;
      made.owners[cellOf(made, { x, y })] = chart.owners[from]!;
    }
  }
  return made;
}

/** Which columns (or rows) stay, and where they come to lie. */
function kept(before: number, after: number, seam: "end" | "middle"): [number, number][] {
  const all = Math.min(before, after);
  const first = seam === "end" ? all : Math.ceil(all / 2);
  return Array.from({ length: all }, (_, i) =>
    i < first ? [i, i] : [before - all + i, after - all + i],
  );
}

/** The rows as they are drawn. */
export function rowsOf({ letters, width, height }: Chart): string[] {
  return Array.from({ length: height }, (_, y) =>
    letters.slice(y * width, (y + 1) * width).join(""),
  );
}

export function isSame(a: Chart, b: Chart): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.letters.every((letter, cell) => letter === b.letters[cell]) &&
    a.owners.every((owner, cell) => owner === b.owners[cell])
  );
}
