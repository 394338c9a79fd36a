// The composition: tiles and effects chosen but not yet validated. Nothing here knows a rule; what
// may come next is what the server says is legal. Where the server can tell what moves would lead
// to (`explore`), they all stay here until Valider sends them together; where it can't, steps that
// end nothing are sent one by one (others do not see them) and only the last is held back.
import type { Play, Refused, Tried } from "../../lib/play";
import { settings } from "../../lib/settings.svelte";
import type { Legal } from "../../lib/wire";
import { KEEPS, KEEP_WHEELS, STOP, kindOf, mayEnd, withoutLast } from "./lines";
import { type Preview, previewOf } from "./preview";
import {
  COMPOSE,
  ECLIPSE,
  EFFECT,
  LETTERS,
  MORE,
  type Night,
  REROLL,
  closing,
  night,
} from "./state";

export interface Tile {
  wheel: number;
  cell: number;
  kind: number;
  eclipse: boolean;
}

export class Composer {
  held = $state.raw<string[]>([]);
  look = $state.raw<Tried | null>(null); // what the held moves lead to, where the server says
  stopped = $state.raw<Tried | null>(null); // the same, stopping at one tile
  kept = $state.raw<Tried | null>(null); // the same, keeping the wheels before a reroll
  here = $state.raw<Tried | null>(null); // the position itself, with the game's help
  preview = $state.raw<Preview | null>(null);
  wheels = $state.raw<number[]>([]); // chosen, to be rerolled or laid
  spot = $state<number | null>(null); // a cell chosen before its wheel
  eclipse = $state.raw<{ wheel: number; cell: number } | null>(null); // waits for its kind
  refusal = $state.raw<(Refused & { cell: number | null }) | null>(null);
  looking = $state(false); // what the held moves lead to is being asked
  #ticket = 0;

  constructor(private readonly play: Play) {}

  // -- what stands

  get me(): number {
    return this.play.position.seat ?? -1;
  }

  /** Whether this page must decide something now. */
  get acting(): boolean {
    return (
      this.play.live && this.play.position.acting === this.play.position.seat && !this.play.busy
    );
  }

  get base(): Night {
    return night(this.play.position.state);
  }

  get state(): Night {
    return this.look ? night(this.look.state) : this.base;
  }

  /** The legal moves after what is held. */
  get legal(): Legal[] {
    if (!this.acting) return [];
    if (this.held.length) return !this.look || this.#isOver(this.look) ? [] : this.look.legal;
    return this.play.position.legal;
  }

  /** Legal tiles of a wheel, also when the wheels would be kept first. */
  tiles(wheel: number): Legal[] {
    const ahead =
      this.base.phase === REROLL && !this.held.length ? (this.kept?.legal ?? []) : this.legal;
    return ahead.filter((move) => move.verb === "tile" && move.values[0] === wheel);
  }

