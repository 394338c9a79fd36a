// The pen by mouse and by finger: it paints with the tool chosen; two fingers move the view.
import { type Spot, cellOf, isInside } from "./chart";
import type { Desk } from "./desk.svelte";
import { line } from "./strokes";

interface Point {
  x: number;
  y: number;
}

export class Pen {
  readonly #fingers = new Map<number, Point>();
  #last: Spot | null = null; // where the pen was
  #held: Point | null = null; // where the view was taken hold of
  #grasp = { spread: 0, zoom: 1 }; // two fingers, when they came down
  #due = 0; // the frame that looks at two fingers

  constructor(
    private readonly desk: Desk,
    private readonly frame: HTMLElement, // what is scrolled
    private readonly paper: HTMLElement,
  ) {}

  /** The cell under a place of the screen; it may lie beside the map. */
  spotAt({ clientX, clientY }: MouseEvent): Spot {
    const { chart } = this.desk.bench;
    const box = this.paper.getBoundingClientRect();
    return {
      x: Math.floor(((clientX - box.left) / box.width) * chart.width),
      y: Math.floor(((clientY - box.top) / box.height) * chart.height),
    };
  }

  down(event: PointerEvent): void {
    const { bench } = this.desk;
    this.#fingers.set(event.pointerId, pointOf(event));
    if (this.#fingers.size > 1) return this.#grip();
    const holds = event.button === 1 || (bench.tool === "hand" && event.pointerType === "mouse");
    if (holds) this.#held = pointOf(event);
    const spot = this.spotAt(event);
    const paints = event.button === 0 && bench.tool !== "hand" && isInside(bench.chart, spot);
    if (holds || paints) this.paper.setPointerCapture(event.pointerId);
    if (paints) this.#touch(spot);
  }

  #touch(spot: Spot): void {
    const { bench } = this.desk;
    bench.lift();
    this.desk.cursor = spot;
    this.desk.said = null;
    if (bench.tool === "pick") return this.desk.take(spot);
    bench.down();
    if (bench.tool === "fill") bench.fill(spot);
    if (bench.tool === "brush") bench.put([cellOf(bench.chart, spot)]);
    if (bench.tool === "rectangle") bench.begin(spot);
    this.#last = spot;
  }

  move(event: PointerEvent): void {
    const { bench } = this.desk;
    const finger = this.#fingers.has(event.pointerId);
    if (finger && this.#fingers.size > 1) return this.#pinch(event);
    const spot = this.spotAt(event);
    const mouse = event.pointerType === "mouse" && isInside(bench.chart, spot);
    this.desk.pointed = mouse ? spot : null;
    if (finger) this.#fingers.set(event.pointerId, pointOf(event));
    if (this.#held) {
      this.frame.scrollBy(this.#held.x - event.clientX, this.#held.y - event.clientY);
      this.#held = pointOf(event);
    }
    if (this.#last) this.#draw(this.#last, spot);
  }

  #draw(from: Spot, to: Spot): void {
    const { bench } = this.desk;
    if (from.x === to.x && from.y === to.y) return;
    if (bench.tool === "brush") bench.put(line(bench.chart, from, to));
    if (bench.tool === "rectangle") bench.stretch(to);
    if (isInside(bench.chart, to)) this.desk.cursor = to;
    this.#last = to;
  }

  up(event: PointerEvent): void {
    if (this.#last) this.desk.bench.up();
    this.#leave(event);
  }

  cancel(event: PointerEvent): void {
    if (this.#last) this.desk.bench.lift();
    this.#leave(event);
  }

  #leave(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#held = null;
    this.#last = null;
  }

  /** A second finger: the view is moved, and what the first one began is taken back. */
  #grip(): void {
    if (this.#last) this.desk.bench.lift();
    this.#last = null;
    this.#grasp = { spread: this.#spread(), zoom: this.desk.zoom };
  }

  #spread(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  #pinch(event: PointerEvent): void {
    const old = this.#fingers.get(event.pointerId)!;
    this.#fingers.set(event.pointerId, pointOf(event));
    this.frame.scrollBy((old.x - event.clientX) / 2, (old.y - event.clientY) / 2);
    // Fingers are told of one after the other: how far apart they are is known once all have moved.
    cancelAnimationFrame(this.#due);
    this.#due = requestAnimationFrame(() => this.#stretch());
  }

  #stretch(): void {
    if (this.#fingers.size < 2) return;
    const { spread, zoom } = this.#grasp;
    const by = spread ? this.#spread() / spread : 1;
    this.desk.scale(Math.abs(by - 1) < 0.15 ? zoom : zoom * by); // a hand is never quite still
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
