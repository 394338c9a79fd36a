// Events cut into beats: what is shown together, in the order in which it happened.
import type { EventGenerals as Event } from "../../lib/wire";
import { NONE } from "./state";
import { whole } from "./telling";

export type BeatName =
  | "turn"
  | "step"
  | "ambush"
  | "spot"
  | "fire"
  | "hurt"
  | "death"
  | "bomb"
  | "flag"
  | "create"
  | "power"
  | "repair"
  | "crash"
  | "out"
  | "end";

export interface Beat {
  name: BeatName;
  cell: number; // where to look, or NONE
  origin: number; // of a step: where the state still has the unit that is on its way, or NONE
  events: Event[];
}

const BEAT_OF: Record<string, BeatName> = {
  turn_began: "turn",
  stepped: "step",
  boarded: "step",
  took_off: "step",
  unloaded_unit: "step",
  interrupted: "ambush",
  spotted: "spot",
  fired: "fire",
  replied: "fire",
  hurt: "hurt",
  died: "death",
  bombed: "bomb",
  neutralised: "flag",
  captured: "flag",
  created: "create",
  power_used: "power",
  repaired: "repair",
  refuelled: "repair",
  crashed: "crash",
  eliminated: "out",
  resigned: "out",
  game_ended: "end",
};

const TOGETHER: BeatName[] = ["spot", "repair", "crash"];
const OF_PLAYERS: BeatName[] = ["turn", "power", "out", "end"];

/** The beats of some events; what needs no showing is left out. */
export function beats(events: Event[]): Beat[] {
  const made: Beat[] = [];
  for (const event of whole(events)) {
    const name = BEAT_OF[event.kind];
    if (!name) continue;
    const last = made.at(-1);
    if (last?.name === name && TOGETHER.includes(name)) last.events.push(event);
    else
      made.push({
        name,
        cell: placeOf(name, event),
        origin: originOf(event, last),
        events: [event],
      });
  }
  return made;
}

/** Steps in a row are one movement: the state has the unit where it began until it is over. */
function originOf({ kind, args }: Event, last: Beat | undefined): number {
  if (kind !== "stepped" && kind !== "boarded") return NONE; // a cell, rather than a transport
  const before = last?.events[0]!.args;
  const goesOn = last?.name === "step" && before && "end" in before && before.end === args.start;
  return goesOn ? last.origin : args.start;
}

function placeOf(name: BeatName, { args }: Event): number {
  if (OF_PLAYERS.includes(name)) return NONE;
  if ("end" in args) return args.end;
  return "cell" in args ? args.cell : NONE;
}

const LASTS: Record<BeatName, number> = {
  turn: 800,
  step: 95,
  ambush: 650,
  spot: 240,
  fire: 220,
  hurt: 420,
  death: 360,
  bomb: 420,
  flag: 420,
  create: 220,
  power: 900,
  repair: 320,
  crash: 520,
  out: 900,
  end: 700,
};

/** How long a beat is shown, in milliseconds. */
export function lasts(beat: Beat): number {
  return LASTS[beat.name];
}
