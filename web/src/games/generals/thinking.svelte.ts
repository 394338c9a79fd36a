// What a person thinks of at the table: a unit chosen, its plan, a path, an attack. Nothing is sent;
// where a unit can go, what it can hit and what that costs is asked of the server.
import type { Play, Refused } from "../../lib/play";
import type { RegardGenerals } from "../../lib/wire";
import type { Book } from "./book";
import { type Drawn, Pencil } from "./pencil.svelte";
import { reach } from "./plan";
import { Standing } from "./standing";
import {
  ACTION,
  type Aside,
  BUILD,
  DRAW,
  MAIN,
  MOVE,
  NONE,
  type Target,
  WAY_NAMES,
  asideOf,
  named,
  ownerOf,
  walk,
} from "./state";
import { following } from "./turns";

/** A unit chosen in thought: nothing was sent. */
export interface Chosen {
  cell: number; // where it stands, or the carrier it is aboard
  place: number; // its place aboard, or NONE
  opening: string; // the move that chooses it
}

/** Another's unit, and what it could do next. */
export interface Regarded extends RegardGenerals {
  cell: number;
}

/** An attack composed and not yet confirmed. */
export interface Aim {
  targets: Target[]; // on that cell: a unit, its building, or both
  from: number;
  enters: boolean; // the unit could go to that cell as well: an empty building
}

const SLOW = 300; // milliseconds after which a person is told that an answer is waited for

export abstract class Thinking extends Standing {
  cursor = $state(NONE); // the cell pointed at, by keys or by the mouse
  hovers = $state(false); // by the mouse: it goes on pointing elsewhere
  chosen = $state.raw<Chosen | null>(null);
  plan = $state.raw<Aside | null>(null); // what the chosen unit could do
  waits = $state(false); // for that plan, longer than one notices
  aim = $state.raw<Aim | null>(null);
  unloading = $state(NONE); // place of the unit to be unloaded
  deck = $state(NONE); // cell of a carrier that has acted, and whose aircraft may take off
  shop = $state(NONE); // cell of the building whose list is open
  asking = $state<"" | "end" | "power">("");
  refusal = $state.raw<Refused | null>(null);
  regarded = $state.raw<Regarded | null>(null); // another's unit that was pressed
  #ticket = 0;
  #slow: ReturnType<typeof setTimeout> | undefined;
  protected meant: { cell: number; look: boolean } | null = null; // pressed before the plan came
  protected readonly pencil: Pencil;

  constructor(play: Play, book: Book) {
    super(play, book);
    this.pencil = new Pencil(play);
  }

  // -- what could be done

  /** The unit that the order is about: chosen here, or on the server's table already. */
  get unit(): number {
    if (this.chosen) return this.chosen.cell;
    return this.phase > MAIN && this.phase !== BUILD ? this.s.chosen : NONE;
  }

  /** What that unit could do. */
  get thought(): Aside | null {
    if (this.plan) return this.plan;
    return this.phase === MOVE || this.phase === ACTION ? this.aside : null;
  }

  /** The enemies on a cell that the unit's weapons can hit at all. */
  targetsAt(cell: number): Target[] {
    return (this.thought?.targets ?? []).filter((target) => target.cell === cell);
  }

  /** The path that leads to where the cursor is, or where an attack would start, or as drawn. */
  get path(): number[] {
    if (this.phase === DRAW) return [this.s.chosen, ...this.s.path.slice(0, this.s.path_n)];
    const plan = this.phase === ACTION ? null : this.thought;
    if (!plan || this.unit < 0) return [];
    if (this.drawn) return walk(this.unit, this.drawn.ways);
    const to = this.aim ? this.aim.from : this.cursor;
    const ways = plan.paths?.[to];
    return ways === undefined ? [] : walk(this.unit, ways);
  }

  /** Ticks of that path, and all there are. */
  get spent(): { ticks: number; budget: number } | null {
    const plan = this.phase === ACTION ? null : this.thought;
    const budget = plan?.budget;
    if (!plan || budget === undefined) return null;
    if (this.drawn) return { ticks: this.drawn.spent, budget };
    const ticks = plan.ticks?.[this.aim ? this.aim.from : this.cursor];
    return { ticks: ticks ?? 0, budget };
  }

  /** The legal ways to unload a unit. */
  get landings(): { cell: number; way: string }[] {
    if (this.unloading === NONE) return [];
    return WAY_NAMES.filter((way) => this.can(`unload ${this.unloading} ${way}`)).map((way) => ({
      way,
      cell: walk(this.unit, way)[1]!,
    }));
  }

  /** What can be attacked from somewhere. */
  get strikes(): Target[] {
    return (this.thought?.targets ?? []).filter(({ stands }) => stands.length);
  }

