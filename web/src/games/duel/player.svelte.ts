// What a person does at the table. Nothing here knows a rule: what may be done is what the server
// says is legal, and why something may not comes with the view or is asked of the server.
import { settings } from "../../lib/settings.svelte";
import { type Held, kinds } from "../../lib/cards/held";
import { type Play, type Refused, tellRefusal } from "../../lib/play";
import type { Legal } from "../../lib/wire";
import type { Book } from "./book";
import { type Preview, previewOf } from "./preview";
import { type Aside, type Duel, PLAY, REACT, asideOf, duel, pile } from "./state";
import { words } from "./words";

export class Player {
  selected = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null); // what the card chosen, or letting through, would do
  refusal = $state.raw<Refused | null>(null);
  insisted = $state(0); // how often a card that can't be played was asked for again
  sure = $state(false); // the end of the turn was asked for once, and a warning given
  #ticket = 0;

  constructor(
    private readonly play: Play,
    private readonly book: Book,
    private readonly behind: () => boolean = () => false, // the table has yet to show this moment
  ) {}

  // -- what stands

  get me(): number {
    return this.play.position.seat ?? -1;
  }

  get s(): Duel {
    return duel(this.play.position.state);
  }

  get aside(): Aside {
    return asideOf(this.play.position);
  }

  /** Whether the match waits for this page's decision. */
  get due(): boolean {
    const { acting, seat, outcome } = this.play.position;
    return this.play.live && seat !== null && acting === seat && !outcome && !this.play.busy;
  }

  /** Whether this page must decide something now, and has seen what led to it. */
  get acting(): boolean {
    return this.due && !this.behind();
  }

  get phase(): number {
    return this.s.phase;
  }

  get legal(): Legal[] {
    return this.acting ? this.play.position.legal : [];
  }

  /** The legal move of a verb, and of a card where it has one. */
  can(verb: string, card?: string): Legal | null {
    const fits = (move: Legal) =>
      move.verb === verb && (card === undefined || move.args.card === card);
    return this.legal.find(fits) ?? null;
  }

  /** The cards of which one goes back, or the opposing Equipments that can be frozen. */
  choices(verb: "return" | "freeze"): string[] {
    return this.legal.filter((move) => move.verb === verb).map((move) => move.args.card ?? "");
  }

  /** The Rapides that may answer now. */
  get answers(): string[] {
    return this.legal.filter((move) => move.verb === "rapid").map((move) => move.args.card ?? "");
  }

  /** One's own hand as kinds of cards. */
  hand(s: Duel): Held[] {
    if (this.me < 0) return [];
    return kinds(pile(s, "hand", this.me)).map(({ card, copies }) => {
      const id = this.book.id(card);
      return { id, copies, legal: this.can("play", id) ?? this.can("rapid", id) };
    });
  }

  // -- what a person does

  /** The position changed: what was chosen in another one is void. */
  reset(): void {
    this.#ticket++;
    this.selected = null;
    this.preview = null;
    this.refusal = null;
    this.sure = false;
    if (this.due && this.phase === REACT) void this.#foresee([["pass"]]);
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
    if (this.due && this.phase === REACT) void this.#foresee([["pass"]]);
  }

  #look(id: string): void {
    const move = this.can("play", id) ?? this.can("rapid", id);
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
    const move = this.can("play", id) ?? this.can("rapid", id);
    if (move) return this.#send(move.notation);
    if (!this.acting) return;
    if (this.aside.hand[id]?.why) this.#again(id);
    else await this.#why(`${this.phase === REACT ? "rapid" : "play"} ${id}`);
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
    if (!this.sure && this.wastes && settings.surely) {
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
    if (this.can(verb, id)) return this.#send(`${verb} ${id}`);
    if (this.acting) await this.#why(`${verb} ${id}`);
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

  /** Whether all others are computers: then every move may be taken back. */
  get alone(): boolean {
    return this.play.seats.every(({ yours, kind }) => yours || kind === "level");
  }

  /** Whether something can be taken back without asking anybody. */
  get undoable(): boolean {
    return this.play.undoable > 0 || (this.alone && this.play.back);
  }

  /** Take back one's last move, or say why it can't be. */
  async undo(): Promise<void> {
    if (!this.undoable) {
      this.letGo();
      const why = words()[this.play.back ? "undoLearnt" : "undoNothing"];
      this.refusal = { fr: why, en: why, rule: "LUD-5" };
    } else if (this.play.undoable > 0) await this.play.undo(1);
    else await this.play.askBack();
  }

  async #send(move: string): Promise<void> {
    this.refusal = null;
    this.selected = null;
    this.preview = null;
    this.sure = false;
    if (!(await this.play.act([move]))) this.#refused();
  }

  /** Ask why something can't be done; the answer cites its rule. */
  async #why(move: string): Promise<void> {
    const [tried] = (await this.play.explore([[move]])) ?? [];
    if (tried?.refusal) this.refusal = tried.refusal;
    else if (!tried && !(await this.play.act([move]))) this.#refused();
  }

  #refused(): void {
    this.refusal = this.play.refusal;
    this.play.forget();
  }
}
