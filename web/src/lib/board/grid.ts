// Where the cells of a board lie. All that shows or presses a board asks here: square boards and
// others differ in nothing else.

/** A board in units of one cell: how large all of it is, and where each cell is. */
export interface Grid {
  width: number;
  height: number;
  /** The corner of the box, one unit wide and high, that a cell stands in. */
  at(cell: number): [number, number];
  /** The cell under a point, or -1 off the board. */
  under(x: number, y: number): number;
}

/** Squares in rows; a cell's number is its row times `stride`, and its column. */
export function squares(width: number, height: number, stride = width): Grid {
  return {
    width,
    height,
    at: (cell) => [cell % stride, Math.floor(cell / stride)],
    under(x, y) {
      const [column, row] = [Math.floor(x), Math.floor(y)];
      const off = column < 0 || row < 0 || column >= width || row >= height;
      return off ? -1 : row * stride + column;
    },
  };
}

export const HEX = Math.sqrt(3) / 2; // how wide a hexagon on its corner is, where it is one unit high

/** What part of a board of hexagons is shown: corners of a box, in units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The middle of the hexagon (q, r). */
export function hexAt(q: number, r: number): [number, number] {
  return [HEX * (q + r / 2), 0.75 * r];
}

/** Hexagons on a corner; a cell's number is its r times `side` and its q, both from the middle. The
 * part on show may change. */
export function hexes(side: number, bounds: () => Bounds): Grid {
  const half = side / 2;
  return {
    get width() {
      const { left, right } = bounds();
      return right - left;
    },
    get height() {
      const { top, bottom } = bounds();
      return bottom - top;
    },
    at(cell) {
      const { left, top } = bounds();
      const [x, y] = hexAt((cell % side) - half, Math.floor(cell / side) - half);
      return [x - 0.5 - left, y - 0.5 - top];
    },
    under(x, y) {
      const { left, top } = bounds();
      const r = (y + top) / 0.75;
      const [q, row] = rounded((x + left) / HEX - r / 2, r);
      const off = Math.abs(q) >= half || Math.abs(row) >= half;
      return off ? -1 : (row + half) * side + q + half;
    },
  };
}

/** The hexagon that a point lies in. */
function rounded(q: number, r: number): [number, number] {
  const [s, x, z] = [-q - r, Math.round(q), Math.round(r)];
  const y = Math.round(s);
  const [dq, ds, dr] = [Math.abs(x - q), Math.abs(y - s), Math.abs(z - r)];
  if (dq > ds && dq > dr) return [-y - z, z];
  return dr > ds ? [x, -x - y] : [x, z];
}
