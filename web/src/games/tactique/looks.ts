// How each event of Tactique looks: the only place of the page that names events. What is said of it
// is the sentence that comes with it.
import {
  type AnyLook,
  type Beat as AnyBeat,
  type Looks,
  type Manner,
  reading,
} from "../../lib/stage/looks";
import type { Way } from "../../lib/board/Arrows.svelte";
import type { Event, EventTactique } from "../../lib/wire";
import { CELLS } from "./state";

const SHORT = { lasts: 160, joins: true };

// What is heard: a plate set down, a blow, a spark, something breaking.
const BEATS = {
  turn: { lasts: 600, sound: { type: "sine", from: 262, to: 330, seconds: 0.16 } },
  draw: { lasts: 200, joins: true },
  play: { lasts: 420, sound: { type: "triangle", from: 330, to: 392, seconds: 0.08 } },
  place: { lasts: 260, sound: { type: "square", from: 120, to: 90, seconds: 0.06 } },
  attack: { lasts: 420, sound: { type: "sawtooth", from: 147, to: 220, seconds: 0.12 } },
  trigger: { lasts: 320, sound: { type: "sine", from: 740, to: 740, seconds: 0.1 } },
  hurt: { lasts: 420, joins: true, sound: { type: "sawtooth", from: 180, to: 70, seconds: 0.14 } },
  help: { lasts: 300, joins: true, sound: { type: "sine", from: 440, to: 620, seconds: 0.14 } },
  fall: { lasts: 420, joins: true, sound: { type: "square", from: 220, to: 55, seconds: 0.2 } },
  move: { lasts: 260 },
  ground: { lasts: 200, joins: true },
  progress: { lasts: 360 },
  quiet: SHORT,
  end: { lasts: 700 },
} satisfies Record<string, Manner>;

/** A number or a word over a plate, while something happens to its unit. */
export interface Delta {
  spot: number;
  text: string;
  tone: "minus" | "plus" | "zero";
}

export interface Look extends AnyLook<keyof typeof BEATS> {
  delta?: Delta;
  from?: number; // the spot from which something comes
  to?: number; // and where it goes
  card?: number; // shown close: what was played
  begins?: number; // the turn of a player
  loses?: { hp: number; shield: number }; // a unit of its seat
  gains?: { shield: number };
  kills?: boolean;
}

/** Events shown together, and their place among what one move leads to. */
export interface Beat extends AnyBeat<Look> {
  link: number; // the how manieth cause; 0: nothing led to anything else
  ways: Way[]; // from what acts to what it acts on
}

interface At {
  seat: number;
  cell: number;
}
const spot = ({ seat, cell }: At) => seat * CELLS + cell;
const minus = (at: At, text: string): Delta => ({ spot: spot(at), text, tone: "minus" });
const plus = (at: At, text: string): Delta => ({ spot: spot(at), text, tone: "plus" });

const unseen = (): Look => ({});
const ALL = -2; // whom a beat concerns that all of its kind share
const hurts = (at: At & { hp: number; shield: number }): Look => ({
  beat: "hurt",
  about: ALL,
  loses: at,
  delta:
    at.hp + at.shield > 0
      ? minus(at, at.hp ? `−${at.hp}` : `◇−${at.shield}`)
      : { spot: spot(at), text: "0", tone: "zero" },
});
const helps =
  (text: (n: number) => string) =>
  (at: At & { n: number }): Look => ({ beat: "help", about: ALL, delta: plus(at, text(at.n)) });
const comes = (at: At): Look => ({ beat: "place", to: spot(at) });
const leaves = (at: At): Look => ({ beat: "fall", about: ALL, delta: minus(at, "✕") });
const marks = (at: At): Look => ({ beat: "hurt", about: ALL, delta: minus(at, "!") });
const rises = (): Look => ({ beat: "progress" });

