// The card in the middle while something is told: it stays until all that it does was shown.
import { type Names, called } from "../../lib/naming";
import type { EventDuel as Event } from "../../lib/wire";
import { type Beat, seatOf } from "./beats";
import type { Book } from "./book";
import { attackTitle, caption } from "./captions";
import { type Aside, type Duel, STRIKE } from "./state";

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

const SHOWN = ["played_card", "struck", "announced", "reacted", "triggered", "storm_hit"];
const CLEARS = ["turn", "draw", "discard", "fade", "end"];

/** What lies in the middle with a beat, after what lay there before. */
export function follow(beat: Beat | null, before: Told | null, scene: Scene): Told | null {
  if (!beat || CLEARS.includes(beat.name)) return null;
  const event = beat.events[0]!;
  if (beat.name === "cancel") return stopped(event, scene);
  if (beat.name === "through") return attack(scene) ?? before;
  if (!SHOWN.includes(event.kind)) return before;
  const title = called(caption(beat, scene.book), scene.names);
  return { id: cardOf(event, scene), title, cancelled: false, still: false };
}

/** The card of an event; a strike's is the weapon. */
function cardOf(event: Event, { s, book }: Scene): string {
  const armed = (card: number) => book.fact(book.id(card)).weapon !== null;
  const card = cardIn(event);
  return book.id(card === STRIKE ? ((s.gear[seatOf(event)] ?? []).find(armed) ?? 0) : card);
}

function cardIn({ args }: Event): number {
  if ("what" in args) return args.what;
  return "card" in args ? args.card : 0;
}

/** The attack again, struck out: not the answer that stopped it. */
function stopped(event: Event, scene: Scene): Told {
  const id = cardOf(event, scene);
  const card = cardIn(event) === STRIKE ? "strike" : id;
  const title = attackTitle({ card, seat: seatOf(event), damage: 0, cancelled: true }, scene.book);
  return { id, title, cancelled: true, still: false };
}

/** The attack that waited for an answer, while it is carried out. */
function attack({ aside, book }: Scene): Told | null {
  const what = aside.announced;
  if (!what) return null;
  const id = what.card === "strike" ? (aside.weapon[what.seat]?.card ?? "") : what.card;
  return { id, title: attackTitle(what, book), cancelled: what.cancelled, still: true };
}
