// The armies of combats that were decided. The game clears them away before anybody could look: they
// stay on show, as they were counted, until the combat is over.
import { patched, type State } from "../../lib/stage/patch";
import type { Past } from "../../lib/stage/stage.svelte";
import type { Eden } from "./state";
import { isDecided } from "./totals";

const MOST = 8; // combats that are remembered: some may have come that are still to be told

/** Whether all fronts of a combat are decided, and nothing more is done on them. */
function isCounted(s: Eden): boolean {
  if (!s.fighting || s.window) return false;
  return Array.from({ length: s.fronts_n }, (_, front) => front).every((n) => isDecided(s, n));
}

const nameOf = (s: Eden): string => [s.begun, s.source, s.target].join(" ");

export class Counted {
  #armies = new Map<string, Eden>();

  /** Something happened: a combat may have been decided in it. Answers with the state after it. */
  watch(start: Eden, { patches }: Past<Eden>["steps"][number]): Eden {
    let s = start;
    for (const patch of patches) {
      s = patched(s as unknown as State, patch) as unknown as Eden;
      if (isCounted(s) && !this.#armies.has(nameOf(s))) this.#keep(s);
    }
    return s;
  }

  #keep(s: Eden): void {
    this.#armies.set(nameOf(s), s);
    for (const name of this.#armies.keys()) if (this.#armies.size > MOST) this.#armies.delete(name);
  }

  /** A state with the armies that were counted in it, where they have been cleared away. */
  with(s: Eden): Eden {
    const then = isCounted(s) ? this.#armies.get(nameOf(s)) : undefined;
    if (!then) return s;
    const { units_n, u_where, u_card, u_seat, u_front, u_row, u_col, u_mana, u_marks, u_now } =
      then;
    const armies = {
      units_n,
      u_where,
      u_card,
      u_seat,
      u_front,
      u_row,
      u_col,
      u_mana,
      u_marks,
      u_now,
    };
    return { ...s, ...armies };
  }

  forget(): void {
    this.#armies.clear();
  }
}
