// The drawing table: one map being made. Every change is shown at once and asked of the rules a
// moment later; the page itself judges nothing.
import { check, keep } from "../../../lib/keepsakes";
import { settings } from "../../../lib/settings.svelte";
import type { Kept, Problem } from "../../../lib/wire";
import { type Chart, type Paint, cellOf, isSame, painted, resized, type Spot } from "./chart";
import { dropDraft, keepDraft } from "./drafts";
import { type Sketch, cleanName, readText, writeText } from "./drawn";
import type { Print } from "./print";
import { MAP } from "./shelf";
import { patch, rectangle } from "./strokes";
import { type Symmetry, fits, needsSquare, seamOf, spread, symmetrised } from "./symmetry";

const PAUSE = 250; // ms without a change before the rules are asked
const REMEMBERED = 200; // changes that can be taken back

export type Tool = "brush" | "rectangle" | "fill" | "pick" | "hand";

export class Bench {
  sketch = $state.raw<Sketch>(null!);
  name = $state("");
  tool = $state<Tool>("brush");
  paint = $state.raw<Paint>({ letter: "", owner: 0 });
  corner = $state.raw<Spot | null>(null); // where a rectangle began
  faults = $state.raw<Problem[] | null>(null); // null: not known yet
  asking = $state(false); // what is shown as faults is of a moment ago
  unreached = $state.raw<unknown>(null); // the rules could not be asked
  saving = $state(false);
  #past = $state.raw<Sketch[]>([]);
  #future = $state.raw<Sketch[]>([]);
  #before: Sketch | null = null; // the map as it was when the pen came down
  #saved = $state.raw<{ name: string; text: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticket = 0;

  constructor(
    readonly print: Print,
    readonly key: string,
    start: { name: string; sketch: Sketch },
    stored: { name: string; text: string } | null,
  ) {
    this.sketch = start.sketch;
    this.name = start.name;
    this.paint = { letter: print.terrains[1]?.letter ?? print.blank, owner: 1 };
    this.#saved = stored;
    void this.ask();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#ticket++;
  }

  // -- what stands

  get chart(): Chart {
    return this.sketch.chart;
  }

  get text(): string {
    return writeText(this.sketch, this.name);
  }

  /** Whether something would be lost that the server does not keep. */
  get changed(): boolean {
    return this.#saved?.name !== this.name.trim() || this.#saved.text !== this.text;
  }

  get stored(): boolean {
    return this.#saved !== null;
  }

  /** The rules find nothing wrong with the map as it stands. */
  get ready(): boolean {
    return this.faults?.length === 0 && !this.asking;
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  get redoable(): boolean {
    return this.#future.length > 0;
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
    if (before && !isSame(before.chart, this.chart)) this.#done(before);
  }

  /** The pen is taken away, and what it did. */
  lift(): void {
    if (this.#before) this.sketch = this.#before;
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
    if (this.#before) this.sketch = this.#before;
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
    if (made !== chart) this.sketch = { ...this.sketch, chart: made };
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
    this.sketch = { ...before, ...part };
    if (this.text !== writeText(before, this.name)) this.#done(before);
  }

  #done(before: Sketch): void {
    this.#past = [...this.#past, before].slice(-REMEMBERED);
    this.#future = [];
    this.#touched();
  }

  undo(): void {
    this.lift();
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.sketch];
    this.sketch = last;
    this.#touched();
  }

  redo(): void {
    this.lift();
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.sketch];
    this.sketch = next;
    this.#touched();
  }

  rename(name: string): void {
    this.name = name;
    this.#touched();
  }

  #touched(): void {
    this.asking = true;
    this.#draft();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  #draft(): void {
    if (this.changed) keepDraft(this.key, this.name, this.text);
    else dropDraft(this.key);
  }

  // -- asking the rules

  async ask(): Promise<void> {
    const ticket = ++this.#ticket;
    this.asking = true;
    this.unreached = null;
    try {
      const faults = await check(this.print.info.id, MAP, this.text);
      if (ticket !== this.#ticket) return;
      this.faults = faults;
      this.asking = false;
    } catch (error) {
      if (ticket !== this.#ticket) return;
      this.faults = null; // nobody knows
      this.unreached = error;
    }
  }

  // -- keeping it

  /** Back to what the server keeps. */
  revert(): void {
    const saved = this.#saved;
    const read = saved && readText(saved.text, this.print, settings.language);
    if (!read) return;
    this.name = saved.name;
    this.change(read.sketch);
    this.#touched();
  }

  async save(): Promise<Kept> {
    this.saving = true;
    this.name = cleanName(this.name);
    const { name, text } = this;
    try {
      const stored = await keep(this.print.info.id, this.key, { kind: MAP, name, value: text });
      if (this.name === name) this.name = stored.name;
      this.#saved = { name: stored.name, text };
      this.#draft();
      return stored;
    } finally {
      this.saving = false;
    }
  }
}
