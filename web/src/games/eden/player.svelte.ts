// What a person does at the table. Every decision is one choice among the moves that are legal; this
// class says where each of them is found: on the map, in the hand, in an army, or on a button.
import { Acting } from "../../lib/acting.svelte";
import { type Held, held } from "../../lib/cards/held";
import type { AnyMove } from "../../lib/play";
import { settings } from "../../lib/settings.svelte";
import type { Legal, RegardEden } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { Basket } from "./basket.svelte";
import type { Book } from "./book";
import {
  type Aside,
  CMB_ABILITY,
  CMB_OPEN,
  CMB_PLAY,
  EXP_PREP,
  type Eden,
  HEART_SPEND,
  LAYING,
  LOG_BUY,
  LOG_MUSTER,
  NONE,
  OFF_TARGET,
  RETREAT,
  RIFT,
  asideOf,
  cellName,
  counted,
  inArmy,
  ownerOf,
} from "./state";
import { isLosing } from "./totals";
import { words } from "./words";

const OF_CARDS = ["play", "send", "use", "world", "discard", "pick"]; // what a held card may be for
const RESTS = 120; // milliseconds that a pointer rests before it asks
const ON_UNITS = ["unit", "activate", "react"];
const ELSEWHERE = ["at", "buy", "number", "raise"]; // on the map, the shelves, the slider, the tray
// Decisions that end with less than could be had, as long as something else can be done.
const LEAVES: number[] = [OFF_TARGET, CMB_PLAY, CMB_ABILITY, RETREAT, LOG_BUY, HEART_SPEND].concat([
  LOG_MUSTER,
  RIFT,
]);
// What a card of the hand is tried for where it can't be used; else it is played on a front.
const TRIED: Record<number, string> = { [EXP_PREP]: "play", [CMB_OPEN]: "pick" };

export class Player extends Acting<Book, Eden> {
  open = $state.raw<string | null>(null); // the card whose uses are on show
  unit = $state.raw<number | null>(null); // the unit whose abilities are
  amount = $state<number | null>(null); // what the slider says
  riches = $state.raw<{ cell: number; cells: number[] } | null>(null); // what a tile there makes rich
  barred = $state.raw<{ cell: number; why: string } | null>(null); // pointed at, and the rule against it
  regarded = $state.raw<(RegardEden & { cell: number }) | null>(null); // told of what is pointed at
  readonly basket = new Basket(this.play, (line) => this.act(line));
  waits = $state(false); // passes by itself, until something new can be done
  #offered = new Set<string>(); // what could be done when that was asked for
  #asked = NONE; // the cell that was asked about last

  /** The position changed: what was open in another one is closed. */
  reset(): void {
    this.letGo();
    this.basket.clear();
    this.barred = this.riches = this.regarded = null;
    this.#asked = NONE;
    this.amount = this.numbers.at(-1)?.values[0] ?? null;
  }

  letGo(): void {
    this.open = null;
    this.unit = null;
    this.sure = false;
  }

  /** Whether what can be done is on show. It stays until the answer to a move is there: what is the
   * same then is not drawn anew. */
  get shows(): boolean {
    return this.mine && !this.behind();
  }

  override get legal(): Legal[] {
    return this.shows ? this.play.position.legal : [];
  }

  protected override async act(moves: AnyMove[]): Promise<void> {
    if (this.acting) await super.act(moves);
  }

  // -- where moves are found

  /** Whether something is chosen on the map now. */
  get onMap(): boolean {
    return this.of("at").length > 0;
  }

  /** The move that a cell stands for. */
  at(cell: number): Legal | null {
    return this.onMap ? this.can("at", { cell: cellName(cell) }) : null;
  }

  /** One's own hand as kinds of cards, each with what it may be used for now. */
  hand(s: Eden): Held[] {
    if (this.me < 0) return [];
    return held(counted(s.hand[this.me]), this.book, (id) => this.uses(id)[0] ?? null);
  }

