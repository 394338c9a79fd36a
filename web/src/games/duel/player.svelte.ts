// What a person does at the table; why something may not be done comes with the view or is asked of
// the server.
import { Acting } from "../../lib/acting.svelte";
import { type Held, held, kinds } from "../../lib/cards/held";
import { tellRefusal } from "../../lib/play";
import type { Legal } from "../../lib/wire";
import type { Book } from "./book";
import { type Preview, previewOf } from "./preview";
import { type Aside, type Duel, PLAY, REACT, asideOf, pile } from "./state";

export class Player extends Acting<Book, Duel> {
  selected = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null); // what the card chosen, or letting through, would do
  ahead = $state.raw<Record<string, Preview>>({}); // what each answer would do
  letting = $state(-1); // the turn whose attacks are all let through
  insisted = $state(0); // how often a card that can't be played was asked for again
  #ticket = 0;

  // -- what stands

  get aside(): Aside {
    return asideOf(this.play.position);
  }

  get phase(): number {
    return this.s.phase;
  }

  /** The cards of which one goes back, or the opposing Equipments that can be frozen. */
  choices(verb: "return" | "freeze"): string[] {
    return this.of(verb).map((move) => move.args.card ?? "");
  }

  /** The Rapides that may answer now. */
  get answers(): string[] {
    return this.of("rapid").map((move) => move.args.card ?? "");
  }

  /** One's own hand as kinds of cards. */
  hand(s: Duel): Held[] {
    if (this.me < 0) return [];
    return held(kinds(pile(s, "hand", this.me)), this.book, (card) => this.#use(card));
  }

  /** The move that uses a card, in one's turn or as an answer. */
  #use(card: string): Legal | null {
    return this.can("play", { card }) ?? this.can("rapid", { card });
  }

  // -- what a person does

  /** The position changed: what was chosen in another one is void. */
  reset(): void {
    this.#ticket++;
    this.selected = null;
    this.preview = null;
    this.refusal = null;
    this.sure = false;
    this.ahead = {};
    if (!this.due || this.phase !== REACT) return;
    if (this.letsAll && this.#mayPass) void this.#send("pass");
    else void this.#weigh();
  }

  /** Whether all attacks of this turn are let through, as one said before. */
  get letsAll(): boolean {
    return this.letting === this.s.turn;
  }

  /** Whether an attack that one can't answer goes by without a press: after a time, or alone. */
  get passesItself(): boolean {
    return this.alone || (this.play.clocks?.passes ?? null) !== null;
  }

  get #mayPass(): boolean {
    return this.play.position.legal.some(({ verb }) => verb === "pass");
  }

  /** Let this attack through and all others of this turn; whatever one holds, at the same moment. */
  async passAll(): Promise<void> {
    this.letting = this.s.turn;
    await this.pass();
  }

  /** Answer again. */
  heed(): void {
    this.letting = -1;
  }

  /** What comes of letting the attack through, and of each answer to it. */
  async #weigh(): Promise<void> {
    const ticket = ++this.#ticket;
    const cards = this.play.position.legal.flatMap(({ verb, args }) =>
      verb === "rapid" ? [args.card ?? ""] : [],
    );
    const lines = cards.flatMap((id) => [[`rapid ${id}`], [`rapid ${id}`, "pass"]]);
    const tried = await this.play.explore([["pass"], ...lines]);
    if (ticket !== this.#ticket || !tried) return;
    this.preview = previewOf(tried.slice(0, 1));
    const found = cards.map((id, i) => [id, previewOf(tried.slice(1 + 2 * i, 3 + 2 * i))] as const);
    this.ahead = Object.fromEntries(found.filter((pair): pair is [string, Preview] => !!pair[1]));
  }

  /** Choose a card and look at it; the same card again plays it. */
  pick(id: string): void {
    this.refusal = null;
    this.sure = false;
    if (this.selected === id) return void this.use(id);
    this.selected = id;
    this.#look(id);
  }

  /** Put the chosen card down again. */
  letGo(): void {
    this.refusal = null;
    this.sure = false;
    this.selected = null;
    this.preview = null;
    if (this.due && this.phase === REACT) void this.#weigh();
  }

  #look(id: string): void {
    const move = this.#use(id);
    this.preview = null;
    if (move) void this.#foresee([[move.notation], [move.notation, "pass"]]);
    else this.#ticket++;
  }

  async #foresee(lines: string[][]): Promise<void> {
    const ticket = ++this.#ticket;
    const tried = await this.play.explore(lines);
    if (ticket === this.#ticket) this.preview = previewOf(tried);
  }

  /** Play a card of one's hand, in one's turn or as an answer; say why if it can't be. */
  async use(id: string): Promise<void> {
    const move = this.#use(id);
    if (move) return this.#send(move.notation);
    if (!this.acting) return;
    if (this.aside.hand[id]?.why) this.#again(id);
    else await this.ask([`${this.phase === REACT ? "rapid" : "play"} ${id}`]);
  }

  /** The card seen close says why it can't be played; pressed again, it says so again. */
  #again(id: string): void {
    this.selected = id;
    this.insisted++;
    tellRefusal(this.aside.hand[id]?.why?.rule);
  }

  async strike(): Promise<void> {
    if (!this.acting) return;
    if (this.can("strike")) return this.#send("strike");
    const why = this.aside.weapon[this.me]?.why;
    this.letGo();
    if (why) this.refusal = { ...why };
  }

  /** End the turn; unused mana that a card could use is worth a question. */
  async end(): Promise<void> {
    if (!this.can("end")) return;
    if (!this.sure && this.wastes && this.asks) {
      this.letGo();
      this.sure = true;
      return;
    }
    await this.#send("end");
  }

  /** Whether mana would be lost that a card in hand could use now, and no Rapide later. */
  get wastes(): boolean {
    const mana = this.s.mana[this.me] ?? 0;
    if (this.phase !== PLAY || mana === 0) return false;
    const costs = (id: string) => this.book.fact(id).cost;
    const hand = this.hand(this.s);
    const rapid = hand.some(({ id }) => {
      const fact = this.book.fact(id);
      return fact.type === "rapid" && fact.cost > 0 && fact.cost <= mana;
    });
    return !rapid && hand.some(({ id, legal }) => legal !== null && costs(id) > 0);
  }

  async pass(): Promise<void> {
    if (this.can("pass")) await this.#send("pass");
  }

  async choose(verb: "return" | "freeze", id: string): Promise<void> {
    if (this.can(verb, { card: id })) return this.#send(`${verb} ${id}`);
    if (this.acting) await this.ask([`${verb} ${id}`]);
  }

  /** Whether of the cards drawn one is kept: of two it is easier to say which. */
  get keeps(): boolean {
    return this.aside.pick.length === 2;
  }

  /** Answer for a card drawn: keep it, so that the other goes back, or put it back. */
  async settle(id: string): Promise<void> {
    const [one, other] = this.aside.pick;
    await this.choose("return", !this.keeps ? id : one === id ? other! : one!);
  }

  /** Take back one's last move, or say why it can't be. */
  async undo(): Promise<void> {
    if (!this.undoable) this.letGo();
    await this.goBack();
  }

  async #send(move: string): Promise<void> {
    this.refusal = null;
    this.selected = null;
    this.preview = null;
    this.sure = false;
    await this.act([move]);
  }
}
