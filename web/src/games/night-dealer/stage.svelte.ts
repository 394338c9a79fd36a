// What the table shows while the night resolves: frames are played beat by beat, then the true
// position stands. A click or a key skips to the end.
import type { Frame, Play, Position } from "../../lib/play";
import { still } from "../../lib/settings.svelte";
import type { Event } from "../../lib/wire";
import { type Beat, after, beats, cellsOfBeat, lasts } from "./beats";
import { beep } from "./sounds";
import { type Night, night } from "./state";

const BACKLOG = 6; // frames behind which older ones are shown at once

export class Stage {
  shown = $state.raw<Night | null>(null);
  position = $state.raw<Position | null>(null); // the frame on show, whose eyes included
  beat = $state.raw<Beat | null>(null);
  idle = $state(true);
  #queue: Frame[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  #closed = false;

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
      this.shown = night(frame.position.state);
      this.position = frame.position;
    }
    this.beat = null;
    this.#skipping = false;
    this.idle = true;
  }

  async #tell(frame: Frame): Promise<void> {
    for (const step of frame.steps) {
      if (step.undo) continue;
      for (const beat of beats(step.events)) {
        if (this.#skipping || !this.shown) return;
        this.#show(beat);
        await this.#pause(still() ? 0 : lasts(beat));
      }
    }
  }

  #show(beat: Beat): void {
    this.beat = beat;
    this.shown = after(this.shown!, beat);
    for (const sound of soundsOf(beat.events)) beep(sound);
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

  /** Whether the beat on show touches a cell. */
  touches(cell: number): boolean {
    return this.beat !== null && cellsOfBeat(this.beat).includes(cell);
  }
}

function soundsOf(events: Event[]): ("place" | "shield" | "flip")[] {
  const kinds = new Set(events.map((event) => event.kind));
  const sounds: ("place" | "shield" | "flip")[] = [];
  if (kinds.has("placed")) sounds.push("place");
  if (kinds.has("shielded") || kinds.has("shield_broken")) sounds.push("shield");
  if (kinds.has("flipped")) sounds.push("flip");
  return sounds;
}
