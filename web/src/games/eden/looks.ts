// How each event of Eden looks: the only place of the page that names events. What is said of it is
// the sentence that comes with it.
import {
  type AnyLook,
  type Beat as AnyBeat,
  type Looks,
  type Manner,
  alike,
  reading,
} from "../../lib/stage/looks";
import type { EventEden } from "../../lib/wire";
import beats from "./beats.json";

// How long each beat lasts, and what is heard: a tile set down, a drum, blades, something breaking.
const BEATS = beats as Record<keyof typeof beats, Manner>;

export interface Look extends AnyLook<keyof typeof BEATS> {
  cell?: number; // where it happens
  begins?: number; // the day that begins
  takes?: boolean; // land changes hands
  falls?: { seat: number; by: number }; // who is out of the game
}
export type Beat = AnyBeat<Look>;

const unseen = (): Look => ({});
const shown = (beat: NonNullable<Look["beat"]>) => (): Look => ({ beat });
const on =
  (beat: NonNullable<Look["beat"]>) =>
  ({ cell }: { cell: number }): Look => ({ beat, cell });

const LOOKS: Looks<EventEden, Look> = {
  ...alike(shown("turn"), "first_player", "last_round", "token_given", "turn_began", "bonus_began"),
  ...alike(shown("quiet"), "tile_drawn", "tile_set_aside", "black_given", "unit_chosen", "drew"),
  ...alike(shown("quiet"), "took", "crystal_played", "crystals_back", "discarded", "unit_returned"),
  ...alike(shown("quiet"), "option_used", "destroyed", "card_taken", "stopped", "card_kept"),
  ...alike(shown("quiet"), "card_recovered", "card_milled", "pure_lost"),
  ...alike(on("tile"), "tile_laid", "portal_laid", "portal_removed"),
  ...alike(unseen, "shuffled", "crystals_spent"),
  ...alike(on("troop"), "troop_placed", "bonus_paid", "troop_retreated", "troops_removed"),
  ...alike(on("troop"), "troop_kept"),
  ...alike(shown("unit"), "unit_played", "ability_used", "unit_added", "unit_rebuilt"),
  ...alike(shown("unit"), "card_revealed", "shield_used"),
  ...alike(shown("change"), "force_changed", "side_changed", "unit_to_hand", "unit_moved"),
  ...alike(shown("change"), "unit_marked", "mana_put", "mana_spent", "stocks_gained"),
  ...alike(shown("change"), "stocks_spent"),
  ...alike(shown("fall"), "unit_neutralised", "unit_destroyed"),
  ...alike(shown("buy"), "bought", "sent_to", "sent_back", "mustered"),
  front_decided: shown("result"),
  troop_lost: on("fall"),
  day_began: ({ day }) => ({ beat: "turn", begins: day }),
  offensive: ({ to }) => ({ beat: "attack", cell: to }),
  occupied: ({ cell }) => ({ beat: "tile", cell, takes: true }),
  eliminated: (falls) => ({ beat: "out", takes: true, falls }),
  produced: () => ({ beat: "income", about: -2 }),
  pure_gained: () => ({ beat: "income", about: -2 }),
  troops_moved: ({ to }) => ({ beat: "troop", cell: to }),
  game_ended: ({ winner }) => ({ beat: "end", about: winner }),
};

export const { looks, script } = reading(LOOKS, BEATS);
