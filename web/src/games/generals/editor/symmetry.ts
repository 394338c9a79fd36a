// Symmetries of a map: where a cell comes to lie when it is mirrored or turned, and whose building
// it is there. Players stand clockwise from the upper left: P1, P2, P3, P4.
import { type Chart, type Paint, type Spot, cellOf, painted, spotOf } from "./chart";

export const SYMMETRIES = ["none", "mirror_x", "mirror_y", "half_turn", "quarter_turn"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** One way a map comes to lie on itself. */
interface Turn {
  spot: (chart: Chart, spot: Spot) => Spot;
  owner: (players: number) => number[]; // by player's number, 0 for nobody
}

const SWAP = [0, 2, 1, 3, 4]; // the first two change places, others stay
const mirrorX: Turn = {
  spot: ({ width }, { x, y }) => ({ x: width - 1 - x, y }),
  owner: (players) => (players > 3 ? [0, 2, 1, 4, 3] : SWAP),
};
const mirrorY: Turn = {
  spot: ({ height }, { x, y }) => ({ x, y: height - 1 - y }),
  owner: (players) => (players > 3 ? [0, 4, 3, 2, 1] : SWAP),
};
const halfTurn: Turn = {
  spot: ({ width, height }, { x, y }) => ({ x: width - 1 - x, y: height - 1 - y }),
  owner: (players) => (players > 3 ? [0, 3, 4, 1, 2] : SWAP),
};
const quarterTurn: Turn = {
  spot: ({ height }, { x, y }) => ({ x: height - 1 - y, y: x }),
  owner: (players) => (players > 3 ? [0, 2, 3, 4, 1] : SWAP),
};
const TURNS: Record<Symmetry, Turn | null> = {
  none: null,
  mirror_x: mirrorX,
  mirror_y: mirrorY,
  half_turn: halfTurn,
  quarter_turn: quarterTurn,
};

/** Whether a map of this shape can have the symmetry. */
export function fits(symmetry: Symmetry, width: number, height: number): boolean {
  return symmetry !== "quarter_turn" || width === height;
}

/** A cell's images, itself first, each with the players' numbers as they are there. */
function images(chart: Chart, symmetry: Symmetry, players: number, cell: number) {
  const turn = TURNS[symmetry];
  let owner = [0, 1, 2, 3, 4];
  const found = [{ cell, owner }];
  if (!turn || !fits(symmetry, chart.width, chart.height)) return found;
  const moved = turn.owner(players);
  let spot = spotOf(chart, cell);
  const times = symmetry === "quarter_turn" ? 3 : 1;
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
