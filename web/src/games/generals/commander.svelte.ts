// What a person does at the table. Nothing here knows a rule: where a unit can go, what it can hit
// and what that costs is asked of the server (nothing is played by it), and what may be done now is
// what the server says is legal.
import type { Play, Refused } from "../../lib/play";
import type { Legal } from "../../lib/wire";
import type { Book } from "./book";
import { type Drawn, Pencil } from "./pencil.svelte";
import { bestStand, reach, stands } from "./plan";
import {
  ACTION,
  type Aside,
  BUILD,
  type Battle,
  DRAW,
  MAIN,
  MOVE,
  NONE,
  type Target,
  WAY_NAMES,
  asideOf,
  battle,
  named,
  ownerOf,
  walk,
  wayTo,
} from "./state";
import { dry, following, lastOrder } from "./turns";

/** A unit chosen in thought: nothing was sent. */
export interface Chosen {
  cell: number; // where it stands, or the carrier it is aboard
  place: number; // its place aboard, or NONE
  opening: string; // the move that chooses it
}

/** An attack composed and not yet confirmed. */
export interface Aim {
  targets: Target[]; // on that cell: a unit, its building, or both
  from: number;
}

export class Commander {
  cursor = $state(NONE); // the cell pointed at, by keys or by the mouse
  hovers = $state(false); // by the mouse: it goes on pointing elsewhere
  chosen = $state.raw<Chosen | null>(null);
  plan = $state.raw<Aside | null>(null); // what the chosen unit could do
  aim = $state.raw<Aim | null>(null);
  unloading = $state(NONE); // place of the unit to be unloaded
  deck = $state(NONE); // cell of a carrier that has acted, and whose aircraft may take off
  shop = $state(NONE); // cell of the building whose list is open
  asking = $state<"" | "end" | "power">("");
  refusal = $state.raw<Refused | null>(null);
  moving = $state(false); // an order is being carried out: what it still asks is known
  #ticket = 0;
  #pencil: Pencil;

  constructor(
    private readonly play: Play,
    private readonly book: Book,
  ) {
    this.#pencil = new Pencil(play);
  }

  // -- what stands

  get me(): number {
    return this.play.position.seat ?? NONE;
  }

  get s(): Battle {
    return battle(this.play.position.state);
  }

  get aside(): Aside {
    return asideOf(this.play.position);
  }

  /** Whether this page must decide something now; what is on its way changes nothing yet. */
  get acting(): boolean {
    const { acting, seat, outcome } = this.play.position;
    return this.play.live && seat !== null && acting === seat && !outcome;
  }

  get phase(): number {
    return this.acting ? this.s.phase : NONE;
  }

  get legal(): Legal[] {
    return this.acting ? this.play.position.legal : [];
  }

  can(notation: string): Legal | null {
    return this.legal.find((move) => move.notation === notation) ?? null;
  }

