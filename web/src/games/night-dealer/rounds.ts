// The rounds of a night, put together from what happened in them.
import type { EventNightDealer as Event, Step } from "../../lib/wire";
import { beats } from "./beats";
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
  for (const { name, events } of beats(log.flatMap((step) => step.events as Event[])))
    for (const { args } of events) {
      if (name === "round" || !owner.length)
        [owner, kind] = [CELLS.map(() => NONE), CELLS.map(() => NONE)];
      if (name === "place" && "tile" in args && "seat" in args)
        [owner[args.cell], kind[args.cell]] = [args.seat, args.tile];
      else if (name === "flip" && "step" in args && "owner" in args) owner[args.cell] = args.owner;
      else if (name === "score" && "others" in args) {
        const held = [0, 0];
        [held[args.first], held[args.second]] = [args.cells, args.others];
        const { round, first } = args;
        found.push({ round, first, held, owner: [...owner], kind: [...kind] });
      }
    }
  return found;
}
