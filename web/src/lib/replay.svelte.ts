// A match looked at again: any position by the number of its step, one step forward told by events.
import { get } from "./http";
import type { Frame, Play, Position, Refused } from "./play";
import type { Drawn, GameInfo, ReplayFrame, ReplayIndex, Seat, Step } from "./wire";

/** Whose eyes: a seat's, a spectator's (null), or all that there was, beside what a seat knew. */
export type Eyes = number | null | "all" | `all ${number}`;

export class Replay implements Play {
  readonly live = false;
  readonly busy = false;
  readonly refusal: Refused | null = null;
  readonly silence: Refused | null = null;
  readonly undoable = 0;
  readonly back = false;
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

  /** Open the replay of a match at a step (the end if none is given), with eyes if they may be. */
  static async open(
    match: string,
    info: GameInfo,
    seats: Seat[],
    { at, eyes }: { at: number | null; eyes: Eyes | undefined },
  ): Promise<Replay> {
    const replay = new Replay(match, info, seats);
    await replay.look(eyes, at).catch((error: unknown) => {
      if (eyes === undefined || (error as { status?: number }).status !== 403) throw error;
      return replay.look(undefined, at); // a link from somebody who may see more
    });
    return replay;
  }

  /** Where this very position is to be found. */
  get address(): string {
    return `/replay/${this.match}?at=${this.wanted}${eyesAsked(this.eyes, "&")}`;
  }

  /** Change the eyes (undefined: those the server thinks best); without a step to go to, the same
   * moment is shown, which other eyes may count otherwise. */
  async look(eye: Eyes | undefined, at?: number | null): Promise<void> {
    const made = this.frame?.made ?? null;
    this.index = await readIndex(this.match, eyesAsked(eye, "?", false));
    this.eyes = this.index.all ? (eye ?? "all") : this.index.eye;
    this.#frames.clear();
    await this.go(at === undefined ? this.#after(made) : (at ?? this.last), true);
  }

  /** The last step within so many moves; without their count, the step of the same number. */
  #after(made: number | null): number {
    if (made === null) return this.wanted;
    return this.index.marks.findLast((mark) => (mark.made ?? 0) <= made)?.number ?? 0;
  }

  get last(): number {
    return this.index.marks.at(-1)?.number ?? 0;
  }

  get options() {
    return this.index.options;
  }

  get position(): Position {
    return { ...this.frame, seat: this.index.eye };
  }

  get moment(): string {
    return `${this.eyes} ${this.frame.number}`;
  }

  /** The log as a live table would have told it. */
  get steps(): Step[] {
    return this.index.marks.map((mark) => ({
      ...mark,
      version: mark.number,
      made: mark.number,
      undo: false,
      patches: mark.number === this.frame.number ? this.frame.patches : [],
    }));
  }

  /** What happened up to the position on show. */
  get log(): Step[] {
    return this.steps.filter((step) => step.number <= this.frame.number);
  }

  /** Show the position after so many steps; the very next one is told beat by beat. */
  async go(number: number, jump = number !== this.wanted + 1): Promise<void> {
    const target = Math.min(Math.max(number || 0, 0), this.last);
    this.wanted = target;
    const frame = await this.#fetch(target);
    if (target !== this.wanted) return; // another one was asked for meanwhile
    this.frame = frame;
    const steps = jump ? [] : this.steps.filter((step) => step.number === target);
    for (const hear of this.#listeners) hear({ position: this.position, steps, jump, cut: jump });
    if (target < this.last) void this.#fetch(target + 1);
  }

  /** The step before or after which another seat acts. */
  turnFrom(way: 1 | -1): number {
    const marks = this.index.marks;
    const turnAt = (number: number) => marks[number]?.turn ?? 0;
    let number = this.wanted;
    if (way > 0) {
      const turn = turnAt(number + 1);
      while (number < this.last && turnAt(number + 1) === turn) number++;
      return number;
    }
    const turn = turnAt(number);
    while (number > 0 && turnAt(number) === turn) number--;
    return number;
  }

  #fetch(number: number): Promise<ReplayFrame> {
    const address = `/matches/${this.match}/replay/${number}${eyesAsked(this.eyes, "?")}`;
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

  async draw(): Promise<Drawn> {
    const asked = `?drawn=true${eyesAsked(this.eyes, "&")}`;
    const { number } = this.frame;
    return (await get<ReplayFrame>(`/matches/${this.match}/replay/${number}${asked}`)).drawn!;
  }

  act = () => Promise.resolve(false);
  undo = () => Promise.resolve(false);
  askBack = () => Promise.resolve(false);
  explore = () => Promise.resolve(null);
  regard = () => Promise.resolve(null);
  forget(): void {}
}

/** The index of a match: a long one comes in pages, put together here. */
export async function readIndex(match: string, asked: string): Promise<ReplayIndex> {
  const address = `/matches/${match}/replay${asked}`;
  const index = await get<ReplayIndex>(address);
  for (;;) {
    const last = index.marks.at(-1)?.number ?? 0;
    if (last >= index.total) break;
    const { marks } = await get<ReplayIndex>(`${address}${asked ? "&" : "?"}after=${last}`);
    if (!marks.length) break; // moves were taken back meanwhile
    index.marks.push(...marks);
  }
  return index;
}

/** Eyes as an address asks for them, the server's or the page's own. */
export function eyesAsked(eye: Eyes | undefined, sign: "?" | "&", held = true): string {
  if (eye === undefined) return "";
  if (typeof eye !== "string") return `${sign}eye=${eye === null ? "watch" : eye}`;
  const against = eye.split(" ")[1];
  return `${sign}eye=all${against && held ? `&against=${against}` : ""}`;
}

/** The eyes that an address asks for. */
export function eyesOf(query: URLSearchParams): Eyes | undefined {
  const eye = query.get("eye");
  if (eye === "all") {
    const against = query.get("against");
    return against && /^\d+$/.test(against) ? `all ${Number(against)}` : "all";
  }
  if (eye === "watch") return null;
  return eye && /^\d+$/.test(eye) ? Number(eye) : undefined;
}
