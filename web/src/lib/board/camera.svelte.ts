// Which part of a board is on show, and how large. Cells are whole numbers of pixels, so that the
// print stays crisp.
import type { Grid } from "./grid";

const LEAST = 20; // pixels of a cell
const MOST = 112;
const USUAL = 44; // a cell that a finger hits and an eye reads; a larger map is panned over
const ENOUGH = 34; // a smaller cell is large enough where all of the map is seen then
const STEP = 1.2;
const EDGE = 24; // pixels of table around a map that is panned

export class Camera {
  width = $state(0); // of the window on the map, in pixels
  height = $state(0);
  size = $state(USUAL); // of a cell
  x = $state(0); // where the map's corner lies in the window
  y = $state(0);
  smooth = $state(false); // the last change was a leap, not a drag
  foot = $state(0); // pixels at the window's foot that something lies over
  spare = $state(0); // pixels that a larger map can be moved up further, off the overview
  #set = false; // the first look was chosen
  #own = false; // somebody chose how large it is

  constructor(
    readonly grid: Grid,
    private readonly start = -1, // the cell to look at first, where not all can be seen
  ) {}

  /** What keys ask of it. */
  readonly deeds = {
    larger: () => this.step(1),
    smaller: () => this.step(-1),
    fit: () => this.fit(),
  };

  /** The window has a size, or another one. */
  fitTo(width: number, height: number): void {
    if (!width || !height) return;
    const middle = this.middle;
    const was = this.#set ? this.isWhole : false;
    this.width = width;
    this.height = height;
    if (!this.#set || was || !this.#own) this.home();
    if (this.#set) this.centre(...middle);
    if (!this.#set && this.start >= 0) {
      const [x, y] = this.grid.at(this.start);
      this.centre(x + 0.5, y + 0.5);
    }
    this.#set = true;
  }

  /** The size at which the whole map is seen. */
  get whole(): number {
    const size = Math.min(this.width / this.grid.width, this.height / this.grid.height);
    return Math.max(LEAST, Math.min(MOST, Math.floor(size)));
  }

  get #wide(): number {
    return this.grid.width * this.size;
  }

  get #high(): number {
    return this.grid.height * this.size;
  }

  get isWhole(): boolean {
    return this.size <= this.whole;
  }

  /** Whether a part of the map lies outside the window. */
  get pans(): boolean {
    return this.#wide > this.width + 1 || this.#high > this.height + 1;
  }

  /** The first look: all of it where that is large enough. */
  home(): void {
    this.size = this.whole >= ENOUGH ? this.whole : USUAL;
    this.#clamp();
  }

  /** All of it, however small. */
  fit(): void {
    this.smooth = true;
    this.#own = false;
    this.size = this.whole;
    this.#clamp();
  }

  /** The middle of the window, in cells. */
  get middle(): [number, number] {
    return [(this.width / 2 - this.x) / this.size, (this.height / 2 - this.y) / this.size];
  }

  centre(x: number, y: number): void {
    this.x = this.width / 2 - x * this.size;
    this.y = this.height / 2 - y * this.size;
    this.#clamp();
  }

  pan(dx: number, dy: number): void {
    this.smooth = false;
    this.x += dx;
    this.y += dy;
    this.#clamp();
  }

  /** Larger or smaller about a point of the window. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.smooth = false;
    this.#own = true;
    const [cx, cy] = [(px - this.x) / this.size, (py - this.y) / this.size];
    const least = Math.min(this.whole, USUAL);
    this.size = Math.max(least, Math.min(MOST, this.size * factor));
    this.x = px - cx * this.size;
    this.y = py - cy * this.size;
    this.#clamp();
  }

  step(way: 1 | -1): void {
    const { size } = this;
    this.zoom(STEP ** way);
    this.size = way > 0 ? Math.ceil(this.size) : Math.floor(this.size);
    if (this.size === size) return;
    this.#clamp();
  }

  /** See to it that a cell is well inside the window. */
  show(cell: number, margin = 1.5): void {
    const [left, top] = this.at(cell);
    const room = Math.min(margin * this.size, this.width / 3, this.height / 3);
    const dx = need(left, left + this.size, room, this.width - room);
    const dy = need(top, top + this.size, room, this.height - this.foot - room);
    if (!dx && !dy) return;
    this.x += dx;
    this.y += dy;
    this.smooth = true;
    this.#clamp();
  }

  /** Whether a cell can be seen whole. */
  sees(cell: number): boolean {
    const [left, top] = this.at(cell);
    const slack = this.size / 3; // what is cut a little can still be pressed
    return (
      left >= -slack &&
      top >= -slack &&
      left + this.size <= this.width + slack &&
      top + this.size <= this.height - this.foot + slack
    );
  }

  /** Where a cell's corner lies in the window. */
  at(cell: number): [number, number] {
    const [x, y] = this.grid.at(cell);
    return [this.x + x * this.size, this.y + y * this.size];
  }

  /** See to it that some cells are all seen, if they can be together at this size. */
  gather(cells: number[]): boolean {
    if (!cells.length) return true;
    const spots = cells.map((cell) => this.grid.at(cell));
    const [columns, rows] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const [left, top] = [Math.min(...columns) * this.size, Math.min(...rows) * this.size];
    const [right, foot] = [Math.max(...columns) + 1, Math.max(...rows) + 1];
    const [wide, high] = [right * this.size - left, foot * this.size - top];
    const room = this.height - this.foot;
    if (wide > this.width + 1 || high > room + 1) return false;
    const dx = need(this.x + left, this.x + left + wide, 0, this.width);
    const dy = need(this.y + top, this.y + top + high, 0, room);
    if (dx || dy) {
      this.smooth = true;
      this.x += dx;
      this.y += dy;
      this.#clamp();
    }
    return true;
  }

  /** The cell under a point of the window, or -1 off the map. */
  cellAt(px: number, py: number): number {
    return this.grid.under((px - this.x) / this.size, (py - this.y) / this.size);
  }

  #clamp(): void {
    this.x = Math.round(within(this.x, this.#wide, this.width));
    this.y = Math.round(within(this.y, this.#high, this.height, this.foot, this.spare));
  }
}

/** What is smaller than the window stands in its middle, or above what lies over its foot; what is
 * larger covers it. */
function within(at: number, length: number, room: number, foot = 0, spare = 0): number {
  if (length <= room) {
    const middle = (room - length) / 2;
    return Math.max(Math.min(middle, room - foot - length), Math.min(middle, at));
  }
  return Math.min(EDGE, Math.max(room - length - EDGE - Math.max(foot, spare), at));
}

function need(from: number, to: number, least: number, most: number): number {
  if (from < least) return least - from;
  return to > most ? most - to : 0;
}
