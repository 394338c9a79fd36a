// Eden on the stage: its beats. What the others did is asked of the server, and told again.
import { RetellingStage } from "../../lib/stage/retelling.svelte";
import { type Beat, script } from "./looks";
import type { Eden } from "./state";

export class Stage extends RetellingStage<Eden, Beat> {
  constructor() {
    super(script, () => false);
  }
}