const LOOKS: Looks<EventTactique, Look> = {
  deck_chosen: unseen,
  added: unseen,
  picked: unseen,
  has_picked: unseen,
  goal_shown: rises,
  first_player: () => ({ beat: "turn" }),
  turn_began: ({ turn }) => ({ beat: "turn", begins: turn }),
  echoes_set: unseen,
  drew: () => ({ beat: "draw" }),
  took: () => ({ beat: "draw" }),
  played_card: ({ card }) => ({ beat: "play", card }),
  placed: comes,
  attacked: (at) => ({
    beat: "attack",
    from: spot(at),
    to: (1 - at.seat) * CELLS + at.to,
  }),
  used_ability: (at) => ({ beat: "trigger", from: spot(at), to: spot(at) }),
  moved: (at) => ({ beat: "move", from: spot(at), to: at.seat * CELLS + at.to }),
  swapped: (at) => ({ beat: "move", from: spot(at), to: at.seat * CELLS + at.to }),
  triggered: ({ card }) => ({ beat: "trigger", card }),
  damaged: hurts,
  poisoned: marks,
  healed: helps((n) => `+${n} ♥`),
  shielded: (at) => ({ ...helps((n) => `+${n} ◇`)(at), gains: { shield: at.n } }),
  boosted: helps((n) => `+${n} ⚔`),
  grew: helps((n) => `+${n} ♥`),
  gained: (at) => ({ beat: "help", about: ALL, delta: plus(at, "+") }),
  stunned: marks,
  readied: (at) => ({ beat: "help", about: ALL, delta: plus(at, "↻") }),
  doomed: marks,
  destroyed: (at) => ({ ...leaves(at), kills: true }),
  reassembled: (at) => ({ beat: "help", about: ALL, delta: plus(at, "↻") }),
  returned: leaves,
  summoned: comes,
  revived: comes,
  laid: (at) => ({ beat: "ground", about: ALL, to: spot(at) }),
  burned: marks,
  got_echoes: () => ({ beat: "quiet" }),
  lasts: () => ({ beat: "quiet" }),
  faded: () => ({ beat: "quiet" }),
  repaired: () => ({ beat: "quiet" }),
  closed_ranks: () => ({ beat: "quiet" }),
  held: rises,
  broken: rises,
  ripened: rises,
  met: rises,
  spent: unseen,
  ended_turn: unseen,
  game_ended: ({ winner }) => ({ beat: "end", about: winner }),
};

const plain = reading(LOOKS, BEATS);
export const { looks } = plain;

const CAUSES = new Set(["play", "attack", "trigger", "fall"]);

/** What a move leads to, beat by beat: each cause has its number where there are several, and what
 * comes of it points back to who acts. */
export function beats(events: Event[]): Beat[] {
  const made = plain.beats(events);
  const several = made.filter(({ name }) => CAUSES.has(name)).length > 1;
  let [link, fight, source] = [0, [] as Way[], -1];
  return made.map((beat) => {
    const { name, looks } = beat;
    if (CAUSES.has(name)) {
      link += 1;
      fight = name === "attack" ? looks.flatMap(wayOf) : [];
      source = name === "trigger" ? standing(events, beat.events[0]!) : -1;
    }
    const on =
      source < 0 ? [] : looks.map(({ delta, to }) => ({ from: source, to: delta?.spot ?? to }));
    const ways = [...fight, ...(name === "move" ? looks : on).flatMap(wayOf)];
    return { ...beat, link: several ? link : 0, ways: ways.filter(isFirst) };
  });
}

function wayOf({ from, to }: { from?: number | undefined; to?: number | undefined }): Way[] {
  return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
}

/** Whether a way is not among those before it: two things may happen to the same unit. */
function isFirst({ from, to }: Way, at: number, ways: Way[]): boolean {
  return ways.findIndex((way) => way.from === from && way.to === to) === at;
}

/** The spot of a unit that acts, where an event up to then tells it; -1 where none does. */
function standing(events: Event[], acts: Event): number {
  const { seat, card } = acts.args;
  const told = events
    .slice(0, events.indexOf(acts) + 1)
    .findLast(({ args }) => args.seat === seat && args.card === card && args.cell !== undefined);
  return told ? spot(told.args as unknown as At) : -1;
}

export const script = { ...plain.script, beats };

/** What is over the plates with a beat. */
export function deltas(beat: Beat | null): Delta[] {
  return (beat?.looks ?? []).flatMap(({ delta }) => (delta ? [delta] : []));
}

/** The number of the cause that touches a spot with a beat. */
export function linkOf(beat: Beat | null, spot: number): number {
  const touched = beat?.looks.some(({ delta, to }) => (delta?.spot ?? to) === spot);
  return touched && beat ? beat.link : 0;
}
