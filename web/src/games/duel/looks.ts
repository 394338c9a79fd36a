// How each event of a duel looks: the only place of the page that names events. Announcement,
// reaction and resolution are each a beat of their own.
import {
  type AnyLook,
  type Beat as AnyBeat,
  type Looks,
  type Manner,
  reading,
} from "../../lib/stage/looks";
import type { EventDuel } from "../../lib/wire";
import manners from "./beats.json";
import type { Book } from "./book";
import { FORCE, STRIKE } from "./state";
import { words } from "./words";

// What is heard: a blow, iron on a shield, a card, a spark, ice.
const BEATS = manners as Record<keyof typeof manners, Manner>;

type Say = ReturnType<typeof words>["beats"];
export type ActName = "card" | "strike" | "rapid" | "rune" | "storm";

interface Points {
  hp: number;
  shield: number;
}

export interface Look extends AnyLook<keyof typeof BEATS> {
  says?: (say: Say, name: (card: number) => string) => string; // players are marked (lib/naming)
  card?: number; // that it is about, or STRIKE
  shown?: boolean; // that card lies in the middle
  act?: ActName; // something done, which what follows comes of
  loses?: Points; // whom it is about
  gains?: Points;
  begins?: number; // the turn
  ends?: boolean; // a turn
}
export type Beat = AnyBeat<Look>;

const drawn = ({ seat }: { seat: number }): Look => ({
  beat: "draw",
  says: (say) => say.draw(seat),
});
const thrown = ({ seat }: { seat: number }): Look => ({
  beat: "discard",
  says: (say) => say.discard(seat),
});
const back = ({ seat }: { seat: number }): Look => ({
  beat: "back",
  says: (say) => say.back(seat),
});
const unseen = (): Look => ({});
const fades = (): Look => ({ beat: "fade" });
const rests = (): Look => ({ beat: "rest" });

const LOOKS: Looks<EventDuel, Look> = {
  deck_chosen: ({ seat, deck }) => ({ beat: "decks", says: (say) => say.decks(seat, deck === 1) }),
  added: unseen,
  laid: unseen,
  promised: unseen,
  first_player: ({ seat }) => ({ beat: "toss", says: (say) => say.toss(seat) }),
  turn_began: ({ seat, turn }) => ({
    beat: "turn",
    says: (say) => say.turn(seat, turn),
    begins: turn,
  }),
  discarded: thrown,
  buried: thrown,
  shield_gone: thrown,
  drew: drawn,
  took: drawn,
  mana_set: drawn,
  reshuffled: ({ seat }) => ({ beat: "shuffle", says: (say) => say.shuffle(seat) }),
  played_card: ({ seat, card }) => ({
    beat: "play",
    says: (say, name) => say.play(seat, name(card)),
    card,
    shown: true,
    act: "card",
  }),
  struck: ({ seat, card }) => ({
    beat: "play",
    says: (say) => say.strike(seat),
    card,
    shown: true,
    act: "strike",
  }),
  announced: ({ what, n }) => ({
    beat: "announce",
    says: (say, name) => say.announce(name(what), n),
    card: what,
    shown: true,
  }),
  reacted: ({ seat, card }) => ({
    beat: "react",
    says: (say, name) => say.react(seat, name(card)),
    card,
    shown: true,
    act: "rapid",
  }),
  let_through: ({ seat }) => ({ beat: "through", says: (say) => say.through(seat) }),
  cancelled: ({ what }) => ({ beat: "cancel", says: (say) => say.cancel, card: what }),
  damaged: ({ seat, hp, shield }) => ({
    beat: "hit",
    says: (say) => say.hit(seat, hp, shield),
    loses: { hp, shield },
  }),
  unhurt: ({ seat }) => ({ beat: "hit", says: (say) => say.unhurt(seat) }),
  shielded: ({ seat, n }) => ({
    beat: "guard",
    says: (say) => say.guard(seat, n),
    gains: { hp: 0, shield: n },
  }),
  became_invincible: ({ seat }) => ({ beat: "guard", says: (say) => say.invincible(seat) }),
  healed: ({ seat, n }) => ({
    beat: "heal",
    says: (say) => say.heal(seat, n),
    gains: { hp: n, shield: 0 },
  }),
  modified: ({ seat, stat, n }) => ({
    beat: "stat",
    says: (say) => say.stat(seat, stat === FORCE ? words().force : words().resistance, n),
  }),
  got_mana: ({ seat, n }) => ({ beat: "mana", says: (say) => say.mana(seat, n) }),
  sharpened: ({ seat, n }) => ({ beat: "weapon", says: (say) => say.weapon(seat, n) }),
  storm_rose: () => ({ beat: "storm" }),
  storm_hit: ({ card }) => ({
    beat: "storm",
    says: (say, name) => say.storm(name(card)),
    card,
    shown: true,
    act: "storm",
  }),
  froze: ({ card }) => ({ beat: "ice", says: (say, name) => say.freeze(name(card)), card }),
  chilled_gear: ({ card }) => ({ beat: "ice", says: (say, name) => say.chill(name(card)), card }),
  thawed: ({ card }) => ({ beat: "ice", says: (say, name) => say.thaw(name(card)), card }),
  awoke: ({ card }) => ({ beat: "rune", says: (say, name) => say.awake(name(card)), card }),
  triggered: ({ card }) => ({
    beat: "rune",
    says: (say, name) => say.trigger(name(card)),
    card,
    shown: true,
    act: "rune",
  }),
  returned: back,
  put_back: back,
  to_grave: rests,
  to_removed: rests,
  faded: fades,
  shield_ended: fades,
  ended_turn: () => ({ beat: "fade", ends: true }),
  game_ended: ({ winner }) => ({ beat: "end", about: winner, says: (say) => say.end }),
};

export const { beats, looks, script } = reading(LOOKS, BEATS);

/** What is happening, for the line under the table; players are marked (lib/naming). */
export function caption({ looks }: Beat, book: Book): string {
  const name = (card: number) =>
    card === STRIKE ? words().actsOf.strike : book.name(book.id(card));
  return looks[0]!.says?.(words().beats, name) ?? "";
}

const READ = 700; // a card that somebody else plays has yet to be read

/** How long a beat is shown to a seat, in milliseconds. */
export function lasts(beat: Beat, eyes: number | null): number {
  return beat.name === "play" && beat.about !== eyes ? READ : script.lasts(beat);
}
