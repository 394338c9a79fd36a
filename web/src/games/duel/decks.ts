// A deck as people keep it, and the moves that put it on the table.
import type { Book } from "./book";
import { type Duel, NONE } from "./state";

/** As it is saved and exported. */
export interface Deck {
  class: string;
  equipment: string[];
  cards: Record<string, number>;
}

export interface NamedDeck extends Deck {
  name: string;
}

/** The cards of a deck one by one, without those that lie there already; null if these clash. */
export function missing(deck: Deck, s: Duel, seat: number, book: Book): string[] | null {
  const wanted = [
    ...deck.equipment,
    ...Object.entries(deck.cards).flatMap(([id, n]) => Array<string>(n).fill(id)),
  ];
  for (const id of laid(s, seat, book)) {
    const at = wanted.indexOf(id);
    if (at < 0) return null;
    wanted.splice(at, 1);
  }
  return wanted;
}

/** The cards a player has added so far, the weapon that lies there from the start included. */
export function laid(s: Duel, seat: number, book: Book): string[] {
  const known = [...(s.gear[seat] ?? []), ...(s.list[seat] ?? [])];
  return known.filter((card) => card !== NONE).map((card) => book.id(card));
}
