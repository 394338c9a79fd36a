// The workbench: one thing being made. Every change is shown at once and asked of the rules a moment
// later; the page itself judges nothing.
import { check, keep } from "../keepsakes";
import type { Fault, Kept } from "../wire";
import type { Drafts } from "./drafts";

/** As it is worked on, with its name. */
export interface Begun<C> {
  name: string;
  content: C;
}

/** As the server keeps it. */
export interface Saved {
  name: string;
  text: string;
}

/** What a workbench needs to know of a kind of things. */
export interface Material<V> {
  kind: string;
  drafts: Pick<Drafts<string, V>, "keepDraft" | "dropDraft">;
  pause: number; // ms without a change before the rules are asked
  remembered: number; // changes that can be taken back
}

/** C is what is worked on, V what is kept of it. */
export abstract class Workbench<C, V> {
  content = $state.raw<C>(null!);
  name = $state("");
  faults = $state.raw<Fault[] | null>(null); // null: not known yet
  asking = $state(false); // what is shown as faults is of a moment ago
  unreached = $state.raw<unknown>(null); // the rules could not be asked
  saving = $state(false);
  protected saved = $state.raw<Saved | null>(null);
  #past = $state.raw<C[]>([]);
  #future = $state.raw<C[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticket = 0;

  constructor(
    readonly material: Material<V>,
    readonly game: string,
    readonly key: string,
    start: Begun<C>,
    saved: Saved | null,
  ) {
    this.content = start.content;
    this.name = start.name;
    this.saved = saved;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#ticket++;
  }

  // -- what stands

  /** What is kept of it under a name. */
  abstract written(name: string): V;

  /** All of it as text. */
  abstract get text(): string;

  /** The same as people read it, with its name where there is one. */
  get readable(): string {
    return this.text;
  }

  /** Whether something would be lost that the server does not keep. */
  get changed(): boolean {
    return this.saved?.name !== this.name.trim() || this.saved.text !== this.text;
  }

  get stored(): boolean {
    return this.saved !== null;
  }

  /** The rules find nothing wrong with it as it stands. */
  get ready(): boolean {
    return this.faults?.length === 0 && !this.asking;
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  get redoable(): boolean {
    return this.#future.length > 0;
  }

  // -- changing it

  /** Something was changed; this is how it was before. */
  protected done(before: C): void {
    this.#past = [...this.#past, before].slice(-this.material.remembered);
    this.#future = [];
    this.touched();
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.content];
    this.content = last;
    this.touched();
  }

  /** Where changes that were taken back can be made again: what does so. */
  redo?(): void;

  protected again(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.content];
    this.content = next;
    this.touched();
  }

  rename(name: string): void {
    this.name = name;
    this.draft();
  }

  /** It is another thing now: drafted at once, asked of the rules when nothing more comes. */
  protected touched(): void {
    this.asking = true;
    this.draft();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), this.material.pause);
  }

  protected draft(): void {
    const { keepDraft, dropDraft } = this.material.drafts;
    if (this.changed) keepDraft(this.key, this.name, this.written(this.name));
    else dropDraft(this.key);
  }

  // -- asking the rules

  async ask(): Promise<void> {
    const ticket = ++this.#ticket;
    this.asking = true;
    this.unreached = null;
    try {
      const faults = await check(this.game, this.material.kind, this.written(this.name));
      if (ticket !== this.#ticket) return;
      this.faults = faults;
      this.asking = false;
    } catch (error) {
      if (ticket !== this.#ticket) return;
      this.faults = null; // nobody knows
      this.unreached = error;
    }
  }

  // -- keeping it

  /** Save it; null if there is no name to save it under. */
  async save(): Promise<Kept | null> {
    this.saving = true;
    const { name, text } = this;
    const what = { kind: this.material.kind, name, value: this.written(name) };
    try {
      const stored = await keep(this.game, this.key, what);
      if (this.name === name) this.name = stored.name;
      this.saved = { name: stored.name, text };
      this.draft();
      return stored;
    } finally {
      this.saving = false;
    }
  }

  /** Back to what the server keeps. */
  abstract revert(): void;
}
