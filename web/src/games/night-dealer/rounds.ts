// The rounds of a night, put together from what happened in them.
import type { Step } from "../../lib/wire";
import { looks } from "./looks";
import { CELLS, NONE } from "./state";

const EMPTY: number[] = CELLS.map(() => NONE);

/** A round that was counted: the cells each held, and the board at its end. */
export interface Round {
  round: number;
  held: number[]; // [seat]
  owner: number[]; // [cell]
  kind: number[];
}

/** All rounds counted so far. */
export function rounds(log: Pick<Step, "events">[]): Round[] {
  const found: Round[] = [];
  let [owner, kind] = [EMPTY, EMPTY];
  for (const look of log.flatMap((step) => looks(step.events))) {
    const { cell = NONE, lays, counts } = look;
    if (look.begins) [owner, kind] = [EMPTY, EMPTY];
    if (lays) {
      owner = owner.with(cell, lays.seat);
      kind = kind.with(cell, lays.tile);
    } else if (look.owner !== undefined) owner = owner.with(cell, look.owner);
    if (counts) found.push({ ...counts, owner, kind });
  }
  return found;
}
