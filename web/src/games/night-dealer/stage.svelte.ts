// The night on the stage: its beats, the cells they touch, their sounds.
import { Stage as AnyStage } from "../../lib/stage/stage.svelte";
import type { EventNightDealer as Event } from "../../lib/wire";
import { type Beat, beats, cellsOfBeat, lasts } from "./beats";
import { beep } from "./sounds";
import type { Night } from "./state";

export class Stage extends AnyStage<Night, Beat> {
  constructor() {
    super({ beats, lasts, sound });
  }

  /** Whether the beat on show touches a cell. */
  touches(cell: number): boolean {
    return this.beat !== null && cellsOfBeat(this.beat).includes(cell);
  }
}

function sound(beat: Beat): void {
  for (const name of soundsOf(beat.events)) beep(name);
}

function soundsOf(events: Event[]): ("place" | "shield" | "flip")[] {
  const kinds = new Set(events.map((event) => event.kind));
  const sounds: ("place" | "shield" | "flip")[] = [];
  if (kinds.has("placed")) sounds.push("place");
  if (kinds.has("shielded") || kinds.has("shield_broken")) sounds.push("shield");
  if (kinds.has("flipped")) sounds.push("flip");
  return sounds;
}
