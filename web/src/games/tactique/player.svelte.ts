// What a person does at the table: cards, orders and cells as the choices that actions are made of.
import { type Held, held, kinds, pile } from "../../lib/cards/held";
import { type Candidate, Composing } from "../../lib/composing.svelte";
import type { Tried } from "../../lib/play";
import type { Legal } from "../../lib/wire";
import type { Book } from "./book";
import { type Aside, PLAY, type Tactique, asideOf, cellName, seatOf, tactique } from "./state";
import { words } from "./words";

const ACT_PLAY = 1; // as the state says what an action is

export class Player extends Composing<Book, Tactique> {
  chosen = $state.raw<number | null>(null); // the spot of the unit whose orders are open
  protected override readonly looked = ["target", "row"];
  #lent = false; // the card chosen was chosen for who learns

  // -- what stands

  get aside(): Aside {
    return asideOf(this.play.position);
  }

  /** The card being played: chosen here, or on the server's table already. */
  get card(): string | null {
    if (this.begun) return this.#act === ACT_PLAY ? this.book.id(this.#what) : null;
    const [first] = this.line;
    return first?.verb === "play" ? (first.args.card ?? null) : null;
  }

  /** The spot of the unit that acts in an action that is begun. */
  get #unit(): number | null {
    return this.begun && this.#act !== ACT_PLAY ? this.#what : null;
  }

  get #act(): number {
    return this.s.act[this.me] ?? 0;
  }

  get #what(): number {
    return this.s.act_what[this.me] ?? 0;
  }

  /** One's own hand as kinds of cards. */
  hand(s: Tactique): Held[] {
    if (this.me < 0) return [];
    const cards = kinds(pile(s, "hand", this.me));
    return held(cards, this.book, (card) => this.can("play", { card }));
  }

  /** The orders that one of one's own units can be given. */
  orders(spot: number): Legal[] {
    if (seatOf(spot) !== this.me) return [];
    const cell = cellName(spot);
    return ["attack", "activate", "move"].flatMap((verb) =>
      this.legal.filter((move) => move.verb === verb && move.args.cell === cell),
    );
  }

  /** The choice that a spot stands for in what is being composed. */
  candidate(spot: number): Candidate | null {
    return this.found((move) => this.isAt(spot, move));
  }

  /** Whether a choice is that of a spot, or of its row. */
  isAt(spot: number, { verb, args }: Legal): boolean {
    if ((args.side ?? "ally") !== this.#side(spot)) return false;
    if (verb === "row") return cellName(spot).startsWith(`${args.row}.`);
    return ["cell", "target"].includes(verb) && args.cell === cellName(spot);
  }

  #side(spot: number): string {
    return seatOf(spot) === this.me ? "ally" : "enemy";
  }

  /** The cards of the discard pile to choose from. */
  get discards(): string[] {
    return this.next.filter(({ verb }) => verb === "discard").map(({ args }) => args.card ?? "");
  }

  // -- what a person does

  /** The position changed: what was chosen in another one is void. */
  reset(): void {
    this.letGo();
    if (!this.begun && this.play.lends && this.due) void this.#lend();
  }

  /** Who has never played finds the one card there is to play chosen, and has but to place it. */
  async #lend(): Promise<void> {
    const [move, ...others] = this.legal.filter(({ verb }) => verb !== "end");
    if (move?.verb !== "play" || others.some(({ verb }) => verb !== "concede")) return;
    await this.begin(move, true);
    this.#lent = true;
  }

  override letGo(): void {
    super.letGo();
    this.#lent = false;
    this.chosen = this.#unit;
  }

  /** Choose a card of the hand; the same card again puts it down. */
  async pick(id: string): Promise<void> {
    if (this.card === id && this.#lent) {
      this.#lent = false; // it is in hand already
      return;
    }
    if (this.card === id) return this.back();
    this.letGo();
    const move = this.can("play", { card: id });
    if (!move) return this.#cannot(id);
    await this.begin(move, true);
  }

  async #cannot(id: string): Promise<void> {
    if (!this.acting) return;
    const why = this.aside.hand[id]?.why;
    if (why) this.refusal = { ...why };
    else await this.ask([`play ${id}`]);
  }

  /** Choose one of one's own units: what it may attack and where it may go is shown. */
  async take(spot: number): Promise<void> {
    if (this.chosen === spot) return this.begun ? this.back() : this.letGo();
    this.letGo();
    const orders = this.orders(spot);
    if (!orders.length) return this.ask([`attack ${cellName(spot)}`]);
    this.chosen = spot;
    const open = orders.filter(({ verb }) => verb !== "activate");
    if (open.length) await this.open(open.map((move) => [move]));
  }

  /** What the unit chosen can activate. */
  get abilities(): Legal[] {
    return this.chosen === null || this.line.length > 1
      ? []
      : this.orders(this.chosen).filter(({ verb }) => verb === "activate");
  }

  /** Somebody pressed a spot that is no choice now: say why. */
  async wonder(spot: number): Promise<void> {
    const side = this.#side(spot);
    const verbs = this.branches[0]?.next.map(({ verb }) => verb) ?? [];
    const cell = cellName(spot);
    if (verbs.includes("cell") && side === "enemy") {
      const text = words().ask.ownCell;
      this.refusal = { fr: text, en: text, rule: "TAC-9.3-a" };
      return;
    }
    const tried = verbs.includes("cell")
      ? `cell ${cell}`
      : verbs.includes("row")
        ? `row ${side} ${cell[0]}`
        : `target ${side} ${cell}`;
    await this.askNext(tried);
  }

  /** What an ability costs, as far as the card prints it. */
  price({ args }: Legal): number {
    return this.chosen === null
      ? 0
      : (this.aside.units[this.chosen]?.costs[Number(args.ability)] ?? 0);
  }

  /** Pick the condition that will count. */
  async settle(condition: string): Promise<void> {
    const move = this.can("pick", { condition });
    if (move) await this.send([move]);
  }

  /** End the turn; what could still be done is worth a question. */
  async end(): Promise<void> {
    const move = this.can("end");
    if (!move) return;
    if (!this.sure && this.wastes && this.asks) {
      this.letGo();
      this.sure = true;
      return;
    }
    await this.send([move]);
  }

  /** Whether a unit could still attack, or a card be played. */
  get wastes(): boolean {
    return (
      this.s.phase === PLAY && this.legal.some(({ verb }) => ["play", "attack"].includes(verb))
    );
  }

  /** Take back the last whole action, or put down what is being composed. */
  async undo(): Promise<void> {
    if (this.line.length) return this.letGo();
    if (!this.undoable) this.letGo();
    await this.goBack();
  }

  protected override isOpen({ state, acting }: Tried): boolean {
    return acting === this.me && (tactique(state).act[this.me] ?? 0) > 0;
  }
}
