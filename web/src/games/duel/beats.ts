// Events cut into beats: what is shown together, in the order in which it happened. Announcement,
// reaction and resolution are each a beat of their own.
import type { EventDuel as Event } from "../../lib/wire";

export type BeatName =
  | "decks"
  | "toss"
  | "turn"
  | "discard"
  | "shuffle"
  | "draw"
  | "play"
  | "announce"
  | "react"
  | "through"
  | "cancel"
  | "hit"
  | "guard"
  | "stat"
  | "heal"
  | "mana"
  | "weapon"
  | "storm"
  | "ice"
  | "rune"
  | "back"
  | "fade"
  | "rest"
  | "end";

export interface Beat {
  name: BeatName;
  seat: number; // of the first event: whom it concerns
  events: Event[];
}

const BEAT_OF: Record<string, BeatName> = {
  deck_chosen: "decks",
  first_player: "toss",
  turn_began: "turn",
  discarded: "discard",
  buried: "discard",
  shield_gone: "discard",
  froze: "ice",
  drew: "draw",
  took: "draw",
  reshuffled: "shuffle",
  mana_set: "draw",
  played_card: "play",
  struck: "play",
  announced: "announce",
  reacted: "react",
  let_through: "through",
  cancelled: "cancel",
  damaged: "hit",
  unhurt: "hit",
  shielded: "guard",
  modified: "stat",
  healed: "heal",
  got_mana: "mana",
  sharpened: "weapon",
  storm_rose: "storm",
  storm_hit: "storm",
  chilled_gear: "ice",
  thawed: "ice",
  became_invincible: "guard",
  triggered: "rune",
  awoke: "rune",
  put_back: "back",
  returned: "back",
  to_grave: "rest",
  to_removed: "rest",
  faded: "fade",
  shield_ended: "fade",
  ended_turn: "fade",
  game_ended: "end",
};

const TOGETHER: BeatName[] = ["draw", "discard", "stat", "fade", "rest", "back", "shuffle"];

/** The beats of some events; what needs no showing is left out. */
export function beats(events: Event[]): Beat[] {
  const made: Beat[] = [];
  for (const event of events) {
    const name = BEAT_OF[event.kind];
    if (!name) continue;
    const last = made.at(-1);
    const joins = last?.name === name && last.seat === seatOf(event) && TOGETHER.includes(name);
    if (joins) last.events.push(event);
    else made.push({ name, seat: seatOf(event), events: [event] });
  }
  return made;
}

/** Whom an event concerns first. */
export function seatOf({ args }: Event): number {
  return "seat" in args ? args.seat : args.winner;
}

const LASTS: Partial<Record<BeatName, number>> = {
  toss: 900,
  turn: 700,
  play: 280,
  announce: 220,
  react: 700,
  through: 240,
  cancel: 620,
  hit: 520,
  rune: 300,
  rest: 120,
  fade: 120,
  discard: 240,
  end: 700,
};

const READ = 700; // a card that somebody else plays has yet to be read

/** How long a beat is shown to a seat, in milliseconds. */
export function lasts(beat: Beat, eyes: number | null): number {
  if (beat.name === "play" && beat.seat !== eyes) return READ;
  return LASTS[beat.name] ?? 320;
}
