// A stage on which whole turns of others come at once: a long queue is played faster before anything
// is left out, and the last turn of the others can be told again.
import { get } from "../http";
import type { Frame, Play } from "../play";
import type { Event, SinceTurn } from "../wire";
import { type AnyBeat, type Past, type Script, Stage } from "./stage.svelte";

/** The others' last turn as it was seen, from the server, for a page that was not there. */
export async function pastOf<S>(play: Play): Promise<Past<S> | null> {
  const { match } = play as { match?: string };
  const { seat } = play.position;
  if (!match || seat === null) return null;
  try {
    const told = await get<SinceTurn>(`/matches/${match}/since-my-turn?seat=${seat}`);
    const steps = told.steps.map((step) => ({ ...step, undo: false }));
    return steps.length ? { start: told.state as S, steps } : null;
  } catch {
    return null;
  }
}

export class RetellingStage<S, B extends AnyBeat> extends Stage<S, B> {
  past = $state.raw<Past<S> | null>(null);
  #meanwhile: Past<S> | null = null; // being gathered while others play

  constructor(
    script: Script<B>,
    private readonly ends: (events: Event[], seat: number) => boolean, // that seat's turn
  ) {
    super({ ...script, hurry: 5, backlog: 119 });
  }

  /** Tell again what the others did. */
  override retell(past: Past<S> | null = this.past): Promise<void> {
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
      if (this.ends(step.events, seat)) {
        const start = (this.queue.at(-1)?.position.state as S | undefined) ?? this.shown;
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
