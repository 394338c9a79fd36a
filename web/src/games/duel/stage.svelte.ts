// The duel on the stage: its beats, and what they touch.
import { Stage as AnyStage } from "../../lib/stage/stage.svelte";
import { type Beat, lasts, script } from "./looks";
import type { Duel } from "./state";

export class Stage extends AnyStage<Duel, Beat> {
  constructor() {
    super({ ...script, lasts: (beat) => lasts(beat, this.position?.seat ?? null) });
  }
}
