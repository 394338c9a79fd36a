// Eden on the stage: its beats, and who fell. What the others did is asked of the server, and told
// again; of a combat in which somebody fell the page keeps what it saw.
import type { Frame } from "../../lib/play";
import { RetellingStage } from "../../lib/stage/retelling.svelte";
import type { Past } from "../../lib/stage/stage.svelte";
import { Counted } from "./counted";
import { type Fallen, fallenIn } from "./fallen";
import { type Beat, script } from "./looks";
import { type Eden, eden } from "./state";

export class Stage extends RetellingStage<Eden, Beat> {
  fallen = $state.raw<Fallen[]>([]); // of whom nobody has read yet, the first one first
  #last: Eden | null = null; // the last position that came
  readonly counted = new Counted();
  #combat: Past<Eden> | null = null; // what led from its first move to that position

  constructor() {
    super(script, () => false);
  }

  /** The fall was read. */
  read(fall: Fallen): void {
    this.fallen = this.fallen.filter((other) => other !== fall);
  }

  protected override take(frame: Frame): void {
    const now = eden(frame.position.state);
    if (frame.jump || !this.#last) this.#forget();
    else this.#watch(this.#last, frame.steps);
    this.fallen = this.fallen.filter(({ seat }) => now.alive[seat] === 0);
    this.#last = now;
    super.take(frame);
  }

  #forget(): void {
    this.fallen = [];
    this.#combat = null;
    this.counted.forget();
  }

  #watch(start: Eden, steps: Frame["steps"]): void {
    let s = start;
    for (const step of steps) {
      if (step.undo) return this.#forget();
      if (!s.fighting) this.#combat = { start: s, steps: [] };
      this.#combat?.steps.push(step);
      const fell = fallenIn(s, step).map((fall) => ({ ...fall, past: this.#combat }));
      if (fell.length) this.fallen = [...this.fallen, ...fell];
      s = this.counted.watch(s, step);
    }
  }
}
