// A match looked at again: any position by its number of moves, one step forward told by events.
import { get } from "./http";
import type { Frame, Play, Position, Refused } from "./play";
import type { GameInfo, ReplayFrame, ReplayIndex, Seat, Step } from "./wire";

/** Whose eyes: a seat's, a spectator's (null), or all that there was, beside what a seat knew. */
export type Eyes = number | null | "all" | `all ${number}`;

export class Replay implements Play {
  readonly live = false;
  readonly busy = false;
  readonly refusal: Refused | null = null;
  readonly undoable = 0;
  readonly clocks = null;
  index = $state.raw<ReplayIndex>() as ReplayIndex;
  frame = $state.raw<ReplayFrame>() as ReplayFrame;
  wanted = $state(0);
  eyes = $state<Eyes>(null);
  #frames = new Map<string, Promise<ReplayFrame>>();
  #listeners = new Set<(frame: Frame) => void>();

  private constructor(
    readonly match: string,
    readonly info: GameInfo,
    readonly seats: Seat[],
  ) {}

  /** Open the replay of a match at a move (the end if none is given). */
  static async open(
    match: string,
    info: GameInfo,
    seats: Seat[],
    at: number | null,
  ): Promise<Replay> {
    const replay = new Replay(match, info, seats);
    await replay.look(undefined, at);
    return replay;
  }

  /** Change the eyes; undefined: those the server thinks best. */
  async look(eye: Eyes | undefined, at: number | null = this.wanted): Promise<void> {
    this.index = await get<ReplayIndex>(`/matches/${this.match}/replay${query(eye, false)}`);
    this.eyes = this.index.all && eye !== undefined ? eye : this.index.eye;
    this.#frames.clear();
    await this.go(at ?? this.last, true);
  }

  get last(): number {
    return this.index.marks.at(-1)?.made ?? 0;
  }

  get options() {
    return this.index.options;
  }

  get position(): Position {
    return { ...this.frame, seat: this.index.eye };
  }

  get moment(): string {
    return `${this.eyes} ${this.frame.made}`;
  }

  /** The log as a live table would have told it. */
  get steps(): Step[] {
    return this.index.marks.map((mark) => ({ ...mark, version: mark.made, undo: false }));
  }

  /** What happened up to the position on show. */
  get log(): Step[] {
    return this.steps.filter((step) => step.made <= this.frame.made);
  }

  /** Show the position after so many moves; the very next one is told step by step. */
  async go(made: number, jump = made !== this.wanted + 1): Promise<void> {
    const target = Math.min(Math.max(made, 0), this.last);
    this.wanted = target;
    const frame = await this.#fetch(target);
    if (target !== this.wanted) return; // another one was asked for meanwhile
    this.frame = frame;
    const steps = jump ? [] : this.steps.filter((step) => step.made === target);
    for (const hear of this.#listeners) hear({ position: this.position, steps, jump, cut: jump });
    if (target < this.last) void this.#fetch(target + 1);
  }

  /** The move before or after which another seat acts. */
  turnFrom(way: 1 | -1): number {
    const marks = this.index.marks;
    const turnAt = (made: number) => marks[made - 1]?.turn ?? 0;
    let made = this.wanted;
    if (way > 0) {
      const turn = turnAt(made + 1);
      while (made < this.last && turnAt(made + 1) === turn) made++;
      return made;
    }
    const turn = turnAt(made);
    while (made > 0 && turnAt(made) === turn) made--;
    return made;
  }

  #fetch(made: number): Promise<ReplayFrame> {
    const address = `/matches/${this.match}/replay/${made}${query(this.eyes)}`;
    const known = this.#frames.get(address) ?? get<ReplayFrame>(address);
    this.#frames.set(address, known);
    known.catch(() => this.#frames.delete(address));
    return known;
  }

  listen(hear: (frame: Frame) => void): () => void {
    this.#listeners.add(hear);
    hear({ position: this.position, steps: [], jump: true, cut: true });
    return () => this.#listeners.delete(hear);
  }

  act = () => Promise.resolve(false);
  undo = () => Promise.resolve(false);
  explore = () => Promise.resolve(null);
  forget(): void {}
}

function query(eye: Eyes | undefined, held = true): string {
  if (eye === undefined) return "";
  if (typeof eye !== "string") return `?eye=${eye === null ? "watch" : eye}`;
  const against = eye.split(" ")[1];
  return `?eye=all${against && held ? `&against=${against}` : ""}`;
}
