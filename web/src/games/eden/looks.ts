// How each event of Eden looks: the only place of the page that names events. What is said of it is
// the sentence that comes with it.
import {
  type AnyLook,
  type Beat as AnyBeat,
  type Looks,
  type Manner,
  plainly,
  reading,
} from "../../lib/stage/looks";
import type { EventEden } from "../../lib/wire";
import manners from "./beats.json";
import kinds from "./kinds.json";

// How long each beat lasts, and what is heard: a tile set down, a drum, blades, something breaking.
const BEATS = manners as Record<keyof typeof manners, Manner>;
const KINDS = kinds as Record<keyof typeof kinds, keyof typeof BEATS | "">;

export interface Look extends AnyLook<keyof typeof BEATS> {
  cell?: number; // where it happens
  begins?: number; // the day that begins
  front?: number; // on which of them it happens
  takes?: boolean; // land changes hands
  tells?: boolean; // what a turn was about
  falls?: { seat: number; by: number }; // who is out of the game
}
export type Beat = AnyBeat<Look>;

const LOOKS: Looks<EventEden, Look> = {
  ...plainly(KINDS),
  day_began: ({ day }) => ({ beat: "turn", begins: day }),
  unit_played: ({ front }) => ({ beat: "unit", front }),
  front_decided: () => ({ beat: "result", tells: true }),
  bought: () => ({ beat: "buy", tells: true }),
  occupied: ({ cell }) => ({ beat: "tile", cell, takes: true }),
  eliminated: (falls) => ({ beat: "out", takes: true, falls }),
  game_ended: ({ winner }) => ({ beat: "end", about: winner }),
};

export const { looks, script } = reading(LOOKS, BEATS);
