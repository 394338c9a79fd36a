// The drawing table: one map being made, with a pen, in a symmetry, within the limits of maps.
import { settings } from "../settings.svelte";
import { type Saved, Workbench } from "../shelf/bench.svelte";
import type { Kept } from "../wire";
import { type Chart, type Paint, cellOf, isSame, painted, resized, type Spot } from "./chart";
import { type Sketch, cleanName, readText, writeText } from "./drawn";
import type { Print } from "./print";
import { MAP, draftsOf } from "./shelf";
import { patch, rectangle } from "./strokes";
import { type Symmetry, fits, needsSquare, seamOf, spread, symmetrised } from "./symmetry";

const MAPS = { kind: MAP, pause: 250, remembered: 200 };

export type Tool = "brush" | "rectangle" | "fill" | "pick" | "hand";

export class Bench extends Workbench<Sketch, string> {
  tool = $state<Tool>("brush");
  paint = $state.raw<Paint>({ letter: "", owner: 0 });
  corner = $state.raw<Spot | null>(null); // where a rectangle began
  #before: Sketch | null = null; // the map as it was when the pen came down

  constructor(
    readonly print: Print,
    key: string,
    start: { name: string; sketch: Sketch },
    stored: Saved | null,
  ) {
    const { id } = print.info;
    const kept = { ...MAPS, drafts: draftsOf(id) };
    super(kept, id, key, { name: start.name, content: start.sketch }, stored);
    this.paint = { letter: print.terrains[1]?.letter ?? print.blank, owner: 1 };
    void this.ask();
  }

  // -- what stands

  get sketch(): Sketch {
    return this.content;
  }

  get chart(): Chart {
    return this.sketch.chart;
  }

  written(name: string): string {
    return writeText(this.sketch, name);
  }

  get text(): string {
    return this.written(this.name);
  }

  // -- painting

  /** The pen comes down: all it does until it is lifted is one change. */
  down(): void {
    this.#before ??= this.sketch;
  }

  up(): void {
    const before = this.#before;
    this.#before = null;
    this.corner = null;
    if (before && !isSame(before.chart, this.chart)) this.done(before);
  }

  /** The pen is taken away, and what it did. */
  lift(): void {
    if (this.#before) this.content = this.#before;
    this.#before = null;
    this.corner = null;
  }

  /** Paint some cells and their images. */
  put(cells: number[]): void {
    const { letter, owner } = this.paint;
    const whose = this.print.isBuilding(letter) ? Math.min(owner, this.sketch.players) : 0;
    this.#paint(new Map(cells.map((cell) => [cell, { letter, owner: whose }])));
  }

  /** The first corner of a rectangle. */
  begin(corner: Spot): void {
    this.down();
    this.corner = corner;
    this.stretch(corner);
  }

  /** The rectangle from its first corner to a spot, in the place of the last one shown. */
  stretch(to: Spot): void {
    if (!this.corner) return;
    if (this.#before) this.content = this.#before;
    this.put(rectangle(this.chart, this.corner, to));
  }

  fill(from: Spot): void {
    this.put(patch(this.chart, from));
  }

  /** Take what lies on a spot as paint. */
  pick(spot: Spot): void {
    const cell = cellOf(this.chart, spot);
    const letter = this.chart.letters[cell]!;
    const owner = this.print.isBuilding(letter) ? this.chart.owners[cell]! : this.paint.owner;
    this.paint = { letter, owner };
  }

  /** Give the building on a spot to a player, or to nobody. */
  grant(spot: Spot, owner: number): boolean {
    const cell = cellOf(this.chart, spot);
    const letter = this.chart.letters[cell]!;
    if (!this.print.isBuilding(letter) || owner > this.sketch.players) return false;
    this.down();
    this.#paint(new Map([[cell, { letter, owner }]]));
    this.up();
    return true;
  }

  #paint(paints: Map<number, Paint>): void {
    const { chart, symmetry, players } = this.sketch;
    const made = painted(chart, spread(chart, symmetry, players, paints));
    if (made !== chart) this.content = { ...this.sketch, chart: made };
  }

  // -- the whole map

  resize(width: number, height: number): void {
    const [least, most] = this.print.limits.side;
    const within = (side: number) => Math.min(most, Math.max(least, Math.round(side) || least));
    const { chart, symmetry, players } = this.sketch;
    const square = needsSquare(symmetry);
    const wide = within(square && width === chart.width ? height : width);
    const high = square ? wide : within(height);
    const made = resized(chart, wide, high, this.print.blank, seamOf(symmetry));
    this.change({ chart: symmetrised(made, symmetry, players) });
  }

  /** Keep a symmetry from now on; what is drawn already stays as it is. */
  keepSymmetry(symmetry: Symmetry): void {
    if (fits(symmetry, this.chart.width, this.chart.height)) this.change({ symmetry });
  }

  symmetrise(): void {
    const { chart, symmetry, players } = this.sketch;
    this.change({ chart: symmetrised(chart, symmetry, players) });
  }

  /** Fewer players: what belonged to the others is nobody's. */
  setPlayers(players: number): void {
    const owners = this.chart.owners.map((owner) => (owner > players ? 0 : owner));
    this.change({ players, chart: { ...this.chart, owners } });
    if (this.paint.owner > players) this.paint = { ...this.paint, owner: 0 };
  }

  change(part: Partial<Sketch>): void {
    this.lift();
    const before = this.sketch;
    this.content = { ...before, ...part };
    if (this.text !== writeText(before, this.name)) this.done(before);
  }

  override undo(): void {
    this.lift();
    super.undo();
  }

  override redo(): void {
    this.lift();
    this.again();
  }

  /** The name is a part of the map. */
  override rename(name: string): void {
    this.name = name;
    this.touched();
  }

  // -- keeping it

  /** Back to what the server keeps. */
  revert(): void {
    const { saved } = this;
    const read = saved && readText(saved.text, this.print, settings.language);
    if (!read) return;
    this.name = saved.name;
    this.change(read.sketch);
    this.touched();
  }

  override async save(): Promise<Kept | null> {
    if (!this.name.trim()) return null;
    this.name = cleanName(this.name);
    return super.save();
  }
}
