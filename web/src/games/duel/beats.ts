// Events cut into beats: what is shown together, in the order in which it happened. Announcement,
// reaction and resolution are each a beat of their own.
import type { EventDuel as Event } from "../../lib/wire";
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

/** The state after a beat; `s` is not changed. */
export function after(s: Duel, beat: Beat): Duel {
  const next = structuredClone(s);
  for (const event of beat.events) APPLY[event.kind]?.(next, event.args as never);
  return next;
}

type Kind = Event["kind"];
type Args<K extends Kind> = Extract<Event, { kind: K }>["args"];
type Counter = "hp" | "shield" | "mana" | "hand_n" | "deck_n" | "weapon_bonus";

const add = (s: Duel, field: Counter, seat: number, n: number) =>
  void (s[field][seat] = Math.max(0, (s[field][seat] ?? 0) + n));

const APPLY: { [K in Kind]?: (s: Duel, args: Args<K>) => void } = {
  turn_began: beginTurn,
  discarded: discard,
  buried: (s, { seat, cards }) => cards.forEach((card) => bury(s, "grave", seat, card)),
  shield_gone: (s, { seat, n }) => add(s, "shield", seat, -n),
  shield_ended: (s, { seat, n }) => add(s, "shield", seat, -n),
  froze: (s, { seat, card }) => setGear(s, seat, card, FROZEN),
  chilled_gear: (s, { seat, card }) => setGear(s, seat, card, CHILLED),
  thawed: (s, { seat, card }) => setGear(s, seat, card, READY),
  drew: (s, { seat, cards }) => cards.forEach((card) => putInHand(s, seat, card)),
  took: take,
  reshuffled: reshuffle,
  mana_set: (s, { seat, n }) => void (s.mana[seat] = n),
  got_mana: (s, { seat, n }) => add(s, "mana", seat, n),
  played_card: leaveHand,
  reacted: leaveHand,
  struck: (s, { seat }) => void (s.struck[seat] = 1),
  damaged: damage,
  shielded: (s, { seat, n }) => add(s, "shield", seat, n),
  healed: (s, { seat, n }) => add(s, "hp", seat, n),
  sharpened: (s, { seat, n }) => add(s, "weapon_bonus", seat, n),
  became_invincible: (s, { seat }) => void (s.invincible[seat] = 1),
  returned: (s, { seat, card }) => dropFromHand(s, seat, card),
  put_back: putBack,
  to_grave: (s, { seat, card }) => bury(s, "grave", seat, card),
  to_removed: (s, { seat, card }) => bury(s, "removed", seat, card),
};

function beginTurn(s: Duel, { seat, turn }: Args<"turn_began">): void {
  s.turn = turn;
  s.active = seat;
  s.invincible[seat] = 0;
  s.struck[seat] = 0;
}

/** The hand is laid down; `buried` then tells its cards. */
function discard(s: Duel, { seat }: Args<"discarded">): void {
  s.hand[seat] = s.hand[seat]!.map(() => NONE);
  s.hand_n[seat] = 0;
}

function damage(s: Duel, { seat, hp, shield }: Args<"damaged">): void {
  add(s, "shield", seat, -shield);
  add(s, "hp", seat, -hp);
}

/** A card one drew oneself; `took` then counts them. */
function putInHand(s: Duel, seat: number, card: number): void {
  const free = s.hand[seat]!.indexOf(NONE);
  if (free >= 0) s.hand[seat]![free] = card;
}

function take(s: Duel, { seat, n }: Args<"took">): void {
  add(s, "hand_n", seat, n);
  add(s, "deck_n", seat, -n);
}

function reshuffle(s: Duel, { seat, n }: Args<"reshuffled">): void {
  s.deck_n[seat] = n;
  s.grave[seat] = s.grave[seat]!.map(() => NONE);
  s.grave_n[seat] = 0;
}

function dropFromHand(s: Duel, seat: number, card: number): void {
  const hand = s.hand[seat]!;
  const at = hand.indexOf(card);
  if (at >= 0) s.hand[seat] = [...hand.slice(0, at), ...hand.slice(at + 1), NONE];
}

function leaveHand(s: Duel, { seat, card, left }: Args<"played_card" | "reacted">): void {
  dropFromHand(s, seat, card);
  add(s, "hand_n", seat, -1);
  s.mana[seat] = left;
}

function putBack(s: Duel, { seat, n }: Args<"put_back">): void {
  add(s, "hand_n", seat, -n);
  add(s, "deck_n", seat, n);
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
