// An action that is a series of small choices: it is composed here, tried out on the server choice by
// choice, and sent as a whole, so that nothing is done before its last choice.
import { Acting, fits } from "./acting.svelte";
import type { Tried } from "./play";
import type { Legal } from "./wire";

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

const BEGINNING: Branch = { line: [], next: [] };

export abstract class Composing<Book, S> extends Acting<Book, S> {
  branches = $state.raw<Branch[]>([]);
  aimed = $state.raw<Candidate | null>(null);
  preview = $state.raw<Tried | null>(null); // what the choice aimed at would lead to
  protected readonly looked: readonly string[] = []; // verbs whose outcome is worth a look before
  #ticket = 0;

  /** Whether a position is still in the middle of one's action. */
  protected abstract isOpen(tried: Tried): boolean;

  // -- what stands

  /** The choices made so far of the one action that is open. */
  get line(): Legal[] {
    return this.branches.length === 1 ? this.branches[0]!.line : [];
  }

  get composing(): boolean {
    return this.branches.length > 0;
  }

  /** What may be chosen next. */
  get next(): Legal[] {
    return this.branches.flatMap(({ next }) => next);
  }

  /** Whether the action waits for nothing but a last word. */
  get ready(): boolean {
    return this.composing && this.branches.every(({ next }) => !next.length);
  }

  /** The choice that fits, of the first branch that has one. */
  protected found(wanted: (move: Legal) => boolean): Candidate | null {
    for (const branch of this.branches) {
      const move = branch.next.find(wanted);
      if (move) return { branch, move };
    }
    return null;
  }

  /** The choice of a verb with some arguments, of the one action that is open. */
  option(verb: string, args: Record<string, string> = {}): Candidate | null {
    return this.branches.length === 1 ? this.found((move) => fits(move, verb, args)) : null;
  }

  /** What the server holds of an action that is begun: it is gone on with, or taken back. */
  get #standing(): Branch[] {
    return this.begun ? [{ line: [], next: this.play.position.legal }] : [];
  }

  // -- what a person does

  /** Put down what was chosen here. */
  letGo(): void {
    this.#ticket++;
    this.branches = this.#standing;
    this.unaim();
    this.refusal = null;
    this.sure = false;
  }

  /** Step back one choice, or put down what was chosen, or take back what the server holds. */
  async back(): Promise<void> {
    const line = this.line.slice(0, -1);
    if (this.aimed && !line.length) return this.unaim();
    if (line.length) return this.open([line]);
    const begun = this.begun && !this.line.length;
    this.letGo();
    if (begun) await this.goBack();
  }

  /** Look at what a choice would lead to. */
  async aim(candidate: Candidate): Promise<void> {
    if (this.aimed?.move === candidate.move || !this.looked.includes(candidate.move.verb)) return;
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

  /** Begin an action; `first`: even one without a choice waits for a last word. */
  async begin(move: Legal, first = false): Promise<void> {
    await this.choose({ branch: BEGINNING, move }, first);
  }

  /** Make a choice; the last one sends the whole action, unless it only begins one. */
  async choose({ branch, move }: Candidate, first = false): Promise<void> {
    const line = [...branch.line, move];
    const ticket = ++this.#ticket;
    this.refusal = null;
    const [tried] = (await this.#try([line])) ?? [];
    if (ticket !== this.#ticket) return;
    if (tried?.refusal) this.refusal = tried.refusal;
    else if (tried && this.isOpen(tried)) {
      this.unaim();
      this.branches = [{ line, next: tried.legal }];
    } else if (first) this.branches = [{ line, next: [] }];
    else await this.send(line);
  }

  /** Do what needs no choice, or what is aimed at. */
  async confirm(): Promise<void> {
    if (this.aimed) await this.choose(this.aimed);
    else if (this.ready) await this.send(this.line);
  }

  /** Begin several actions at once, of which the next choice picks one. */
  protected async open(lines: Legal[][]): Promise<void> {
    const ticket = ++this.#ticket;
    this.unaim();
    const tries = await this.#try(lines);
    if (ticket !== this.#ticket || !tries) return;
    this.branches = lines.map((line, at) => ({ line, next: tries[at]?.legal ?? [] }));
  }

  protected async send(line: Legal[]): Promise<void> {
    this.letGo();
    await this.act(line.map(({ notation }) => notation));
  }

  /** Ask why what is being composed can't go on so. */
  protected async askNext(tried: string): Promise<void> {
    const [branch] = this.branches;
    if (branch && this.acting)
      await this.ask([...branch.line.map(({ notation }) => notation), tried]);
  }

  #try(lines: Legal[][]): Promise<Tried[] | null> {
    return this.play.explore(lines.map((line) => line.map(({ notation }) => notation)));
  }
}