  /** The cells that a path drawn on the server may go on to. */
  get #steps(): number[] {
    const end = this.path.at(-1)!;
    const open = WAY_NAMES.filter((way) => this.can(`step ${way}`));
    return open.map((way) => walk(end, way)[1]!);
  }

  /** Cells to choose among: where an attack may start, where a unit may land, where a path goes on. */
  get choices(): number[] {
    const target = this.aim?.targets[0];
    if (target && this.thought) return target.stands;
    if (this.phase === DRAW) return this.#steps;
    return this.landings.map(({ cell }) => cell);
  }

  /** Cells that an order in the making is about: the unit, its path, where it attacks from and what. */
  get about(): number[] {
    const found = [this.unit, ...this.path, this.deck];
    if (this.aim) found.push(this.aim.from, this.aim.targets[0]!.cell);
    return [...new Set(found)].filter((cell) => cell !== NONE);
  }

  /** Cells that can be gone to. */
  get reach(): number[] {
    const plan = this.phase === ACTION ? null : this.thought;
    return plan ? reach(plan) : [];
  }

  /** The next in a list after the cursor, going round. */
  next(cells: number[]): number {
    return following(cells, this.cursor);
  }

  // -- choosing

  /** The position changed: what was thought of in another one is void. */
  reset(): void {
    this.#ticket++;
    this.#clear();
    this.shop = this.phase === BUILD ? this.s.chosen : NONE;
    this.asking = "";
    this.refusal = null;
  }

  #clear(): void {
    clearTimeout(this.#slow);
    this.waits = false;
    this.chosen = this.plan = this.aim = this.meant = this.regarded = null;
    this.unloading = this.deck = NONE;
    this.pencil.drop();
  }

  /** Leave what was begun, one step at a time; whether there was anything. */
  cancel(): boolean {
    const { refusal } = this;
    this.refusal = null;
    if (this.regarded) this.regarded = null;
    else if (this.drawn) this.pencil.drop();
    else if (this.aim) this.aim = null;
    else if (this.unloading !== NONE) this.unloading = NONE;
    else if (this.deck !== NONE) this.deck = NONE;
    else if (this.chosen) {
      this.#ticket++;
      this.#clear();
    } else return refusal !== null;
    return true;
  }

  /** Look at another's unit: where it could go and strike next. Pressed again, no more. */
  async regard(cell: number): Promise<void> {
    const again = this.regarded?.cell === cell;
    const unit = this.s.unit[cell] ?? 0;
    const { play } = this;
    this.regarded = null;
    if (again || unit <= 0 || ownerOf(unit) === this.me) return;
    const moment = play.moment;
    const told = await play.regard<RegardGenerals>(cell);
    if (told && play.moment === moment && this.cursor === cell) this.regarded = { ...told, cell };
  }

  /** Choose a unit by its cell, or one aboard by its place, and ask what it could do. */
  async choose(cell: number, place: number = NONE): Promise<void> {
    if (this.phase !== MAIN || this.play.busy) return;
    const opening = place === NONE ? `unit ${named(cell)}` : `launch ${place}`;
    const ticket = ++this.#ticket;
    this.#clear();
    this.refusal = null;
    this.chosen = { cell, place, opening };
    this.#slow = setTimeout(() => (this.waits = true), SLOW);
    const [tried] = (await this.play.explore([[opening]])) ?? [];
    if (ticket !== this.#ticket) return;
    clearTimeout(this.#slow);
    this.waits = false;
    if (!tried || tried.refusal) {
      this.#clear();
      this.refusal = tried?.refusal ?? this.play.silence;
      return;
    }
    this.plan = { ...asideOf(tried), threat: this.aside.threat };
    const { meant } = this;
    this.meant = null;
    if (meant) await this.pressPlan(meant.cell, meant.look);
  }

  /** A cell is pressed while there is a plan; who looks first sees what that would do. */
  protected abstract pressPlan(cell: number, lookFirst: boolean): Promise<void>;

  // -- drawing a path by hand

  /** Whether a drag from a cell draws: it starts on the unit chosen, or on what is drawn so far. */
  draws(cell: number): boolean {
    if (!this.acting || this.phase === ACTION) return false;
    if (this.unit < 0) return false;
    return cell === this.unit || cell === this.path.at(-1);
  }

  /** The drawn path goes on to a cell, or back to one it passed. */
  drawTo(cell: number): void {
    if (!this.plan || !this.chosen || cell < 0 || this.phase !== MAIN) return;
    this.aim = null;
    this.pencil.to(this.chosen.cell, this.chosen.opening, cell);
  }

  /** From now on every step is chosen: arrows or clicks lead from cell to cell. */
  beginDrawing(): void {
    if (this.chosen && this.plan) this.pencil.begin();
  }

  drawStep(way: string): void {
    this.drawTo(walk(this.unit, (this.drawn?.ways ?? "") + way).at(-1)!);
  }

  get drawn(): Drawn | null {
    return this.pencil.drawn;
  }
}
