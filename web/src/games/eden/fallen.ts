// What the fall of a player was: who took the portal and how, what changed hands, what place that is.
import { patched, type State } from "../../lib/stage/patch";
import type { Past } from "../../lib/stage/stage.svelte";
import { looks } from "./looks";
import { type Eden, ownerOf, tiles } from "./state";

export interface Fallen {
  seat: number;
  by: number;
  day: number;
  totals: number[]; // of the fight for the portal: the attacker's, the defender's
  cells: number[]; // territories that changed hands with the fall
  stocks: number; // that left the game
  place: number; // in which the match ends for who fell
  past: Past<Eden> | null; // the combat, to be told again
}

type Told = Past<Eden>["steps"][number];

/** Those who fell in a step that began in a position. */
export function fallenIn(before: Eden, { events, patches }: Told): Fallen[] {
  const until = (end?: number) =>
    patches.slice(0, end).reduce(patched, before as unknown as State) as unknown as Eden;
  return looks(events).flatMap(({ falls }, at) => {
    if (!falls) return [];
    const { seat, by } = falls;
    const [fight, after] = [until(at), until()];
    const front = fight.target.findIndex((cell) => cell === fight.portal[seat]);
    const seats = after.portal.filter((cell) => cell >= 0).length;
    return {
      seat,
      by,
      day: fight.day,
      totals: fight.total[front] ?? [],
      stocks: fight.stocks[seat] ?? 0,
      cells: tiles(fight).filter(
        (cell) => ownerOf(fight, cell) === seat && after.owner[cell]! - 1 === by,
      ),
      place: seats - after.fell[seat]! + 1,
      past: null,
    };
  });
}
