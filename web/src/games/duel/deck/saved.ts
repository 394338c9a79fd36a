// The shelf of one's own decks: the one place the table asks for them.
import { kept } from "../../../lib/keepsakes";
import type { NamedDeck } from "../decks";
import { DECK, asDeck } from "./deck";

export interface SavedDeck extends NamedDeck {
  key: string;
  ready: boolean; // the rules find nothing wrong with it
}

/** One's saved decks of a class, latest first. */
export async function savedDecks(game: string, klass: string): Promise<SavedDeck[]> {
  return (await kept(game, DECK)).flatMap(({ key, name, value, faults }) => {
    const deck = asDeck(value);
    return deck?.class === klass ? [{ ...deck, key, name, ready: !faults.length }] : [];
  });
}
