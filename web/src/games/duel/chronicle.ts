// What happened, act by act and turn by turn, read from looks alone.
import { type Tally, tally } from "../../lib/after/bars";
import type { Step } from "../../lib/wire";
import { type ActName, type Look, looks } from "./looks";

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

function looksOf(log: Pick<Step, "events">[]): Look[] {
  return log.flatMap((step) => looks(step.events));
}

/** The acts of a match, oldest first. */
export function acts(log: Pick<Step, "events">[]): Act[] {
  const made: Act[] = [];
  let turn = 0;
  let open: Act | undefined; // the announced attack, while answers come between
  for (const look of looksOf(log)) {
    turn = look.begins ?? turn;
    if (look.act) {
      made.push(begun(look.act, look, turn));
      if (look.act === "card" || look.act === "strike") open = made.at(-1);
    } else if (look.beat === "cancel" && open) open.cancelled = true;
    else if (look.beat === "through" && open && made.at(-1) !== open) made.push(open);
    else count(made.at(-1), look);
  }
  return [...new Set(made)];
}

function begun(name: ActName, { about = 0, card = 0 }: Look, turn: number): Act {
  const none = { hurt: 0, blocked: 0, self: 0, guard: 0, healed: 0 };
  return { name, seat: about, card, turn, ...none, cancelled: false };
}

function count(act: Act | undefined, { about, loses, gains }: Look): void {
  if (!act) return;
  if (act.seat === about) {
    act.self += loses?.hp ?? 0;
    act.guard += gains?.shield ?? 0;
    act.healed += gains?.hp ?? 0;
  } else if (loses) {
    act.hurt += loses.hp;
    act.blocked += loses.shield;
  }
}

/** The turns of a match in numbers. */
export function tallies(log: Pick<Step, "events">[]): Tally[] {
  return tally(looksOf(log));
}
