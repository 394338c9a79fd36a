// Events cut into beats: what is shown together, in the order in which it happened (ND-RES-1 … 6).
import type { Event } from "../../lib/wire";
import { CELLS, type Night, NONE, SPENT, UNROLLED, WHEELS, cellsOf, copy } from "./state";

export type BeatName =
  | "roll"
  | "place"
  | "tag"
  | "effects"
  | "threat"
  | "omen"
  | "flip"
  | "curse"
  | "pass"
  | "score"
  | "round"
  | "end";

export interface Beat {
  name: BeatName;
  step: number; // of the resolution: 3 trap, 4 triangle, 5 curse; 0 elsewhere
  events: Event[];
}

const BEAT_OF: Record<string, BeatName> = {
  rolled: "roll",
  rerolled: "roll",
  eclipse_drawn: "roll",
  wheel_used: "place",
  placed: "place",
  own_trap_lifted: "place",
  trap_tagged: "tag",
  shielded: "effects",
  trap_laid: "effects",
  trap_replaced: "effects",
  marked: "effects",
  attempted: "threat",
  shield_broken: "threat",
  omen_used: "omen",
  flipped: "flip",
  trap_spent: "flip",
  curse_due: "curse",
  curse_void: "curse",
  passed: "pass",
  round_scored: "score",
  round_began: "round",
  match_ended: "end",
};

/** The beats of some events; what needs no showing is left out. */
export function beats(events: Event[]): Beat[] {
  const made: Beat[] = [];
  for (const event of events) {
    const name = BEAT_OF[event.kind];
    if (!name) continue;
    const step = stepOf(event);
    const last = made.at(-1);
    const together = last && last.name === name && (step === 0 || last.step === step);
    if (together && name !== "curse") last.events.push(event);
    else made.push({ name, step, events: [event] });
  }
  return made;
}

function stepOf(event: Event): number {
  if (["attempted", "shield_broken", "flipped"].includes(event.kind)) return event.a;
  return event.kind === "trap_spent" ? 3 : 0;
}

/** How long a beat is shown, in milliseconds. */
export function lasts(beat: Beat): number {
  if (beat.name === "score") return 1500;
  if (beat.name === "round") return 1500;
  return beat.name === "roll" ? 760 : 400;
}

/** The state after a beat; `s` is not changed. */
export function after(s: Night, beat: Beat): Night {
  const next = copy(s);
  for (const event of beat.events) APPLY[event.kind]?.(next, event);
  return next;
}

type Change = (s: Night, event: Event) => void;

const showFace: Change = (s, { a, b, c }) => void (s.wheel[a]![b] = c);
const setTrap: Change = (s, { a, b }) => void (s.trap[a] = b);
const liftTrap: Change = (s, { a }) => void (s.trap[a] = NONE);

const APPLY: Record<string, Change> = {
  rolled: showFace,
  rerolled: showFace,
  eclipse_drawn: (s, { a }) => void (s.drawn[a] = 1),
  wheel_used: (s, { a, b }) => void (s.wheel[a]![b] = SPENT),
  placed: place,
  own_trap_lifted: liftTrap,
  shielded: (s, { b }) => void (s.shield[b] = 1),
  trap_laid: setTrap,
  trap_replaced: setTrap,
  marked: mark,
  attempted: (s, { b }) => void (s.pending |= 1 << b),
  shield_broken: breakShield,
  omen_used: useOmen,
  flipped: flip,
  trap_spent: liftTrap,
  curse_due: lapse,
  curse_void: lapse,
  round_scored: score,
  round_began: clear,
};

function place(s: Night, { a, b, c }: Event): void {
  s.owner[b] = a;
  s.kind[b] = c;
  s.shield[b] = 0;
  s.placed |= 1 << b;
}

function mark(s: Night, { a, b }: Event): void {
  s.mark_cell[s.mark_n] = b;
  s.mark_author[s.mark_n] = a;
  s.mark_n += 1;
}

function breakShield(s: Night, { b }: Event): void {
  s.shield[b] = 0;
  s.pending &= ~(1 << b);
}

function useOmen(s: Night, { b }: Event): void {
  s.omen = 0;
  s.pending &= ~(1 << b);
}

function flip(s: Night, { b, c }: Event): void {
  s.owner[b] = c;
  s.pending &= ~(1 << b);
}

/** A curse that came due no longer lies on its tile. */
function lapse(s: Night, { a, b }: Event): void {
  const marks = [
    ["due_cell", "due_author"],
    ["mark_cell", "mark_author"],
  ] as const;
  for (const [cells, authors] of marks) {
    const at = s[cells].findIndex((cell, i) => cell === b && s[authors][i] === a);
    if (at < 0) continue;
    s[cells][at] = NONE;
    s[authors][at] = NONE;
    return;
  }
}

function score(s: Night, { b, c }: Event): void {
  s.points = [(s.points[0] ?? 0) + b, (s.points[1] ?? 0) + c];
}

function clear(s: Night, { a, b }: Event): void {
  Object.assign(s, {
    round: a,
    first: b,
    turn: 1,
    omen: 1,
    pending: 0,
    placed: 0,
    mark_n: 0,
    due_n: 0,
    due_at: 0,
  });
  for (const cell of CELLS) {
    s.owner[cell] = NONE;
    s.kind[cell] = NONE;
    s.shield[cell] = 0;
    s.badge[cell] = 0;
  }
  s.trap = [NONE, NONE];
  s.drawn = [0, 0];
  s.wheel = [0, 1].map(() => WHEELS.map(() => UNROLLED));
}

/** The cells a beat is about. */
export function cellsOfBeat(beat: Beat): number[] {
  const told = beat.events.map((event) =>
    event.kind === "omen_offered" ? cellsOf(event.c) : [event.b],
  );
  const about =
    beat.name === "roll" || beat.name === "score" || beat.name === "round" ? [] : told.flat();
  return [...new Set(about)];
}
