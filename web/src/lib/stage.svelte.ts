// What a table shows while something happens: frames are played beat by beat, then the true
// position stands. A click or a key skips to the end.
import type { Frame, Play, Position } from "./play";
import { still } from "./settings.svelte";
import type { Event, Value } from "./wire";

const BACKLOG = 6; // frames behind which older ones are shown at once

/** How a game cuts its events into beats, and what each of them changes. */
export interface Script<S, B> {
  read(state: Record<string, Value>): S;
  beats(events: Event[]): B[];
  after(shown: S, beat: B): S;
  lasts(beat: B): number; // milliseconds
  sound(beat: B): void;
}

export class Stage<S, B> {
  shown = $state.raw<S | null>(null);
  position = $state.raw<Position | null>(null); // the frame on show, whose eyes included
  beat = $state.raw<B | null>(null);
  idle = $state(true);
  #queue: Frame[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  #closed = false;

  constructor(private readonly script: Script<S, B>) {}

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

  #take(frame: Frame): void {
    if (frame.cut) {
      this.#queue = [];
      this.skip();
    }
    this.#queue.push(frame);
    if (this.idle) void this.#run();
  }

  async #run(): Promise<void> {
    this.idle = false;
    for (let frame = this.#queue.shift(); frame && !this.#closed; frame = this.#queue.shift()) {
      const hurried = this.#queue.length > BACKLOG || this.#skipping;
      if (!frame.jump && !hurried) await this.#tell(frame);
      this.shown = this.script.read(frame.position.state);
      this.position = frame.position;
    }
    this.beat = null;
    this.#skipping = false;
    this.idle = true;
  }

  async #tell(frame: Frame): Promise<void> {
    for (const step of frame.steps) {
      if (step.undo) continue;
      for (const beat of this.script.beats(step.events)) {
        if (this.#skipping || !this.shown) return;
        this.#show(beat);
        await this.#pause(still() ? 0 : this.script.lasts(beat));
      }
    }
  }

  #show(beat: B): void {
    this.beat = beat;
    this.shown = this.script.after(this.shown!, beat);
    this.script.sound(beat);
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
