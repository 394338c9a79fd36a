// The rounds of a night, put together from what happened in them.
import type { EventNightDealer as Event, Step } from "../../lib/wire";
import { CELLS, NONE } from "./state";

/** A round that was counted: who opened it, the cells each held, and the board at its end. */
export interface Round {
  round: number;
  first: number;
  held: number[]; // [seat]
  owner: number[]; // [cell]
  kind: number[];
}

/** All rounds counted so far. */
export function rounds(log: Pick<Step, "events">[]): Round[] {
  const found: Round[] = [];
  let owner: number[] = [];
  let kind: number[] = [];
  for (const event of log.flatMap((step) => step.events as Event[])) {
    const { args } = event;
    if (event.kind === "round_began" || !owner.length)
      [owner, kind] = [CELLS.map(() => NONE), CELLS.map(() => NONE)];
    if (event.kind === "placed") {
      owner[event.args.cell] = event.args.seat;
      kind[event.args.cell] = event.args.tile;
    } else if (event.kind === "flipped") owner[event.args.cell] = event.args.owner;
    else if (event.kind === "round_scored" && "others" in args) {
      const held = [0, 0];
      [held[args.first], held[args.second]] = [args.cells, args.others];
      const { round, first } = args;
      found.push({ round, first, held, owner: [...owner], kind: [...kind] });
    }
  }
  return found;
}
