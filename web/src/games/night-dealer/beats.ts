// Events cut into beats: what is shown together, in the order in which it happened (ND-RES-1 … 6).
import type { EventNightDealer as Event } from "../../lib/wire";
import { CELLS, type Night, NONE, SPENT, UNROLLED, WHEELS, copy } from "./state";

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
  if (event.kind === "attempted" || event.kind === "shield_broken" || event.kind === "flipped")
    return event.args.step;
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
  for (const event of beat.events) APPLY[event.kind]?.(next, event.args as never);
  return next;
}

type Kind = Event["kind"];
type Args<K extends Kind> = Extract<Event, { kind: K }>["args"];

const showFace = (s: Night, { seat, wheel, face }: Args<"rolled">) =>
  void (s.wheel[seat]![wheel] = face);
const setTrap = (s: Night, { seat, cell }: Args<"trap_laid" | "trap_replaced">) =>
  void (s.trap[seat] = cell);

const APPLY: { [K in Kind]?: (s: Night, args: Args<K>) => void } = {
  rolled: showFace,
  rerolled: showFace,
  eclipse_drawn: (s, { seat }) => void (s.drawn[seat] = 1),
  wheel_used: (s, { seat, wheel }) => void (s.wheel[seat]![wheel] = SPENT),
  placed: place,
  own_trap_lifted: (s, { seat }) => void (s.trap[seat] = NONE),
  shielded: (s, { cell }) => void (s.shield[cell] = 1),
  trap_laid: setTrap,
  trap_replaced: setTrap,
  marked: mark,
  attempted: (s, { cell }) => void (s.pending |= 1 << cell),
  shield_broken: breakShield,
  omen_used: useOmen,
  flipped: flip,
  trap_spent: (s, { owner }) => void (s.trap[owner] = NONE),
  curse_due: lapse,
  curse_void: lapse,
  round_scored: score,
  round_began: clear,
};

function place(s: Night, { seat, cell, tile }: Args<"placed">): void {
  s.owner[cell] = seat;
  s.kind[cell] = tile;
  s.shield[cell] = 0;
  s.placed |= 1 << cell;
}

function mark(s: Night, { seat, cell }: Args<"marked">): void {
  s.mark_cell[s.mark_n] = cell;
  s.mark_author[s.mark_n] = seat;
  s.mark_n += 1;
}

function breakShield(s: Night, { cell }: Args<"shield_broken">): void {
  s.shield[cell] = 0;
  s.pending &= ~(1 << cell);
}

function useOmen(s: Night, { cell }: Args<"omen_used">): void {
  s.omen = 0;
  s.pending &= ~(1 << cell);
}

function flip(s: Night, { cell, owner }: Args<"flipped">): void {
  s.owner[cell] = owner;
  s.pending &= ~(1 << cell);
}

/** A curse that came due no longer lies on its tile. */
function lapse(s: Night, { author, cell }: Args<"curse_due" | "curse_void">): void {
  const marks = [
    ["due_cell", "due_author"],
    ["mark_cell", "mark_author"],
  ] as const;
  for (const [cells, authors] of marks) {
    const at = s[cells].findIndex((at, i) => at === cell && s[authors][i] === author);
    if (at < 0) continue;
    s[cells][at] = NONE;
    s[authors][at] = NONE;
    return;
  }
}

function score(s: Night, { cells, others }: Args<"round_scored">): void {
  s.points = [(s.points[0] ?? 0) + cells, (s.points[1] ?? 0) + others];
}

function clear(s: Night, { round, first }: Args<"round_began">): void {
  Object.assign(s, {
    round,
    first,
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
  return [...new Set(beat.events.flatMap(({ args }) => ("cell" in args ? [args.cell] : [])))];
}