  /** What a card of the hand may be used for, the usual first. */
  uses(id: string): Legal[] {
    if (this.inTray) return [];
    return OF_CARDS.flatMap((verb) => this.of(verb)).filter(({ args }) => args.card === id);
  }

  /** Whether cards are chosen that do not lie in the hand: those of a World, a discard, the supply. */
  get inTray(): boolean {
    return this.of("raise").length > 0 || this.of("pick").some((move) => !this.#held(move));
  }

  /** How many copies of the card that a move is about are in one's hand. */
  #held({ values }: Legal): number {
    return this.s.hand[this.me]?.[values[0] ?? NONE] ?? 0;
  }

  /** What a unit stands for: a target, or its abilities that may be used. */
  ofUnit(unit: number): Legal[] {
    return this.of(...ON_UNITS).filter((move) => this.unitOf(move) === unit);
  }

  /** The unit that a move is about, or NONE. */
  unitOf({ verb, values: [n = NONE] }: Legal): number {
    if (!ON_UNITS.includes(verb)) return NONE;
    return verb === "react" ? (this.s.chance_unit[n] ?? NONE) : n;
  }

  /** The numbers to choose among, ascending. */
  get numbers(): Legal[] {
    return this.of("number");
  }

  /** Whether the shop is open: then the hand is not on show. */
  get shops(): boolean {
    return this.of("buy").length > 0;
  }

  /** What is left: choices that have no place on the table but a button. */
  get buttons(): Legal[] {
    return this.legal.filter((move) => !this.#isPlaced(move));
  }

  /** Whether a move is found where the thing lies that it is about. A unit that was neutralised has
   * no plate in an army, and an open shop or tray takes the place of the hand. */
  #isPlaced(move: Legal): boolean {
    const { verb } = move;
    if (ON_UNITS.includes(verb)) return inArmy(this.s, this.unitOf(move));
    if (OF_CARDS.includes(verb)) return this.inTray ? verb === "pick" : !this.shops;
    return ELSEWHERE.includes(verb);
  }

  // -- what a person does

  /** Press a cell: choose it, or hear why not. */
  async press(cell: number): Promise<void> {
    const move = this.at(cell);
    if (move) await this.choose(move);
    else if (this.acting && this.onMap) await this.ask([`at ${cellName(cell)}`]);
    else if (this.acting && this.isEarly(cell)) {
      const why = words().prepareFirst;
      this.refusal = { fr: why, en: why, rule: null };
    }
  }

  /** Whether a territory that might be attacked later is pressed while the hand is being prepared. */
  isEarly(cell: number): boolean {
    const { s, me } = this;
    return s.ask === EXP_PREP && (s.ground[cell] ?? 0) > 0 && ownerOf(s, cell) !== me;
  }

  /** Press a card of the hand: what it is for is done, or shown where there is a choice. A crystal
   * that is pressed again is played. */
  async pick(id: string, reads = false): Promise<void> {
    const uses = this.uses(id);
    const again = this.open === id;
    const plain = !reads && (uses.length === 1 ? !again : again && uses[0]?.verb === "play");
    if (reads && !uses.length) this.open = id;
    if (!uses.length && !reads) return this.#whyNot(id);
    if (uses[0] && plain) await this.choose(uses[0]);
    else this.open = uses.length && !again ? id : null;
  }

