// What the table shows while something happens: frames are played beat by beat, then the true
// position stands. Whole turns of others come at once here, so a long queue is played faster before
// anything is left out; and the last turn of the others can be told again.
import type { Frame, Play, Position } from "../../lib/play";
import { still } from "../../lib/settings.svelte";
import { get } from "../../lib/http";
import type { SinceTurn, Step } from "../../lib/wire";
import { type Beat, type BeatName, after, beats, lasts } from "./beats";
import { beep } from "./sounds";
import { type Battle, battle } from "./state";

const BACKLOG = 120; // frames behind which older ones are shown at once
const HURRY = 5; // frames waiting from which on beats are shortened
const SHORTEST = 0.35; // of a beat's own length
// Without movements the end is shown at once, but for what a player must not miss.
const HELD: BeatName[] = ["ambush", "power", "out"];
const isHeld = ({ name }: Beat) => HELD.includes(name);

/** What the others did since one's own turn, as it was seen. */
export interface Past {
  start: Battle;
  steps: Pick<Step, "events" | "undo">[];
}

/** The same from the server, for a page that was not there. */
export async function pastOf(play: Play): Promise<Past | null> {
  const { match } = play as { match?: string };
  const { seat } = play.position;
  if (!match || seat === null) return null;
  try {
    const told = await get<SinceTurn>(`/matches/${match}/since-my-turn?seat=${seat}`);
    const steps = told.steps.map(({ events }) => ({ events, undo: false }));
    return steps.length ? { start: battle(told.state), steps } : null;
  } catch {
    return null;
  }
}

export class Stage {
  shown = $state.raw<Battle | null>(null);
  position = $state.raw<Position | null>(null);
  beat = $state.raw<Beat | null>(null);
  pace = $state(1); // share of a beat's own length
  idle = $state(true);
  retelling = $state(false);
  past = $state.raw<Past | null>(null);
  #meanwhile: Past | null = null; // being gathered while others play
  #queue: Frame[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  #closed = false;

  constructor(private readonly siteAt: Map<number, number>) {}

  /** Play what a match brings until the returned function is called. */
  attend(play: Play): () => void {
    const stop = play.listen((frame) => this.#take(frame));
    return () => {
      this.#closed = true;
      this.skip();
      stop();
    };
  }

  /** Show the end at once. */
  skip(): void {
    this.#skipping = !this.idle;
    this.#wake?.();
  }

  /** Tell again what the others did, then come back to the present. */
  async retell(past: Past | null = this.past): Promise<void> {
    if (!this.idle || !past || !this.shown) return;
    const now = this.shown;
    this.idle = false;
    this.retelling = true;
    this.shown = past.start;
    this.pace = 1;
    await this.#tell(
      past.steps.flatMap((step) => (step.undo ? [] : beats(step.events))),
      true,
    );
    this.shown = now;
    this.retelling = false;
    await this.#run();
  }

  #take(frame: Frame): void {
    this.#gather(frame);
    if (frame.cut) {
      this.#queue = [];
      this.skip();
    }
    this.#queue.push(frame);
    if (this.idle) void this.#run();
  }

  /** Keep what the others do from the end of one's own turn to the beginning of the next. */
  #gather({ position, steps, jump }: Frame): void {
    const { seat } = position;
    if (jump || seat === null) {
      this.past = this.#meanwhile = null;
      return;
    }
    for (const step of steps) {
      if (step.undo) continue;
      const ended = step.events.findIndex(({ kind, a }) => kind === "turn_ended" && a === seat);
      if (ended >= 0) {
        const before = this.#queue.at(-1)?.position.state;
        const start = before ? battle(before) : this.shown;
        this.#meanwhile = start && { start, steps: [] };
      }
      this.#meanwhile?.steps.push(step);
    }
    if (position.acting === seat && this.#meanwhile) {
      this.past = this.#meanwhile.steps.length ? this.#meanwhile : null;
      this.#meanwhile = null;
    }
  }

  async #run(): Promise<void> {
    for (let frame = this.#queue.shift(); frame && !this.#closed; frame = this.#queue.shift()) {
      const waiting = this.#queue.length;
      this.pace = waiting > HURRY ? Math.max(SHORTEST, HURRY / waiting) : 1;
      const leaps = frame.jump || waiting >= BACKLOG || this.#skipping;
      const told = leaps ? [] : this.#told(frame.steps);
      if (told.length) await this.#tell(told); // else it stands at once, in one stroke
      this.shown = battle(frame.position.state);
      this.position = frame.position;
    }
    this.beat = null;
    this.#skipping = false;
    this.idle = true;
  }

  /** What is to be told of some steps; nothing if none of it would be shown. */
  #told(steps: Past["steps"]): Beat[] {
    const all = steps.filter((step) => !step.undo).flatMap((step) => beats(step.events));
    return !still() || all.some(isHeld) ? all : [];
  }

  async #tell(told: Beat[], always = false): Promise<void> {
    this.idle = false;
    let now = this.shown;
    for (const beat of told) {
      if (this.#skipping || this.#closed || !now) return;
      now = after(now, beat, this.siteAt);
      if (still() && !always && !isHeld(beat)) continue;
      this.beat = beat;
      this.shown = now;
      beep(beat);
      await this.#pause(lasts(beat) * this.pace);
    }
  }

  #pause(milliseconds: number): Promise<void> {
    if (!milliseconds) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