  of(verb: string): Legal[] {
    return this.legal.filter((move) => move.verb === verb);
  }

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
    this.chosen = this.plan = this.aim = null;
    this.unloading = this.deck = NONE;
    this.#pencil.drop();
  }

  /** Leave what was begun, one step at a time; whether there was anything. */
  cancel(): boolean {
    const { refusal } = this;
    this.refusal = null;
    if (this.drawn) this.#pencil.drop();
    else if (this.aim) this.aim = null;
    else if (this.unloading !== NONE) this.unloading = NONE;
    else if (this.deck !== NONE) this.deck = NONE;
    else if (this.chosen) {
      this.#ticket++;
      this.#clear();
    } else return refusal !== null;
    return true;
  }

  /** Choose a unit by its cell, or one aboard by its place, and ask what it could do. */
  async choose(cell: number, place: number = NONE): Promise<void> {
    if (this.phase !== MAIN || this.play.busy) return;
    const opening = place === NONE ? `unit ${named(cell)}` : `launch ${place}`;
    const ticket = ++this.#ticket;
    this.#clear();
    this.refusal = null;
    this.chosen = { cell, place, opening };
    const [tried] = (await this.play.explore([[opening]])) ?? [];
    if (ticket !== this.#ticket) return;
    if (!tried || tried.refusal) {
      this.#clear();
      this.refusal = tried?.refusal ?? this.play.refusal;
    } else this.plan = { ...asideOf(tried), threat: this.aside.threat };
  }

  /** A cell is pressed: by a mouse or a key it is meant; a finger first sees what it would do. */
  async press(cell: number, touch: boolean): Promise<void> {
    const again = this.cursor === cell;
    if (touch) this.hovers = false;
    this.cursor = cell;
    this.refusal = null;
    if (!this.acting || this.play.busy) return;
    if (this.phase === ACTION) return this.#pressAction(cell);
    if (this.thought && this.phase !== DRAW) return this.#pressPlan(cell, touch && !again);
    if (this.phase === DRAW) return this.#pressDraw(cell);
    if (this.phase === MAIN) return this.#pressMain(cell);
  }

  async #pressMain(cell: number): Promise<void> {
    const { s, book } = this;
    const unit = s.unit[cell] ?? 0;
    if (unit && ownerOf(unit) === this.me) {
      if (!this.can(`unit ${named(cell)}`) && this.#carries(cell)) this.deck = cell;
      else await this.choose(cell);
      return;
    }
    const site = book.siteAt.get(cell);
    const mine = site !== undefined && s.lord[site] === this.me;
    if (mine && !unit && book.kind(site).makes.length) this.shop = cell;
  }

  /** Whether an aircraft aboard there could take off. */
  #carries(cell: number): boolean {
    const on = this.s.aboard_on[this.me] ?? [];
    return this.of("launch").some(({ args }) => on[Number(args.place)] === cell);
  }

  async #pressPlan(cell: number, lookFirst: boolean): Promise<void> {
    const plan = this.thought!;
    if (this.aim && this.aim.targets[0]!.cell === cell) return this.confirm();
    if (this.aim && stands(plan, this.aim.targets[0]!).includes(cell)) {
      this.aim = { ...this.aim, from: cell };
      return;
    }
    this.#pencil.drop();
    this.aim = null;
    const targets = this.targetsAt(cell);
    if (targets.length) return this.#take(targets);
    if (plan.paths?.[cell] !== undefined) {
      if (!lookFirst) await this.go(cell);
    } else if (this.phase === MAIN) {
      this.cancel();
      await this.#pressMain(cell);
    }
  }

  /** Think of an attack, from the best cell there is. */
  #take(targets: Target[]): void {
    const from = bestStand(this.thought!, targets[0]!);
    if (from === null) void this.#why([...this.#opening(), `to ${named(this.unit)}`], targets[0]!);
    else this.aim = { targets, from };
  }

  async #pressAction(cell: number): Promise<void> {
    if (this.unloading !== NONE) {
      const way = wayTo(this.unit, cell);
      const landing = `unload ${this.unloading} ${way}`;
      if (way && this.can(landing)) await this.send([landing]);
      else this.unloading = NONE;
      return;
    }
    const here = ["attack", "bomb"].filter((verb) => this.can(`${verb} ${named(cell)}`));
    if (here.length === 1) await this.send([`${here[0]} ${named(cell)}`]);
    const [target] = this.targetsAt(cell);
    if (!here.length && target) await this.#why([], target);
  }

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
    this.#pencil.to(this.chosen.cell, this.chosen.opening, cell);
  }

  /** From now on every step is chosen: arrows or clicks lead from cell to cell. */
  beginDrawing(): void {
    if (this.chosen && this.plan) this.#pencil.begin();
  }

  drawStep(way: string): void {
    this.drawTo(walk(this.unit, (this.drawn?.ways ?? "") + way).at(-1)!);
  }

  get drawn(): Drawn | null {
    return this.#pencil.drawn;
  }

  async #pressDraw(cell: number): Promise<void> {
    const { s } = this;
    const end = s.path_n > 0 ? s.path[s.path_n - 1]! : s.chosen;
    const way = wayTo(end, cell);
    if (cell === end) await this.send(["go"]);
    else if (way) await this.send([`step ${way}`]);
  }

  // -- sending

  #opening(): string[] {
    return this.chosen ? [this.chosen.opening] : [];
  }

  /** Whatever is composed is meant. */
  async confirm(which = 0): Promise<void> {
    if (this.aim)
      return this.attack(this.aim.targets[which] ?? this.aim.targets[0]!, this.aim.from);
    if (this.drawn) return this.follow();
    const plan = this.phase === ACTION ? null : this.thought;
    if (plan?.paths?.[this.cursor] !== undefined) await this.go(this.cursor);
  }

  /** Move to a cell by the usual path. Where nothing is left to do but wait, it waits. */
  async go(cell: number): Promise<void> {
    await this.#move([...this.#opening(), `to ${named(cell)}`]);
  }

  /** Move by the drawn path. */
  async follow(): Promise<void> {
    const { drawn } = this;
    if (!drawn?.stop) return;
    const steps = [...drawn.ways].map((way) => `step ${way}`);
    await this.#move([...this.#opening(), "draw", ...steps, "go"]);
  }

  async #move(moves: string[]): Promise<void> {
    this.moving = true;
    if (await this.send(moves)) {
      const rest = this.phase === ACTION ? this.legal : [];
      if (rest.length === 1 && rest[0]!.verb === "wait") await this.send(["wait"]);
    }
    this.moving = false;
  }

  /** Move and attack. The attack is sent once the move was made: it may have been interrupted. */
  async attack(target: Target, from: number): Promise<void> {
    const moves = this.drawn
      ? ["draw", ...[...this.drawn.ways].map((way) => `step ${way}`), "go"]
      : [`to ${named(from)}`];
    const blow = `${target.site ? "bomb" : "attack"} ${named(target.cell)}`;
    this.moving = true;
    if ((await this.send([...this.#opening(), ...moves])) && this.can(blow))
      await this.send([blow]);
    this.moving = false;
  }

  async create(type: string): Promise<void> {
    const moves = [`create ${type}`];
    if (this.phase === MAIN) moves.unshift(`build ${named(this.shop)}`);
    await this.send(moves);
  }

  /** Send moves; say why if they are refused. */
  async send(moves: string[]): Promise<boolean> {
    if (this.play.busy) return false; // one thing after the other
    this.refusal = null;
    this.aim = null;
    const done = await this.play.act(moves);
    if (!done) {
      this.refusal = this.play.refusal;
      this.play.forget();
    }
    return done;
  }

  /** Ask why a target can't be hit; nothing is played. */
  async #why(before: string[], target: Target): Promise<void> {
    const blow = `${target.site ? "bomb" : "attack"} ${named(target.cell)}`;
    const [tried] = (await this.play.explore([[...before, blow]])) ?? [];
    if (tried?.refusal) this.refusal = tried.refusal;
  }

  // -- turn

  /** Own units that may still act and buildings that could create. */
  get idle(): { units: number[]; sites: number[] } {
    return { units: this.aside.ready, sites: this.aside.idle_sites };
  }

  /** Aircraft that are lost if the turn ends now. */
  get dry(): number[] {
    return dry(this.s, this.aside, this.book, this.me);
  }

  /** End the turn; asked once more if something could still be done. */
  async end(sure = false): Promise<void> {
    if (!this.can("end")) return;
    const { units, sites } = this.idle;
    if (!sure && (units.length || sites.length || this.dry.length)) {
      this.asking = "end";
      return;
    }
    this.asking = "";
    await this.send(["end"]);
  }

  async power(sure = false): Promise<void> {
    if (sure) {
      this.asking = "";
      await this.send(["power"]);
    } else this.asking = "power";
  }

  /** The next in a list after the cursor, going round. */
  next(cells: number[]): number {
    return following(cells, this.cursor);
  }

  /** Take back one's last order, as far as nobody learnt anything from it. */
  async undo(): Promise<void> {
    const free = this.play.undoable;
    if (free > 0) await this.play.undo(Math.min(free, lastOrder(this.play.log)));
  }

  /** The legal ways to unload a unit. */
  get landings(): { cell: number; way: string }[] {
    if (this.unloading === NONE) return [];
    return WAY_NAMES.filter((way) => this.can(`unload ${this.unloading} ${way}`)).map((way) => ({
      way,
      cell: walk(this.unit, way)[1]!,
    }));
  }

  /** Cells that can be gone to. */
  get reach(): number[] {
    const plan = this.phase === ACTION ? null : this.thought;
    return plan ? reach(plan) : [];
  }
}
