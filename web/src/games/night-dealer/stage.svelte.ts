// The night on the stage: its beats, and the cells they touch.
import { Stage as AnyStage } from "../../lib/stage/stage.svelte";
import { type Beat, script, touched } from "./looks";
import type { Night } from "./state";

export class Stage extends AnyStage<Night, Beat> {
  constructor() {
    super(script);
  }

  /** Whether the beat on show touches a cell. */
  touches(cell: number): boolean {
    return this.beat !== null && touched(this.beat.looks).includes(cell);
  }
}
