// Symmetries of a map: where a cell comes to lie when it is mirrored or turned, and whose building
// it is there. Players stand clockwise from the upper left: P1, P2, P3, P4.
import { type Chart, type Paint, type Seam, type Spot, cellOf, painted, spotOf } from "./chart";

export const SYMMETRIES = [
  "none",
  "rotate180",
  "rotate90",
  "mirror_left_right",
  "mirror_top_bottom",
  "mirror_diagonal",
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];
const SQUARE: Symmetry[] = ["rotate90", "mirror_diagonal"]; // these turn rows into columns

/** One way a map comes to lie on itself. */
interface Turn {
  spot: (chart: Chart, spot: Spot) => Spot;
  four: number[]; // whose a building is there among four players, by whose it was; 0 is nobody
}

const SWAP = [0, 2, 1, 3, 4]; // the first two change places, others stay
const PAIRS = [0, 2, 1, 4, 3];
const TURNS: Record<Symmetry, Turn | null> = {
  none: null,
  rotate180: {
    spot: ({ width, height }, { x, y }) => ({ x: width - 1 - x, y: height - 1 - y }),
    four: [0, 3, 4, 1, 2],
  },
  rotate90: {
    spot: ({ height }, { x, y }) => ({ x: height - 1 - y, y: x }),
    four: [0, 2, 3, 4, 1],
  },
  mirror_left_right: { spot: ({ width }, { x, y }) => ({ x: width - 1 - x, y }), four: PAIRS },
  mirror_top_bottom: {
    spot: ({ height }, { x, y }) => ({ x, y: height - 1 - y }),
    four: [0, 4, 3, 2, 1],
  },
  mirror_diagonal: { spot: (_, { x, y }) => ({ x: y, y: x }), four: PAIRS },
};

export const isSymmetry = (name: string): name is Symmetry =>
  (SYMMETRIES as readonly string[]).includes(name);

/** Whether a map must be square to have it. */
export const needsSquare = (symmetry: Symmetry) => SQUARE.includes(symmetry);

/** Whether a map of this shape can have the symmetry. */
export function fits(symmetry: Symmetry, width: number, height: number): boolean {
  return !needsSquare(symmetry) || width === height;
}

/** Where a map is to be cut or continued so that both sides stay as they are. */
export function seamOf(symmetry: Symmetry): Seam {
  const turned = symmetry === "rotate180" || symmetry === "rotate90";
  return {
    columns: turned || symmetry === "mirror_left_right" ? "middle" : "end",
    rows: turned || symmetry === "mirror_top_bottom" ? "middle" : "end",
  };
}

/** A cell's images, itself first, each with the players' numbers as they are there. */
function images(chart: Chart, symmetry: Symmetry, players: number, cell: number) {
  const turn = TURNS[symmetry];
  let owner = [0, 1, 2, 3, 4];
  const found = [{ cell, owner }];
  if (!turn || !fits(symmetry, chart.width, chart.height)) return found;
  const moved = players > 3 ? turn.four : SWAP;
  let spot = spotOf(chart, cell);
  const times = symmetry === "rotate90" ? 3 : 1;
  for (let i = 0; i < times; i++) {
    spot = turn.spot(chart, spot);
    owner = owner.map((one) => moved[one]!);
    found.push({ cell: cellOf(chart, spot), owner });
  }
  return found;
}

/** What a paint on some cells puts on all their images too. */
export function spread(
  chart: Chart,
  symmetry: Symmetry,
  players: number,
  paints: Map<number, Paint>,
): Map<number, Paint> {
  const found = new Map<number, Paint>();
  for (const [cell, { letter, owner }] of paints) {
    const all = images(chart, symmetry, players, cell);
    // A cell that lies on itself belongs to nobody, unless its owner stays the same there.
    const torn = all.some((one) => one.cell === cell && one.owner[owner] !== owner);
    for (const one of all) {
      found.set(one.cell, { letter, owner: torn ? 0 : one.owner[owner]! });
    }
  }
  return found;
}

/** The map made symmetric: its upper left part is the model. */
export function symmetrised(chart: Chart, symmetry: Symmetry, players: number): Chart {
  const models = new Map<number, Paint>();
  chart.letters.forEach((letter, cell) => {
    const all = images(chart, symmetry, players, cell).map((one) => one.cell);
    const first = all.reduce((a, b) => (isBefore(chart, b, a) ? b : a));
    if (first === cell) models.set(cell, { letter, owner: chart.owners[cell]! });
  });
  return painted(chart, spread(chart, symmetry, players, models));
}

/** Whether a cell is the model of another: nearer the upper left quarter, then row by row. */
function isBefore(chart: Chart, a: number, b: number): boolean {
  const quarter = (cell: number) => {
    const { x, y } = spotOf(chart, cell);
    return Number(2 * x >= chart.width) + Number(2 * y >= chart.height);
  };
  return quarter(a) - quarter(b) < 0 || (quarter(a) === quarter(b) && a < b);
}

/** The cells that differ from their images. */
export function broken(chart: Chart, symmetry: Symmetry, players: number): number[] {
  return chart.letters.flatMap((letter, cell) => {
    const whose = chart.owners[cell]!;
    const all = images(chart, symmetry, players, cell);
    const fine = all.every(
      (one) => chart.letters[one.cell] === letter && chart.owners[one.cell] === one.owner[whose],
    );
    return fine ? [] : [cell];
  });
}
