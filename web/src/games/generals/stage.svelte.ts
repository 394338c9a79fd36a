// The battle on the stage.
import { RetellingStage } from "../../lib/stage/retelling.svelte";
import { type Beat, looks, script } from "./looks";
import type { Battle } from "./state";

export class Stage extends RetellingStage<Battle, Beat> {
  constructor() {
    super(script, (events, seat) => looks(events).some(({ ends }) => ends === seat));
  }
}
