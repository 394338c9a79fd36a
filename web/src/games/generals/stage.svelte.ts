// The battle on the stage. Whole turns of others come at once here, so a long queue is played faster
// before anything is left out; and the last turn of the others can be told again.
import { get } from "../../lib/http";
import type { Frame, Play } from "../../lib/play";
import { Stage as AnyStage, type Past as AnyPast } from "../../lib/stage/stage.svelte";
import type { SinceTurn } from "../../lib/wire";
import { type Beat, looks, script } from "./looks";
import { type Battle, battle } from "./state";

/** What the others did since one's own turn, as it was seen. */
export type Past = AnyPast<Battle>;

/** The same from the server, for a page that was not there. */
export async function pastOf(play: Play): Promise<Past | null> {
  const { match } = play as { match?: string };
  const { seat } = play.position;
  if (!match || seat === null) return null;
  try {
    const told = await get<SinceTurn>(`/matches/${match}/since-my-turn?seat=${seat}`);
    const steps = told.steps.map((step) => ({ ...step, undo: false }));
    return steps.length ? { start: battle(told.state), steps } : null;
  } catch {
    return null;
  }
}

export class Stage extends AnyStage<Battle, Beat> {
  past = $state.raw<Past | null>(null);
  #meanwhile: Past | null = null; // being gathered while others play

  constructor() {
    super({ ...script, hurry: 5, backlog: 119 });
  }

  /** Tell again what the others did. */
  override retell(past: Past | null = this.past): Promise<void> {
    return super.retell(past);
  }

  protected override take(frame: Frame): void {
    this.#gather(frame);
    super.take(frame);
  }

  /** Keep what the others do from the end of one's own turn to the beginning of the next. */
  #gather({ position, steps, jump }: Frame): void {
    const { seat } = position;
    if (jump || seat === null) {
      this.past = this.#meanwhile = null;
      return;
    }
    for (const step of steps) {
      if (step.undo) continue;
      if (looks(step.events).some(({ ends }) => ends === seat)) {
        const before = this.queue.at(-1)?.position.state;
        const start = before ? battle(before) : this.shown;
        this.#meanwhile = start && { start, steps: [] };
      }
      this.#meanwhile?.steps.push(step);
    }
    if (position.acting === seat && this.#meanwhile) {
      this.past = this.#meanwhile.steps.length ? this.#meanwhile : null;
      this.#meanwhile = null;
    }
  }
}
