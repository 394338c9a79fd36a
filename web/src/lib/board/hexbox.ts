// Hexagons on their corners in a square box: cells are numbered row by row, and the one called "0,0" lies
// in its middle. What is beside them, where they lie in a drawing, and the outline of some of them.
import { type Bounds, HEX, hexAt } from "./grid";

type Spot = [number, number];

const WAYS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const; // against the clock from the east

// The edge towards each neighbour, as places of corners counted from the uppermost with the clock.
const EDGES = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
] as const;

const STEPS: Record<string, Spot> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const INSET = 0.93; // of the way to a corner: where an outline runs

interface Edge {
  points: string; // a little inside the hexagon
  end: string; // the corner of the board where it ends
}

/** The corners of a hexagon so far from its middle, the uppermost first. */
function corners(radius: number): Spot[] {
  return [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** They as points of a polygon. */
export function hexagon(radius: number): string {
  return corners(radius)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** A box of so many cells in a row, drawn with corners so far from the middle of each. */
export class HexBox {
  readonly #half: number;

  constructor(
    private readonly side: number,
    private readonly radius: number,
  ) {
    this.#half = side / 2;
  }

  cellAt = (q: number, r: number): number => (r + this.#half) * this.side + q + this.#half;

  /** A cell as moves call it: "1,-2". */
  cellName = (cell: number): string => this.#axes(cell).join();

  /** The six cells beside one, from the east against the clock. */
  beside = (cell: number): number[] => {
    const [q, r] = this.#axes(cell);
    return WAYS.map(([dq, dr]) => this.cellAt(q + dq, r + dr));
  };

  /** Whether two cells are hardly farther apart than neighbours. */
  isNear = (cell: number, other: number): boolean => {
    const [[q, r], [p, s]] = [this.#axes(cell), this.#axes(other)];
    return Math.abs(q - p) + Math.abs(r - s) < 3;
  };

  /** The neighbour that an arrow leads to, or -1; up and down lead left and right in turn. */
  stepped = (cell: number, key: string): number => {
    const way = STEPS[key];
    if (!way) return -1;
    const [q, r] = this.#axes(cell);
    const row = r + way[1];
    const turn = key === "ArrowUp" && row % 2 ? 1 : key === "ArrowDown" && row % 2 === 0 ? -1 : 0;
    return this.cellAt(q + way[0] + turn, row);
  };

  /** The middle of a cell in the drawing. */
  at = (cell: number): Spot => {
    const [x, y] = hexAt(...this.#axes(cell));
    return [x * 2 * this.radius, y * 2 * this.radius];
  };

  /** What moves a drawing to a cell. */
  move = (cell: number): string => {
    const [x, y] = this.at(cell);
    return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  };

  /** The box around some cells in cells' heights, with some room around it, and more at the right. */
  boundsOf = (cells: number[], room: number, more = 0): Bounds => {
    const spots = cells.map((cell) => hexAt(...this.#axes(cell)));
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    return {
      left: Math.min(0, ...xs) - HEX / 2 - room,
      right: Math.max(0, ...xs) + HEX / 2 + room + more,
      top: Math.min(0, ...ys) - 0.5 - room,
      bottom: Math.max(0, ...ys) + 0.5 + room,
    };
  };

  /** Such a box as pictures want it. */
  viewBox = ({ left, top, right, bottom }: Bounds): string =>
    [left, top, right - left, bottom - top].map((n) => (n * 2 * this.radius).toFixed(1)).join(" ");

  /** The outline of some cells: the edges that no other of them shares, joined into loops. */
  outline = (cells: number[]): string => {
    const edges = this.#edges(cells);
    let path = "";
    for (const [start, first] of edges) {
      if (!edges.delete(start)) continue;
      path += `M${first.points}`;
      for (let edge = edges.get(first.end), key = first.end; edge; edge = edges.get(key)) {
        path += `L${edge.points}`;
        edges.delete(key);
        key = edge.end;
      }
      path += "Z";
    }
    return path;
  };

  #axes(cell: number): Spot {
    return [(cell % this.side) - this.#half, Math.floor(cell / this.side) - this.#half];
  }

  /** The edges by the corner at which each begins, with the clock: never two at one corner. */
  #edges(cells: number[]): Map<string, Edge> {
    const mine = new Set(cells);
    const [inner, outer] = [corners(this.radius * INSET), corners(this.radius)];
    const edges = new Map<string, Edge>();
    for (const cell of cells) {
      const [x, y] = this.at(cell);
      const spot = ([dx, dy]: Spot) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
      const key = ([dx, dy]: Spot) => `${Math.round(x + dx)} ${Math.round(y + dy)}`;
      this.beside(cell).forEach((other, way) => {
        if (mine.has(other)) return;
        const [from, to] = EDGES[way]!;
        const points = `${spot(inner[from]!)}L${spot(inner[to]!)}`;
        edges.set(key(outer[from]!), { points, end: key(outer[to]!) });
      });
    }
    return edges;
  }
}
