// What a choice that was only tried out would change, read from what the engine answered.
import type { Tried } from "../../lib/play";
import type { Event } from "../../lib/wire";
import type { Book } from "./book";
import { looks } from "./looks";
import type { Candidate } from "../../lib/composing.svelte";
import { type Aside, type Tactique, type Tracker, asideOf, spotNamed, tactique } from "./state";

/** A unit before and after. */
export interface Outcome {
  spot: number;
  card: string;
  was: number;
  hp: number;
  gone: boolean;
  values: Change[]; // what else of it changes
}

/** A value before and after. */
export interface Change {
  of: "atk" | "shield";
  was: number;
  now: number;
}

/** A condition whose progress changes, or whose alarm stays. */
export interface Track {
  goal: string;
  kind: string;
  from: string;
  to: string;
  stays: boolean;
  bad: boolean;
}

export interface Ahead {
  fight: boolean;
  unknown: boolean; // the engine can't say: cards would be revealed
  outcomes: Outcome[];
  events: Event[]; // what else happens
  tracks: Track[];
}

const MOST_UNITS = 4;
const MOST_LINES = 3;

/** What the choice aimed at would lead to, seen from a seat. */
export function aheadOf(
  { branch, move }: Candidate,
  tried: Tried | null,
  now: { s: Tactique; aside: Aside; me: number; book: Book },
): Ahead {
  const start = branch.line[0] ?? move;
  const fight = start.verb === "attack";
  if (!tried || tried.refusal)
    return { fight, unknown: true, outcomes: [], events: [], tracks: [] };
  const sides = fight
    ? [spotNamed(start.args.cell, now.me), spotNamed(move.args.cell, 1 - now.me)]
    : [];
  const outcomes = changed(now, tried, sides).slice(0, MOST_UNITS);
  const tracks = [0, 1].flatMap((seat) => tracked(now, asideOf(tried), seat));
  const events = tried.events.filter((event) => isNews(event)).slice(0, MOST_LINES);
  return { fight, unknown: false, outcomes, events, tracks: tracks.slice(0, MOST_LINES) };
}

/** Whether an event tells more than the blows themselves. */
function isNews(event: Event): boolean {
  const [look] = looks([event]);
  return ["place", "trigger"].includes(look?.beat ?? "") && !look?.card;
}

/** The units that a choice changes; those of a fight always, the attacker first. */
function changed(
  { s, aside, book }: { s: Tactique; aside: Aside; book: Book },
  tried: Tried,
  sides: number[],
): Outcome[] {
  const [after, beside] = [tactique(tried.state), asideOf(tried)];
  const spots = s.unit.map((_, spot) => spot).filter((spot) => (s.unit[spot] ?? -1) >= 0);
  const made = spots.map((spot): Outcome => {
    const then = after.born.findIndex((born, at) => born === s.born[spot] && after.unit[at]! >= 0);
    const gone = then < 0; // a unit that only moved is still there
    const [was, hp] = [s.hp[spot] ?? 0, gone ? 0 : (after.hp[then] ?? 0)];
    const card = book.id(s.unit[spot] ?? 0);
    const before = { atk: aside.units[spot]?.atk ?? 0, shield: s.shield[spot] ?? 0 };
    const later = { atk: beside.units[then]?.atk ?? 0, shield: after.shield[then] ?? 0 };
    const values = (["atk", "shield"] as const)
      .map((of): Change => ({ of, was: before[of], now: later[of] }))
      .filter((change) => !gone && change.was !== change.now);
    return { spot, card, was, hp, gone, values };
  });
  const fought = sides.flatMap((side) => made.filter(({ spot }) => spot === side));
  const others = made.filter(
    (one) => (one.gone || one.hp !== one.was || one.values.length) && !sides.includes(one.spot),
  );
  return [...fought, ...others];
}

function tracked({ aside, me }: { aside: Aside; me: number }, after: Aside, seat: number): Track[] {
  const said = ({ have, need }: Tracker) => `${have}/${need}`;
  return (aside.trackers[seat] ?? []).flatMap((before) => {
    const then = (after.trackers[seat] ?? []).find(({ goal }) => goal === before.goal);
    if (!then) return [];
    const stays = seat !== me && before.alarm && then.alarm;
    if (!stays && then.have === before.have && then.alarm === before.alarm) return [];
    const worse = seat === me ? then.have < before.have : then.alarm;
    const { goal, kind } = before;
    return [{ goal, kind, from: said(before), to: said(then), stays, bad: worse }];
  });
}

/** What a choice would make of a unit, in a word, for its plate; in figures alone where it is small. */
export function fateOf(
  ahead: Ahead,
  spot: number,
  said: { destroyed: string; leaves: (n: number) => string } | null,
): { text: string; bad: boolean } | null {
  const one = ahead.outcomes.find((outcome) => outcome.spot === spot);
  if (!one || (one.hp === one.was && !one.gone)) return null;
  const delta = one.hp - one.was;
  const signed = delta > 0 ? `+${delta}` : `−${-delta}`;
  const after = one.gone ? (said?.destroyed ?? "✕") : (said?.leaves(one.hp) ?? `${one.hp}`);
  const sign = said ? " · " : one.gone ? " " : " → ";
  return { text: `${signed}${sign}${after}`, bad: one.gone || delta < 0 };
}
