// The duel on the stage: its beats, and what they touch.
import { Stage as AnyStage } from "../../lib/stage.svelte";
import { type Beat, after, beats, lasts } from "./beats";
import { beep } from "./sounds";
import { type Duel, duel } from "./state";

export class Stage extends AnyStage<Duel, Beat> {
  constructor() {
    super({
      read: duel,
      beats,
      after,
      lasts: (beat) => lasts(beat, this.position?.seat ?? null),
      sound: beep,
    });
  }
}