  /** The tiles prepared, those the server already keeps for us included. */
  get prepared(): Tile[] {
    const s = this.base;
    const kept = s.phase === COMPOSE ? [...Array(s.laid).keys()] : [];
    const before = kept.map((i) => this.#tile(s.tile_wheel[i]!, s.tile_cell[i]!, s.tile_kind[i]!));
    const own = this.held.map((text) => text.split(" ")).filter(([verb]) => verb === "tile");
    return [
      ...before,
      ...own.map(([, wheel, cell, letter]) => this.#tile(+wheel! - 1, +cell! - 1, kindOf(letter))),
    ];
  }

  #tile(wheel: number, cell: number, kind: number): Tile {
    const face = this.base.wheel[this.me]?.[wheel] ?? 0;
    return { wheel, cell, kind: kind < 0 ? face : kind, eclipse: face === ECLIPSE };
  }

  /** What one tile of the chosen wheel would win and lose on each cell, where the server says. */
  get hints(): Map<number, { gain: number; loss: number }> | null {
    const [wheel] = this.wheels;
    const aids = (this.look ?? this.kept ?? this.here)?.aids;
    const rows = aids?.cells as ([number, number] | null)[][] | undefined;
    if (wheel === undefined || !rows?.[wheel]) return null;
    const told = rows[wheel].flatMap((pair, cell) =>
      pair ? [[cell, { gain: pair[0], loss: pair[1] }] as const] : [],
    );
    return new Map(told);
  }

  /** The effects chosen so far, as moves. */
  get effects(): string[] {
    return this.held.filter((text) => /^(ally|curse|trap)/.test(text));
  }

  /** The decision under way: a composition, once something is held. */
  get phase(): number {
    return this.held.length ? COMPOSE : this.base.phase;
  }

  /** What the composition wants next; null while that is not known, or outside of one. */
  get asking(): "tile" | "more" | "effect" | "ready" | null {
    if (!this.acting || this.looking || this.phase !== COMPOSE) return null;
    if (this.held.length && (!this.look || this.#isOver(this.look))) return "ready";
    const { stage } = this.state;
    return stage === EFFECT ? "effect" : stage === MORE ? "more" : "tile";
  }

  /** Whether a composition is over after the moves tried. */
  #isOver(tried: Tried): boolean {
    return tried.acting !== this.me || night(tried.state).phase !== COMPOSE;
  }

  /** Whether the primary button ends the turn, as far as is known. */
  get ends(): boolean {
    if (this.asking === "more") return !this.stopped || this.#isOver(this.stopped);
    return this.asking === "ready";
  }

  // -- what a person does

  /** The position changed: forget what was prepared for another one. */
  reset(): void {
    this.#ticket++;
    this.looking = false;
    this.held = [];
    this.look = this.stopped = this.kept = this.here = this.preview = this.eclipse = null;
    this.refusal = this.spot = null;
    this.wheels = [];
    if (!this.acting) return;
    if (this.base.phase === REROLL) void this.#lookAtKeeping();
    if (this.base.phase === COMPOSE) void this.#explore([]);
  }

  /** Hold again what was prepared before the page was opened anew. */
  async resume(line: string[]): Promise<void> {
    if (!this.acting || this.held.length || !line.length) return;
    const here = await this.#explore(line);
    if (here && here !== "late" && !here.refusal) this.held = line;
  }

  toggle(wheel: number): void {
    this.refusal = this.eclipse = this.spot = null;
    const several = this.base.phase === REROLL && !this.held.length;
    if (this.wheels.includes(wheel)) this.wheels = this.wheels.filter((other) => other !== wheel);
    else this.wheels = several ? [...this.wheels, wheel].sort() : [wheel];
  }

  /** Lay a wheel on a cell; an Eclipse asks for its kind first. */
  async lay(wheel: number, cell: number): Promise<void> {
    this.refusal = this.spot = null;
    const moves = this.tiles(wheel).filter((move) => move.values[1] === cell);
    if (moves.length > 1) {
      this.eclipse = { wheel, cell };
      return;
    }
    const text = moves[0]?.notation ?? `tile ${wheel + 1} ${cell + 1}`;
    await this.#choose(text, cell, moves.length > 0);
  }

  /** Say what the Eclipse is. */
  async become(kind: number): Promise<void> {
    if (!this.eclipse) return;
    const { wheel, cell } = this.eclipse;
    this.eclipse = null;
    await this.#choose(`tile ${wheel + 1} ${cell + 1} ${LETTERS[kind]}`, cell, true);
  }

  /** Choose an effect by its move. */
  async effect(text: string, cell: number | null): Promise<void> {
    await this.#choose(text, cell, true);
  }

  /** The primary action on a composition: go on to its effects, or send it. */
  async validate(): Promise<void> {
    if (this.asking === "more") {
      if (!this.ends) return this.#hold([...this.held, STOP]);
      return this.#send([...this.held, STOP]);
    }
    if (this.asking === "ready") await this.#send(this.held);
  }

  /** Take back the last thing chosen. */
  async undo(): Promise<void> {
    this.refusal = null;
    if (this.eclipse) this.eclipse = null;
    else if (this.spot !== null) this.spot = null;
    else if (this.wheels.length) this.wheels = [];
    else if (this.held.length) await this.#hold(withoutLast(this.held));
    else if (this.play.undoable > 0) await this.#takeBack();
  }

  async #takeBack(): Promise<void> {
    if (await this.play.askBack()) this.reset();
    else this.#refuse(null);
  }

  /** Whether the Apprentice may help: chosen here, and not ruled out by the match. */
  get helped(): boolean {
    return settings.apprentice && this.play.options.apprentice !== "off";
  }

  get undoable(): boolean {
    const own =
      this.eclipse !== null || this.spot !== null || this.wheels.length > 0 || this.held.length > 0;
    return this.acting && (own || this.play.undoable > 0);
  }

  /** Ask why something can't be done; the answer cites its rule. */
  async why(text: string, cell: number | null = null): Promise<void> {
    if (!this.acting) return;
    const [tried] = (await this.play.explore([[...this.held, text]])) ?? [];
    if (tried?.refusal) this.refusal = { ...tried.refusal, cell };
    else if (!tried && !(await this.play.act([text]))) this.#refuse(cell);
  }

  /** A decision of one move: roll, reroll, Omen, pass. */
  async decide(text: string): Promise<void> {
    this.refusal = null;
    await this.#send([text]);
  }

  async #send(moves: string[]): Promise<void> {
    if (await this.play.act(moves)) this.reset();
    else this.#refuse(null);
  }

