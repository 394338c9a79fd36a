// What happened, act by act and turn by turn, read from events alone.
import type { EventDuel as Event, Step } from "../../lib/wire";

export type ActName = "card" | "strike" | "rapid" | "rune" | "storm";

/** Something a player or one of his cards did, and what came of it. */
export interface Act {
  name: ActName;
  seat: number;
  card: number; // the weapon's for a strike
  turn: number;
  hurt: number; // hit points the other lost
  blocked: number; // damage that shield took
  self: number; // hit points one lost oneself to an answer
  guard: number; // shield gained
  healed: number;
  cancelled: boolean;
}

/** One game turn in numbers, per seat. */
export interface Tally {
  turn: number;
  hurt: number[]; // hit points the other lost
  blocked: number[]; // damage dealt that the other's shield took
  guard: number[]; // shield gained
}

const BEGINS: Record<string, ActName> = {
  played_card: "card",
  struck: "strike",
  reacted: "rapid",
  triggered: "rune",
  storm_hit: "storm",
};

function eventsOf(log: Step[]): Event[] {
  return log.flatMap((step) => step.events as Event[]);
}

/** The acts of a match, oldest first. */
export function acts(log: Step[]): Act[] {
  const made: Act[] = [];
  let turn = 0;
  let open: Act | undefined; // the announced attack, while answers come between
  for (const event of eventsOf(log)) {
    const name = BEGINS[event.kind];
    if (event.kind === "turn_began") turn = event.args.turn;
    if (name) {
      made.push(begun(name, event, turn));
      if (name === "card" || name === "strike") open = made.at(-1);
    } else if (event.kind === "cancelled" && open) open.cancelled = true;
    else if (event.kind === "let_through" && open && made.at(-1) !== open) made.push(open);
    else count(made.at(-1), event);
  }
  return [...new Set(made)];
}

function begun(name: ActName, event: Event, turn: number): Act {
  const { args } = event;
  const seat = "seat" in args ? args.seat : 0;
  const card = "card" in args ? args.card : 0;
  const none = { hurt: 0, blocked: 0, self: 0, guard: 0, healed: 0 };
  return { name, seat, card, turn, ...none, cancelled: false };
}

function count(act: Act | undefined, { kind, args }: Event): void {
  if (!act) return;
  if (kind === "damaged" && args.seat === act.seat) act.self += args.hp;
  else if (kind === "damaged") {
    act.hurt += args.hp;
    act.blocked += args.shield;
  } else if (kind === "shielded" && args.seat === act.seat) act.guard += args.n;
  else if (kind === "healed" && args.seat === act.seat) act.healed += args.n;
}

/** The turns of a match in numbers. */
export function tallies(log: Step[]): Tally[] {
  const made: Tally[] = [];
  for (const { kind, args } of eventsOf(log)) {
    if (kind === "turn_began")
      made.push({ turn: args.turn, hurt: [0, 0], blocked: [0, 0], guard: [0, 0] });
    const now = made.at(-1);
    if (!now) continue;
    if (kind === "damaged") {
      now.hurt[1 - args.seat]! += args.hp;
      now.blocked[1 - args.seat]! += args.shield;
    } else if (kind === "shielded") now.guard[args.seat]! += args.n;
  }
  return made;
}
