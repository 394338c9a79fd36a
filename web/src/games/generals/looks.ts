// How each event of Generals looks: the only place of the page that names events.
import {
  type AnyLook,
  type Beat as AnyBeat,
  type Looks,
  type Manner,
  reading,
} from "../../lib/stage/looks";
import type { Event, EventGenerals } from "../../lib/wire";
import manners from "./beats.json";
import type { Book } from "./book";
import { NONE } from "./state";
import { words } from "./words";

// What is heard: boots and engines, a shot, a hit, a flag going up.
const BEATS = manners as Record<keyof typeof manners, Manner>;

type Say = ReturnType<typeof words>["beats"];

/** A unit that goes from a cell to the next; one of them is NONE where it is not seen. */
export interface Step {
  start: number;
  end: number;
  seat: number;
  type: number;
  hp: number;
}

export interface Look extends AnyLook<keyof typeof BEATS> {
  cell?: number; // where to look
  says?: (say: Say, book: Book, eyes: number | null) => string; // instead of its line in the log
  mark?: (say: Say) => string; // written over the cell
  tone?: "loss" | "gain";
  sign?: "burst" | "ring" | "alarm"; // drawn on the cell
  shot?: { start: number; end: number };
  step?: Step;
  leaves?: boolean; // it steps out of a transport, rather than from a cell
  boards?: boolean; // its step leads into one
  spent?: boolean; // it has had its order
  begins?: { seat: number; day: number; income: number }; // a turn
  ends?: number; // the turn of a seat
}

/** Events that are shown together. */
export interface Beat extends AnyBeat<Look> {
  origin: number; // of a step: where the state still has the unit that is on its way, or NONE
}

const unseen = (): Look => ({});
const step = (step: Step): Look => ({
  beat: "step",
  cell: step.end,
  step,
  says: () => "", // the map tells it
});
const shot = (shot: { start: number; end: number }): Look => ({
  beat: "fire",
  cell: shot.end,
  shot,
});
const out = ({ seat }: { seat: number }): Look => ({ beat: "out", says: (say) => say.out(seat) });

const LOOKS: Looks<EventGenerals, Look> = {
  ordered: unseen,
  turn_began: (begins) => ({
    beat: "turn",
    says: (say, _, eyes) =>
      begins.seat === eyes ? say.yours(begins.day) : say.turn(begins.seat, begins.day),
    begins,
  }),
  turn_ended: ({ seat }) => ({ ends: seat }),
  stepped: step,
  boarded: (args) => ({ ...step(args), boards: true }),
  took_off: (args) => ({ ...step(args), leaves: true }),
  unloaded_unit: (args) => ({ ...step(args), leaves: true, spent: true }),
  interrupted: ({ cell }) => ({
    beat: "ambush",
    cell,
    says: (say) => say.ambushLong,
    mark: (say) => say.ambush,
    tone: "loss",
    sign: "alarm",
  }),
  spotted: ({ cell }) => ({ beat: "spot", about: 0, cell, mark: () => "!", sign: "ring" }),
  spotted_more: unseen,
  fired: shot,
  hurt: ({ cell, n }) => ({ beat: "hurt", cell, mark: () => `−${n}`, tone: "loss" }),
  died: ({ cell }) => ({ beat: "death", cell, sign: "burst" }),
  replied: shot,
  bombed: ({ cell, n }) => ({ beat: "bomb", cell, mark: () => `−${n}`, tone: "loss" }),
  neutralised: ({ cell }) => ({
    beat: "flag",
    cell,
    mark: (say) => say.neutralised,
    sign: "ring",
  }),
  captured: ({ cell }) => ({
    beat: "flag",
    cell,
    mark: (say) => say.captured,
    tone: "gain",
    sign: "ring",
  }),
  waited: unseen,
  created: ({ cell }) => ({ beat: "create", cell, sign: "ring" }),
  gauge: unseen,
  gauge_full: unseen,
  power_used: ({ seat, general }) => ({
    beat: "power",
    says: (say, book) => say.power(seat, book.powerName(book.general({ general }))),
  }),
  repaired: ({ cell, n }) => ({
    beat: "repair",
    about: 0,
    cell,
    mark: () => `+${n}`,
    tone: "gain",
    sign: "ring",
  }),
  refuelled: ({ cell }) => ({ beat: "repair", about: 0, cell, sign: "ring" }),
  crashed: ({ cell }) => ({
    beat: "crash",
    about: 0,
    cell,
    mark: (say) => say.crash,
    tone: "loss",
    sign: "burst",
  }),
  eliminated: out,
  resigned: out,
  game_ended: () => ({ beat: "end", says: (say) => say.end }),
  cargo_lost: unseen,
};

const table = reading(LOOKS, BEATS);

export const { looks } = table;

/** Events without those that tell less of what another tells: where all is shown, both are there. */
export function whole(events: Event[]): Event[] {
  const part = (one: Event, of: Event) =>
    one !== of &&
    one.kind === of.kind &&
    Object.entries(one.args).every(([name, value]) => value === NONE || value === of.args[name]);
  const lacks = ({ args }: Event) => Object.values(args).includes(NONE);
  return events.filter(
    (one) => !lacks(one) || !events.some((of) => part(one, of) && !part(of, one)),
  );
}

/** The beats of some events; what needs no showing is left out. */
export function beats(events: Event[]): Beat[] {
  const made: Beat[] = [];
  for (const beat of table.beats(whole(events)))
    made.push({ ...beat, origin: originOf(beat.looks[0]!, made.at(-1)) });
  return made;
}

/** Steps in a row are one movement: the state has the unit where it began until it is over. */
function originOf({ step, leaves }: Look, last: Beat | undefined): number {
  if (!step || leaves) return NONE;
  return last && last.looks[0]!.step?.end === step.start ? last.origin : step.start;
}

export const script = { ...table.script, beats };
export const { lasts } = script;
