// The duel on the stage: its beats, and what they touch.
import { Stage as AnyStage } from "../../lib/stage/stage.svelte";
import { type Beat, beats, lasts } from "./beats";
import { beep } from "./sounds";
import type { Duel } from "./state";

export class Stage extends AnyStage<Duel, Beat> {
  constructor() {
    super({
      beats,
      lasts: (beat) => lasts(beat, this.position?.seat ?? null),
      sound: beep,
    });
  }
}
