// How each event of Eden looks: the only place of the page that names events. What is said of it is
// the sentence that comes with it.
import {
  type AnyLook,
  type Beat as AnyBeat,
  type Looks,
  type Manner,
  reading,
} from "../../lib/stage/looks";
import type { EventEden } from "../../lib/wire";

// What is heard: a tile set down, a drum, blades, something breaking.
const BEATS = {
  turn: { lasts: 500, sound: { type: "sine", from: 196, to: 262, seconds: 0.18 } },
  tile: { lasts: 260, sound: { type: "triangle", from: 150, to: 110, seconds: 0.08 } },
  quiet: { lasts: 140, joins: true },
  income: {
    lasts: 320,
    joins: true,
    sound: { type: "sine", from: 523, to: 659, seconds: 0.1 },
  },
  attack: { lasts: 520, sound: { type: "sawtooth", from: 110, to: 165, seconds: 0.2 } },
  unit: { lasts: 300, sound: { type: "triangle", from: 330, to: 294, seconds: 0.08 } },
  change: { lasts: 240, joins: true },
  fall: { lasts: 360, sound: { type: "square", from: 220, to: 70, seconds: 0.16 } },
  result: { lasts: 700, sound: { type: "sine", from: 262, to: 392, seconds: 0.22 } },
  troop: { lasts: 220, joins: true },
  buy: { lasts: 260, sound: { type: "triangle", from: 392, to: 440, seconds: 0.07 } },
  out: { lasts: 900, held: true, sound: { type: "sawtooth", from: 160, to: 50, seconds: 0.4 } },
  end: { lasts: 800 },
} satisfies Record<string, Manner>;

export interface Look extends AnyLook<keyof typeof BEATS> {
  cell?: number; // where it happens
  begins?: number; // the day that begins
  takes?: boolean; // land changes hands
  falls?: { seat: number; by: number }; // who is out of the game
}
export type Beat = AnyBeat<Look>;

const unseen = (): Look => ({});
const quiet = (): Look => ({ beat: "quiet" });
const change = (): Look => ({ beat: "change" });
const on =
  (beat: NonNullable<Look["beat"]>) =>
  ({ cell }: { cell: number }): Look => ({ beat, cell });

const LOOKS: Looks<EventEden, Look> = {
  first_player: () => ({ beat: "turn" }),
  tile_drawn: quiet,
  tile_laid: on("tile"),
  tile_set_aside: quiet,
  black_given: quiet,
  portal_laid: on("tile"),
  portal_removed: on("tile"),
  last_round: () => ({ beat: "turn" }),
  token_given: () => ({ beat: "turn" }),
  unit_chosen: quiet,
  shuffled: unseen,
  drew: quiet,
  took: quiet,
  troop_placed: on("troop"),
  day_began: ({ day }) => ({ beat: "turn", begins: day }),
  turn_began: () => ({ beat: "turn" }),
  bonus_began: () => ({ beat: "turn" }),
  crystal_played: quiet,
  crystals_back: quiet,
  discarded: quiet,
  unit_returned: quiet,
  option_used: quiet,
  destroyed: quiet,
  card_taken: quiet,
  offensive: ({ to }) => ({ beat: "attack", cell: to }),
  bonus_paid: on("troop"),
  unit_played: () => ({ beat: "unit" }),
  stopped: quiet,
  ability_used: () => ({ beat: "unit" }),
  force_changed: change,
  side_changed: change,
  unit_neutralised: () => ({ beat: "fall" }),
  unit_destroyed: () => ({ beat: "fall" }),
  unit_to_hand: change,
  unit_moved: change,
  unit_added: () => ({ beat: "unit" }),
  unit_rebuilt: () => ({ beat: "unit" }),
  unit_marked: change,
  mana_put: change,
  mana_spent: change,
  stocks_gained: change,
  stocks_spent: change,
  troop_lost: on("fall"),
  card_revealed: () => ({ beat: "unit" }),
  card_kept: quiet,
  card_recovered: quiet,
  card_milled: quiet,
  shield_used: () => ({ beat: "unit" }),
  front_decided: () => ({ beat: "result" }),
  troop_retreated: on("troop"),
  troops_removed: on("troop"),
  occupied: ({ cell }) => ({ beat: "tile", cell, takes: true }),
  troop_kept: on("troop"),
  pure_lost: quiet,
  eliminated: (falls) => ({ beat: "out", takes: true, falls }),
  produced: () => ({ beat: "income", about: -2 }),
  pure_gained: () => ({ beat: "income", about: -2 }),
  bought: () => ({ beat: "buy" }),
  sent_to: () => ({ beat: "buy" }),
  sent_back: () => ({ beat: "buy" }),
  mustered: () => ({ beat: "buy" }),
  crystals_spent: unseen,
  troops_moved: ({ to }) => ({ beat: "troop", cell: to }),
  game_ended: ({ winner }) => ({ beat: "end", about: winner }),
};

export const { beats, looks, script } = reading(LOOKS, BEATS);
