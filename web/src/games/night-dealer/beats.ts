// Events cut into beats: what is shown together, in the order in which it happened (ND-RES-1 … 6).
import type { EventNightDealer as Event } from "../../lib/wire";

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

/** The cells a beat is about. */
export function cellsOfBeat(beat: Beat): number[] {
  return [...new Set(beat.events.flatMap(({ args }) => ("cell" in args ? [args.cell] : [])))];
}