  async #choose(text: string, cell: number | null, known: boolean): Promise<void> {
    const first = this.base.phase === REROLL && !this.held.length;
    const before = this.held;
    const line = [...before, ...(first ? [KEEP_WHEELS] : []), text];
    const chosen = this.wheels;
    if (known) {
      this.held = line; // shown at once: legal, as far as we were told
      this.wheels = [];
    }
    const here = await this.#explore(line);
    if (here === "late") return;
    if (here?.refusal) {
      this.held = before;
      this.wheels = chosen;
      this.refusal = { ...here.refusal, cell };
      return;
    }
    if (here) this.held = line;
    else await this.#small(text, first, cell);
    if (this.refusal) this.wheels = chosen;
    else this.#dropLaid();
  }

  /** Without `explore`: send what ends nothing, hold back what may. */
  async #small(text: string, first: boolean, cell: number | null): Promise<void> {
    this.held = [];
    if (first && !(await this.play.act([KEEP_WHEELS]))) return this.#refuse(cell);
    const legal = this.play.position.legal.some((move) => move.notation === text);
    if (legal && mayEnd(closing(this.play.position), text)) this.held = [text];
    else if (!(await this.play.act([text]))) this.#refuse(cell);
  }

  #refuse(cell: number | null): void {
    if (this.play.refusal) this.refusal = { ...this.play.refusal, cell };
    this.play.forget();
  }

  /** Hold these moves and find out what they lead to. */
  async #hold(line: string[]): Promise<void> {
    this.held = line;
    this.look = this.stopped = this.preview = null;
    if (!line.length) this.reset();
    else if ((await this.#explore(line)) !== "late") this.#dropLaid();
  }

  /** Wheels chosen too early, or laid since, are chosen no more. */
  #dropLaid(): void {
    const laid = this.prepared.map((tile) => tile.wheel);
    const more = this.asking === "tile" || this.asking === "more";
    this.wheels = more ? this.wheels.filter((wheel) => !laid.includes(wheel)) : [];
  }

  /** Ask what moves lead to, and know it from then on; null where the server can't say. */
  async #explore(line: string[]): Promise<Tried | null | "late"> {
    const ticket = ++this.#ticket;
    this.looking = line.length > 0;
    const ends = [line, [...line, STOP]];
    const all = ends.flatMap((moves) => KEEPS.map((keeps) => [...moves, ...keeps]));
    const tried = await this.play.explore(all);
    if (ticket !== this.#ticket) return "late"; // taken back, or overtaken, meanwhile
    this.looking = false;
    if (tried && !tried[0]?.refusal) this.#know(line, tried);
    return tried?.[0] ?? null;
  }

  #know(line: string[], tried: Tried[]): void {
    const [here, stop] = [tried[0]!, tried[KEEPS.length]!];
    if (line.length) this.look = here;
    else this.here = here;
    this.stopped = stop.refusal ? null : stop;
    const told = this.#isOver(here) ? tried.slice(0, KEEPS.length) : tried.slice(KEEPS.length);
    const laid = this.prepared;
    this.preview = laid.length ? previewOf(told, this.me, this.base, laid) : null;
  }

  async #lookAtKeeping(): Promise<void> {
    const ticket = this.#ticket;
    const tried = await this.play.explore([[KEEP_WHEELS]]);
    if (ticket === this.#ticket) this.kept = tried?.[0] ?? null;
  }
}
