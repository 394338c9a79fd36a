// Events cut into beats: what is shown together, in the order in which it happened. Announcement,
// reaction and resolution are each a beat of their own.
import type { Event } from "../../lib/wire";
import { CHILLED, type Duel, FROZEN, NONE, READY } from "./state";

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
    const joins = last?.name === name && last.seat === event.a && TOGETHER.includes(name);
    if (joins) last.events.push(event);
    else made.push({ name, seat: event.a, events: [event] });
  }
  return made;
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

/** The state after a beat; `s` is not changed. */
export function after(s: Duel, beat: Beat): Duel {
  const next = structuredClone(s);
  for (const event of beat.events) APPLY[event.kind]?.(next, event);
  return next;
}

type Change = (s: Duel, event: Event) => void;
type Counter = "hp" | "shield" | "mana" | "hand_n" | "deck_n" | "weapon_bonus";

const add = (s: Duel, field: Counter, seat: number, n: number) =>
  void (s[field][seat] = Math.max(0, (s[field][seat] ?? 0) + n));

const APPLY: Record<string, Change> = {
  turn_began: beginTurn,
  discarded: discard,
  buried: (s, { a, b, c }) => [b, c].flatMap(unpacked).forEach((card) => bury(s, "grave", a, card)),
  shield_gone: (s, { a, b }) => add(s, "shield", a, -b),
  shield_ended: (s, { a, b }) => add(s, "shield", a, -b),
  froze: (s, { a, b }) => setGear(s, a, b, FROZEN),
  chilled_gear: (s, { a, b }) => setGear(s, a, b, CHILLED),
  thawed: (s, { a, b }) => setGear(s, a, b, READY),
  drew: (s, { a, b, c }) => [b, c].flatMap(unpacked).forEach((card) => putInHand(s, a, card)),
  took: take,
  reshuffled: reshuffle,
  mana_set: (s, { a, b }) => void (s.mana[a] = b),
  got_mana: (s, { a, b }) => add(s, "mana", a, b),
  played_card: leaveHand,
  reacted: leaveHand,
  struck: (s, { a }) => void (s.struck[a] = 1),
  damaged: damage,
  shielded: (s, { a, b }) => add(s, "shield", a, b),
  healed: (s, { a, b }) => add(s, "hp", a, b),
  sharpened: (s, { a, b }) => add(s, "weapon_bonus", a, b),
  became_invincible: (s, { a }) => void (s.invincible[a] = 1),
  returned: (s, { a, b }) => dropFromHand(s, a, b),
  put_back: putBack,
  to_grave: (s, { a, b }) => bury(s, "grave", a, b),
  to_removed: (s, { a, b }) => bury(s, "removed", a, b),
};

function beginTurn(s: Duel, { a, b }: Event): void {
  s.turn = b;
  s.active = a;
  s.invincible[a] = 0;
  s.struck[a] = 0;
}

/** Up to four cards in one number: each plus 1, in base 128, the first lowest. */
function unpacked(packed: number): number[] {
  const found: number[] = [];
  for (let rest = packed; rest > 0; rest = Math.floor(rest / 128)) found.push((rest % 128) - 1);
  return found;
}

/** The hand is laid down; `buried` then tells its cards. */
function discard(s: Duel, { a }: Event): void {
  s.hand[a] = s.hand[a]!.map(() => NONE);
  s.hand_n[a] = 0;
}

function damage(s: Duel, { a, b, c }: Event): void {
  add(s, "shield", a, -c);
  add(s, "hp", a, -b);
}

/** A card one drew oneself; `took` then counts them. */
function putInHand(s: Duel, seat: number, card: number): void {
  const free = s.hand[seat]!.indexOf(NONE);
  if (free >= 0) s.hand[seat]![free] = card;
}

function take(s: Duel, { a, b }: Event): void {
  add(s, "hand_n", a, b);
  add(s, "deck_n", a, -b);
}

function reshuffle(s: Duel, { a, b }: Event): void {
  s.deck_n[a] = b;
  s.grave[a] = s.grave[a]!.map(() => NONE);
  s.grave_n[a] = 0;
}

function dropFromHand(s: Duel, seat: number, card: number): void {
  const hand = s.hand[seat]!;
  const at = hand.indexOf(card);
  if (at >= 0) s.hand[seat] = [...hand.slice(0, at), ...hand.slice(at + 1), NONE];
}

function leaveHand(s: Duel, { a, b, c }: Event): void {
  dropFromHand(s, a, b);
  add(s, "hand_n", a, -1);
  s.mana[a] = c;
}

function putBack(s: Duel, { a, b }: Event): void {
  add(s, "hand_n", a, -b);
  add(s, "deck_n", a, b);
}

function bury(s: Duel, zone: "grave" | "removed", seat: number, card: number): void {
  const count = zone === "grave" ? s.grave_n : s.removed_n;
  s[zone][seat]![count[seat] ?? 0] = card;
  count[seat] = (count[seat] ?? 0) + 1;
}

function setGear(s: Duel, seat: number, card: number, state: number): void {
  const place = s.gear[seat]!.indexOf(card);
  if (place >= 0) s.gear_state[seat]![place] = state;
}
