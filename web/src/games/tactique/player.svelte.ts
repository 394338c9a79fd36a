// What a person does at the table. An action is a series of small choices; it is composed here, tried
// out on the server step by step, and sent as a whole, so that nothing is done before its last choice.
import { Acting } from "../../lib/acting.svelte";
import { type Held, kinds } from "../../lib/cards/held";
import type { Play, Tried } from "../../lib/play";
import type { Legal, Step } from "../../lib/wire";
import type { Book } from "./book";
import {
  type Aside,
  PLAY,
  type Tactique,
  asideOf,
  cellName,
  pile,
  seatOf,
  tactique,
} from "./state";

/** An action begun: the choices made, and those that may come next. */
export interface Branch {
  line: Legal[];
  next: Legal[];
}

/** A choice of a branch. */
export interface Candidate {
  branch: Branch;
  move: Legal;
}

const STARTS = ["play", "attack", "activate", "move", "end"];
const AIMED = ["target", "row"]; // choices whose outcome is worth a look before they are made

export class Player extends Acting {
  branches = $state.raw<Branch[]>([]);
  aimed = $state.raw<Candidate | null>(null);
  preview = $state.raw<Tried | null>(null); // what the choice aimed at would lead to
  chosen = $state.raw<number | null>(null); // the spot of the unit whose orders are open
  #ticket = 0;

  constructor(
    play: Play,
    private readonly book: Book,
    behind?: () => boolean,
  ) {
    super(play, behind);
  }

  // -- what stands

  get s(): Tactique {
    return tactique(this.play.position.state);
  }

  get aside(): Aside {
    return asideOf(this.play.position);
  }

  /** The choices made so far of the one action that is open. */
  get line(): Legal[] {
    return this.branches.length === 1 ? this.branches[0]!.line : [];
  }

  /** The card being played. */
  get card(): string | null {
    const [first] = this.line;
    return first?.verb === "play" ? (first.args.card ?? null) : null;
  }

  get composing(): boolean {
    return this.branches.length > 0;
  }

  /** One's own hand as kinds of cards. */
  hand(s: Tactique): Held[] {
    if (this.me < 0) return [];
    return kinds(pile(s, "hand", this.me)).map(({ card, copies }) => {
      const id = this.book.id(card);
      return { id, copies, legal: this.can("play", { card: id }) };
    });
  }

  /** The legal move of a verb with some arguments, where an action begins. */
  can(verb: string, args: Record<string, string> = {}): Legal | null {
    const fits = (move: Legal) =>
      move.verb === verb && Object.entries(args).every(([key, value]) => move.args[key] === value);
    return this.legal.find(fits) ?? null;
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
    const cell = cellName(spot);
    const side = seatOf(spot) === this.me ? "ally" : "enemy";
    const fits = ({ verb, args }: Legal) => {
      if (verb === "cell") return side === "ally" && args.cell === cell;
      if (verb === "target") return args.side === side && args.cell === cell;
      return verb === "row" && args.side === side && cell.startsWith(`${args.row}.`);
    };
    for (const branch of this.branches) {
      const move = branch.next.find(fits);
      if (move) return { branch, move };
    }
    return null;
  }

  /** The choice of a verb that needs no spot: `skip`, or a card of the discard pile. */
  option(verb: string, args: Record<string, string> = {}): Candidate | null {
    const branch = this.branches.length === 1 ? this.branches[0]! : null;
    const move = branch?.next.find(
      (one) => one.verb === verb && Object.entries(args).every(([k, v]) => one.args[k] === v),
    );
    return branch && move ? { branch, move } : null;
  }

  /** The cards of the discard pile to choose from. */
  get discards(): string[] {
    const next = this.branches.flatMap((branch) => branch.next);
    return next.filter(({ verb }) => verb === "discard").map(({ args }) => args.card ?? "");
  }

  // -- what a person does

  /** The position changed: what was chosen in another one is void. */
  reset(): void {
    this.letGo();
    const begun = this.due && (this.s.act[this.me] ?? 0) > 0;
    if (begun) this.branches = [{ line: [], next: this.play.position.legal }];
  }

  /** Put everything down again. */
  letGo(): void {
    this.#ticket++;
    this.branches = [];
    this.aimed = null;
    this.preview = null;
    this.chosen = null;
    this.refusal = null;
    this.sure = false;
  }

  /** Step back one choice, or put down what was chosen. */
  async back(): Promise<void> {
    const line = this.line.slice(0, -1);
    if (this.aimed && !line.length) return this.unaim();
    if (!line.length) return this.letGo();
    await this.#open([line]);
  }

  /** Choose a card of the hand; the same card again puts it down. */
  async pick(id: string): Promise<void> {
    if (this.card === id) return this.letGo();
    this.letGo();
    const move = this.can("play", { card: id });
    if (!move) return this.#cannot(id);
    await this.choose({ branch: { line: [], next: [] }, move }, true);
  }

