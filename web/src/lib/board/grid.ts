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
