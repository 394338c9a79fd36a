// How each event of Tactique looks: the only place of the page that names events. What is said of it
// is the sentence that comes with it.
import {
  type AnyLook,
  type Beat as AnyBeat,
  type Looks,
  type Manner,
  alike,
  reading,
} from "../../lib/stage/looks";
import type { Way } from "../../lib/board/Arrows.svelte";
import type { Event, EventTactique } from "../../lib/wire";
import manners from "./beats.json";
import { CELLS } from "./state";

// What is heard: a plate set down, a blow, a spark, something breaking.
const BEATS = manners as Record<keyof typeof manners, Manner>;

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

const unseen = (): Look => ({});
const shown = (beat: NonNullable<Look["beat"]>) => (): Look => ({ beat });
const comes = (at: At): Look => ({ beat: "place", to: spot(at) });
const goes = (at: At & { to: number }): Look => ({
  beat: "move",
  from: spot(at),
  to: at.seat * CELLS + at.to,
});
/** Something good or bad for a unit, with its number in the text where it has one. */
const befalls =
  (beat: "hurt" | "help" | "fall", text: string, more: Partial<Look> = {}) =>
  (at: At & { n?: number }): Look => ({
    ...{ beat, ...more },
    delta: {
      spot: spot(at),
      text: text.replace("n", `${at.n}`),
      tone: beat === "help" ? "plus" : "minus",
    },
  });
const damages = (at: At & { hp: number; shield: number }): Look => {
  const { delta, ...look } = befalls("hurt", at.hp ? `−${at.hp}` : `◇−${at.shield}`)(at);
  const nothing: Delta = { spot: spot(at), text: "0", tone: "zero" };
  return { ...look, loses: at, delta: at.hp + at.shield > 0 ? delta! : nothing };
};

const LOOKS: Looks<EventTactique, Look> = {
  ...alike(unseen, "deck_chosen", "added", "picked", "has_picked"),
  ...alike(unseen, "echoes_set", "spent", "ended_turn"),
  ...alike(shown("progress"), "goal_shown", "held", "broken", "ripened", "met"),
  ...alike(shown("quiet"), "got_echoes", "lasts", "faded", "repaired", "closed_ranks"),
  ...alike(shown("draw"), "drew", "took"),
  ...alike(comes, "placed", "summoned", "revived"),
  ...alike(goes, "moved", "swapped"),
  ...alike(befalls("hurt", "!"), "poisoned", "stunned", "doomed", "burned"),
  ...alike(befalls("help", "+n ♥"), "healed", "grew"),
  ...alike(befalls("help", "↻"), "readied", "reassembled"),
  boosted: befalls("help", "+n ⚔"),
  gained: befalls("help", "+"),
  shielded: (at) => befalls("help", "+n ◇", { gains: { shield: at.n } })(at),
  damaged: damages,
  returned: befalls("fall", "✕"),
  destroyed: befalls("fall", "✕", { kills: true }),
  first_player: shown("turn"),
  turn_began: ({ turn }) => ({ beat: "turn", begins: turn }),
  played_card: ({ card }) => ({ beat: "play", card }),
  triggered: ({ card }) => ({ beat: "trigger", card }),
  used_ability: (at) => ({ beat: "trigger", from: spot(at), to: spot(at) }),
  attacked: (at) => ({ beat: "attack", from: spot(at), to: (1 - at.seat) * CELLS + at.to }),
  laid: (at) => ({ beat: "ground", to: spot(at) }),
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
