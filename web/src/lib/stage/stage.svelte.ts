// What a table shows while something happens. The server says with each event what it changed; a game
// says which events are shown together, for how long, and how that looks. At the end of each frame
// the true position stands. A click or a key skips to the end.
import type { Frame, Play, Position } from "../play";
import { settings, still } from "../settings.svelte";
import type { Event, Step } from "../wire";
import { type State, patched } from "./patch";

/** Events that are shown together. */
export interface AnyBeat {
  events: Event[];
}

/** How a game cuts its events into beats, and what is to be known of each. */
export interface Script<B extends AnyBeat> {
  beats(events: Event[]): B[];
  lasts(beat: B): number; // milliseconds
  sound(beat: B): void;
  held?(beat: B): boolean; // not to be missed even where movements are not wanted
  hurry?: number; // frames waiting from which on beats are shortened
  backlog?: number; // frames behind which older ones are shown at once
}

/** A stretch of the past: a state, and what then happened. */
export interface Past<S> {
  start: S;
  steps: Pick<Step, "events" | "patches" | "undo">[];
}

const BACKLOG = 6;
const SHORTEST = 0.35; // of a beat's own length

export class Stage<S, B extends AnyBeat> {
  shown = $state.raw<S | null>(null);
  position = $state.raw<Position | null>(null); // the frame on show, whose eyes included
  beat = $state.raw<B | null>(null);
  pace = $state(settings.tempo); // share of a beat's own length
  idle = $state(true);
  retelling = $state(false);
  protected queue: Frame[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  #closed = false;

  constructor(private readonly script: Script<B>) {}

  /** Play what a match brings until the returned function is called. */
  attend(play: Play): () => void {
    const stop = play.listen((frame) => this.take(frame));
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

  /** Tell again what happened, then come back to the present. */
  async retell(past: Past<S> | null): Promise<void> {
    if (!this.idle || !past || !this.shown) return;
    const now = this.shown;
    this.retelling = true;
    this.shown = past.start;
    this.pace = settings.tempo;
    await this.#tell(past.steps, true);
    this.shown = now;
    this.retelling = false;
    await this.#run();
  }

  protected take(frame: Frame): void {
    if (frame.cut) {
      this.queue = [];
      this.skip();
    }
    this.queue.push(frame);
    if (this.idle) void this.#run();
  }

  async #run(): Promise<void> {
    const { hurry = Infinity, backlog = BACKLOG } = this.script;
    for (let frame = this.queue.shift(); frame && !this.#closed; frame = this.queue.shift()) {
      const waiting = this.queue.length;
      this.pace = waiting > hurry ? Math.max(SHORTEST, hurry / waiting) : 1;
      this.pace *= settings.tempo;
      const leaps = frame.jump || waiting > backlog || this.#skipping;
      if (!leaps && this.#isTold(frame.steps)) await this.#tell(frame.steps);
      this.shown = frame.position.state as S;
      this.position = frame.position;
    }
    this.beat = null;
    this.#skipping = false;
    this.idle = true;
  }

  /** Whether anything of some steps would be shown, or heard. */
  #isTold(steps: Past<S>["steps"]): boolean {
    const { beats, held } = this.script;
    if (!still() || !held) return steps.length > 0;
    return steps.some((step) => !step.undo && beats(step.events).some(held));
  }

  async #tell(steps: Past<S>["steps"], always = false): Promise<void> {
    this.idle = false;
    for (const step of steps) {
      if (step.undo) continue;
      let done = 0;
      for (const beat of this.script.beats(step.events)) {
        if (this.#skipping || this.#closed || !this.shown) return;
        const end = step.events.lastIndexOf(beat.events.at(-1)!) + 1;
        this.#change(step.patches.slice(done, end));
        done = Math.max(done, end);
        const rests = still() && !always;
        if (!rests || !this.script.held || this.script.held(beat)) await this.#show(beat, rests);
      }
      this.#change(step.patches.slice(done));
    }
  }

  /** Draw differences: what the server saw change. */
  #change(patches: Step["patches"]): void {
    if (this.shown && patches.length)
      this.shown = patches.reduce(patched, this.shown as State) as S;
  }

  #show(beat: B, rests: boolean): Promise<void> {
    const { held, lasts, sound } = this.script;
    this.beat = beat;
    sound(beat);
    return this.#pause(rests && !held ? 0 : lasts(beat) * this.pace);
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
