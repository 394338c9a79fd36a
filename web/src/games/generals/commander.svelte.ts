// What a person does at the table: cells pressed, orders given, the end of the turn. Nothing here
// knows a rule: what may be done now is what the server says is legal.
import { settings } from "../../lib/settings.svelte";
import { bestStand } from "./plan";
import { ACTION, BUILD, DRAW, MAIN, NONE, type Target, named, ownerOf, wayTo } from "./state";
import { Thinking } from "./thinking.svelte";

export class Commander extends Thinking {
  moving = $state(false); // an order is being carried out: what it still asks is known

  // -- pressing

  /** A cell is pressed: by a mouse or a key it is meant; a finger first sees what it would do. */
  async press(cell: number, touch: boolean): Promise<void> {
    const again = this.cursor === cell;
    if (touch) this.hovers = false;
    this.cursor = cell;
    this.refusal = null;
    if (!this.acting || this.play.busy) return this.regard(cell);
    if (this.regarded && this.regarded.cell !== cell) this.regarded = null;
    if (this.phase === ACTION) return this.#pressAction(cell);
    if (this.phase === BUILD) return this.#pressMaker(cell);
    const look = touch && !again;
    if (this.thought && this.phase !== DRAW) return this.pressPlan(cell, look);
    if (this.chosen && !this.#isOther(cell)) {
      // as soon as it is known where the unit can go; pressed twice, a unit does not stay for that
      this.meant = cell === this.chosen.cell ? null : { cell, look };
      return;
    }
    if (this.phase === DRAW) return this.#pressDraw(cell);
    if (this.phase === MAIN) return this.#pressMain(cell);
  }

  /** Whether a cell holds an own unit besides the chosen one. */
  #isOther(cell: number): boolean {
    const unit = this.s.unit[cell] ?? 0;
    return unit > 0 && ownerOf(unit) === this.me && cell !== this.chosen?.cell;
  }

  async #pressMain(cell: number): Promise<void> {
    const { s, book } = this;
    const unit = s.unit[cell] ?? 0;
    if (unit && ownerOf(unit) === this.me) {
      if (!this.can(`unit ${named(cell)}`) && this.#carries(cell)) this.deck = cell;
      else await this.choose(cell);
      return;
    }
    if (unit) return this.regard(cell);
    const site = book.siteAt.get(cell);
    const mine = site !== undefined && s.site_owner[site] === this.me;
    if (mine && !unit && book.kind(site).makes.length) this.shop = cell;
  }

  /** The building that was opened: its list, which may have been closed, is shown again. */
  #pressMaker(cell: number): void {
    if (cell === this.s.chosen) this.shop = cell;
    else this.regard(cell);
  }

  /** Whether an aircraft aboard there could take off. */
  #carries(cell: number): boolean {
    const on = this.s.aboard_on[this.me] ?? [];
    return this.of("launch").some(({ args }) => on[Number(args.place)] === cell);
  }

  protected async pressPlan(cell: number, lookFirst: boolean): Promise<void> {
    const plan = this.thought!;
    if (this.aim?.targets[0]!.cell === cell) return this.aim.enters ? undefined : this.confirm();
    if (this.aim?.targets[0]!.stands.includes(cell)) {
      this.aim = { ...this.aim, from: cell };
      return;
    }
    this.pencil.drop();
    this.aim = null;
    const targets = this.targetsAt(cell);
    const enters = plan.paths?.[cell] !== undefined;
    const from = targets.length ? bestStand(plan, targets[0]!) : null;
    if (from !== null) this.aim = { targets, from, enters };
    else if (enters) await (lookFirst ? undefined : this.go(cell));
    else if (targets.length)
      await this.#why([...this.#opening(), `to ${named(this.unit)}`], targets[0]!);
    else if (this.phase === MAIN) {
      this.cancel();
      await this.#pressMain(cell);
    }
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
    if (this.phase === DRAW) return void (this.can("go") && (await this.send(["go"])));
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

  // -- the turn

  /** End the turn; asked once more if something could still be done. */
  async end(sure = false): Promise<void> {
    if (!this.can("end")) return;
    const early = this.idle.units.length > 0 || this.dry.length > 0 || this.#isLast;
    const asks = settings.surely && this.play.lends === undefined; // a lesson can be tried again
    if (!sure && asks && early) {
      this.asking = "end";
      return;
    }
    this.asking = "";
    await this.send(["end"]);
  }

  /** Whether the last day's turn ends, after which nothing can be made good. */
  get #isLast(): boolean {
    return this.s.day === this.book.facts.day_limit;
  }

  async power(sure = false): Promise<void> {
    if (sure || !settings.surely) {
      this.asking = "";
      await this.send(["power"]);
    } else this.asking = "power";
  }

  /** Take back one's last order, as far as nobody learnt anything from it. */
  async undo(): Promise<void> {
    if (this.play.undoable > 0) await this.#takeBack();
  }

  /** Leave what was begun one step at a time: what is thought of here, then what the server holds. */
  async leave(): Promise<boolean> {
    if (this.cancel()) return true;
    if (!this.begun) return false;
    await this.#takeBack();
    return true;
  }

  async #takeBack(): Promise<void> {
    if (this.play.busy || (await this.play.askBack())) return;
    this.refusal = this.play.refusal;
    this.play.forget();
  }
}