  async #cannot(id: string): Promise<void> {
    if (!this.acting) return;
    const why = this.aside.hand[id]?.why;
    if (why) this.refusal = { ...why };
    else await this.ask([`play ${id}`]);
  }

  /** Choose one of one's own units: what it may attack and where it may go is shown. */
  async take(spot: number): Promise<void> {
    if (this.chosen === spot) return this.letGo();
    this.letGo();
    const orders = this.orders(spot);
    if (!orders.length) return this.ask([`attack ${cellName(spot)}`]);
    this.chosen = spot;
    const open = orders.filter(({ verb }) => verb !== "activate");
    if (open.length) await this.#open(open.map((move) => [move]));
  }

  /** What the unit chosen can activate. */
  get abilities(): Legal[] {
    return this.chosen === null || this.line.length > 1
      ? []
      : this.orders(this.chosen).filter(({ verb }) => verb === "activate");
  }

  async activate(move: Legal): Promise<void> {
    await this.choose({ branch: { line: [], next: [] }, move });
  }

  /** Look at what a choice would lead to. */
  async aim(candidate: Candidate): Promise<void> {
    if (this.aimed?.move === candidate.move || !AIMED.includes(candidate.move.verb)) return;
    const ticket = ++this.#ticket;
    this.aimed = candidate;
    this.preview = null;
    const tried = await this.#try([[...candidate.branch.line, candidate.move]]);
    if (ticket === this.#ticket) this.preview = tried?.[0] ?? null;
  }

  unaim(): void {
    this.aimed = null;
    this.preview = null;
  }

  /** Make a choice; the last one sends the whole action. `first`: it only begins one. */
  async choose({ branch, move }: Candidate, first = false): Promise<void> {
    const line = [...branch.line, move];
    const ticket = ++this.#ticket;
    this.refusal = null;
    const [tried] = (await this.#try([line])) ?? [];
    if (ticket !== this.#ticket) return;
    if (tried?.refusal) this.refusal = tried.refusal;
    else if (tried && isOpen(tried, this.me)) {
      this.unaim();
      this.branches = [{ line, next: tried.legal }];
    } else if (first) this.branches = [{ line, next: [] }];
    else await this.#send(line);
  }

  /** Whether the card chosen waits for nothing but a last word. */
  get ready(): boolean {
    return this.composing && this.branches.every(({ next }) => !next.length);
  }

  /** Play what needs no choice, or what is aimed at. */
  async confirm(): Promise<void> {
    if (this.aimed) await this.choose(this.aimed);
    else if (this.ready) await this.#send(this.line);
  }

  /** Somebody pressed a spot that is no choice now: say why. */
  async wonder(spot: number): Promise<void> {
    const [branch] = this.branches;
    if (!branch || !this.acting) return;
    const side = seatOf(spot) === this.me ? "ally" : "enemy";
    const verbs = branch.next.map(({ verb }) => verb);
    const cell = cellName(spot);
    const tried = verbs.includes("cell")
      ? `cell ${cell}`
      : verbs.includes("row")
        ? `row ${side} ${cell[0]}`
        : `target ${side} ${cell}`;
    await this.ask([...branch.line.map(({ notation }) => notation), tried]);
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
    if (move) await this.#send([move]);
  }

  /** End the turn; what could still be done is worth a question. */
  async end(): Promise<void> {
    const move = this.can("end");
    if (!move) return;
    if (!this.sure && this.wastes) {
      this.letGo();
      this.sure = true;
      return;
    }
    await this.#send([move]);
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
    await this.goBack(lastAction(this.play.log));
  }

  async #open(lines: Legal[][]): Promise<void> {
    const ticket = ++this.#ticket;
    this.unaim();
    const tries = await this.#try(lines);
    if (ticket !== this.#ticket || !tries) return;
    this.branches = lines.map((line, at) => ({ line, next: tries[at]?.legal ?? [] }));
  }

  #try(lines: Legal[][]): Promise<Tried[] | null> {
    return this.play.explore(lines.map((line) => line.map(({ notation }) => notation)));
  }

  async #send(line: Legal[]): Promise<void> {
    this.letGo();
    await this.act(line.map(({ notation }) => notation));
  }
}

/** Whether an action is still being composed by a seat. */
function isOpen({ state, acting }: Tried, me: number): boolean {
  return acting === me && (tactique(state).act[me] ?? 0) > 0;
}

/** How many moves the last action took. */
export function lastAction(log: Pick<Step, "move">[]): number {
  const begins = ({ move }: Pick<Step, "move">) => STARTS.includes((move ?? "").split(" ")[0]!);
  const back = log.toReversed().findIndex(begins);
  return back < 0 ? 1 : back + 1;
}
