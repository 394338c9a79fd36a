// Tactique on the stage: its beats, and what they touch.
import { Stage as AnyStage } from "../../lib/stage/stage.svelte";
import { type Beat, script } from "./looks";
import type { Tactique } from "./state";

export class Stage extends AnyStage<Tactique, Beat> {
  constructor() {
    super(script);
  }
}