  /** A card that can't be used now says why. */
  async #whyNot(id: string): Promise<void> {
    this.open = null;
    if (!this.acting || this.inTray) return;
    const verb = TRIED[this.s.ask];
    await this.ask([verb ? `${verb} ${id}` : `send ${id} 0`]);
  }

  /** Press a unit: choose it, use its ability, or see which it has. */
  async touch(unit: number): Promise<void> {
    const moves = this.ofUnit(unit);
    if (moves.length === 1) await this.choose(moves[0]!);
    else this.unit = moves.length && this.unit !== unit ? unit : null;
  }

  /** A card of the shop goes into the basket; of one that can't be had, the answer cites its rule. */
  async buy(id: string): Promise<void> {
    if (this.acting) this.refusal = await this.basket.add(id);
  }

  /** A cell is pointed at: what the game tells of it is asked for. Of a free one, the rule against
   * it where nothing can be laid; else what would become rich. */
  async point(cell: number): Promise<void> {
    if (cell === this.#asked) return;
    this.#asked = cell;
    this.barred = this.riches = this.regarded = null;
    if (cell === NONE || !this.acting || !this.onMap) return;
    await new Promise((done) => setTimeout(done, RESTS));
    if (this.#asked !== cell || !this.acting) return;
    await Promise.all([this.#regard(cell), this.s.ground[cell] ? null : this.#foresee(cell)]);
  }

  async #regard(cell: number): Promise<void> {
    if (![...LAYING, OFF_TARGET].includes(this.s.ask)) return;
    const told = await this.play.regard<RegardEden>(cell);
    if (this.#asked === cell && told) this.regarded = { ...told, cell };
  }

  async #foresee(cell: number): Promise<void> {
    const [tried] = (await this.play.explore([[`at ${cellName(cell)}`]])) ?? [];
    if (this.#asked !== cell || !tried) return;
    if (tried.refusal) this.barred = { cell, why: say(tried.refusal) };
    else this.riches = { cell, cells: this.#newlyRich(asideOf(tried)) };
  }

  #newlyRich({ cells }: Aside): number[] {
    const before = asideOf(this.play.position).cells;
    const rich = Object.keys(cells).filter((at) => cells[at]!.rich && !before[at]?.rich);
    return rich.map(Number);
  }

  /** Whether passing can go on by itself. */
  get canWait(): boolean {
    return this.s.ask === CMB_ABILITY && this.can("done") !== null;
  }

  /** Pass, and go on passing until something new can be done. */
  async wait(): Promise<void> {
    this.waits = !this.waits;
    this.#offered = new Set(this.legal.map(({ notation }) => notation));
    if (this.waits) await this.goOn();
  }

  /** What was waited for may have come; else another window is passed. */
  async goOn(): Promise<void> {
    if (!this.waits) return;
    const { ask, fighting } = this.s;
    const more = this.legal.some(({ notation }) => !this.#offered.has(notation));
    if (!fighting || (this.acting && (ask !== CMB_ABILITY || more))) this.waits = false;
    const pass = this.acting && this.waits && ask === CMB_ABILITY ? this.can("done") : null;
    if (pass) await this.act([pass.notation]);
  }

  async say(n: number): Promise<void> {
    const move = this.numbers.find(({ values }) => values[0] === n);
    if (move) await this.choose(move);
  }

  async choose(move: Legal): Promise<void> {
    const asks = !this.sure && settings.surely && this.#costs(move);
    this.letGo();
    if (asks) this.sure = true;
    else await this.act([move.notation]);
  }

  /** Whether a move leaves something that could be had: it is never the usual one. */
  leaves({ verb }: Legal): boolean {
    const { ask, fronts_n } = this.s;
    if (verb !== "done" || !LEAVES.includes(ask)) return false;
    return !(ask === OFF_TARGET && fronts_n) && this.legal.some((move) => move.verb !== "done");
  }

  /** Whether it may cost a territory or troops: that is asked about first. */
  #costs(move: Legal): boolean {
    const { ask } = this.s;
    if (!this.leaves(move)) return false;
    return (
      ask === RETREAT ||
      (ask === CMB_PLAY && isLosing(this.s, this.me) && this.of("send").length > 0)
    );
  }

  /** Whether there is more than one crystal to be played. */
  get manyCrystals(): boolean {
    return this.of("play").reduce((sum, move) => sum + this.#held(move), 0) > 1;
  }

  /** All crystals of the hand at once. */
  async playAll(): Promise<void> {
    const line = this.of("play").flatMap((move) =>
      Array.from({ length: this.#held(move) }, () => move.notation),
    );
    if (line.length) await this.act(line);
  }

  async undo(): Promise<void> {
    this.letGo();
    this.refusal = null;
    await this.goBack();
  }
}
