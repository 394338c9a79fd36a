// The card in the middle while something is told: it stays until all that it does was shown.
import { type Names, called } from "../../lib/naming";
import type { Book } from "./book";
import { type Beat, caption } from "./looks";
import { type Aside, type Duel, STRIKE } from "./state";
import { words } from "./words";

export interface Told {
  id: string;
  title: string;
  cancelled: boolean;
  still: boolean; // it lay there before
}

interface Scene {
  s: Duel;
  aside: Aside; // of the position from which the telling began
  names: Names;
  book: Book;
}

const CLEARS = ["turn", "draw", "discard", "fade", "end"];

/** What lies in the middle with a beat, after what lay there before. */
export function follow(beat: Beat | null, before: Told | null, scene: Scene): Told | null {
  if (!beat || CLEARS.includes(beat.name)) return null;
  if (beat.name === "cancel") return stopped(beat, scene);
  if (beat.name === "through") return attack(scene) ?? before;
  if (!beat.looks[0]!.shown) return before;
  const title = called(caption(beat, scene.book), scene.names);
  return { id: cardOf(beat, scene), title, cancelled: false, still: false };
}

/** The card of a beat; a strike's is the weapon. */
function cardOf({ about, looks }: Beat, { s, book }: Scene): string {
  const armed = (card: number) => book.fact(book.id(card)).weapon !== null;
  const { card = 0 } = looks[0]!;
  return book.id(card === STRIKE ? ((s.gear[about] ?? []).find(armed) ?? 0) : card);
}

/** The attack again, struck out: not the answer that stopped it. */
function stopped(beat: Beat, scene: Scene): Told {
  const id = cardOf(beat, scene);
  const card = beat.looks[0]!.card === STRIKE ? "strike" : id;
  const title = attackTitle({ card, seat: beat.about, damage: 0, cancelled: true }, scene.book);
  return { id, title, cancelled: true, still: false };
}

/** The attack that waited for an answer, while it is carried out. */
function attack({ aside, book }: Scene): Told | null {
  const what = aside.announced;
  if (!what) return null;
  const id = what.card === "strike" ? (aside.weapon[what.seat]?.card ?? "") : what.card;
  return { id, title: attackTitle(what, book), cancelled: what.cancelled, still: true };
}

/** An announced attack in a few words: its name, and what it would do or that it no longer can. */
export function attackTitle(what: NonNullable<Aside["announced"]>, book: Book): string {
  const name = what.card === "strike" ? words().actsOf.strike : book.name(what.card);
  if (what.cancelled) return `${name}, ${words().wasCancelled}`;
  return what.damage ? words().announced(name, what.damage) : words().announcedPlain(name);
}
