// The shelf of one's own decks: the one place the table asks for them.
import { kept } from "../keepsakes";
import { DECK, type NamedDeck, type Shape } from "./shape";

export interface SavedDeck extends NamedDeck {
  key: string;
  ready: boolean; // the rules find nothing wrong with it
}

/** One's saved decks of a class, latest first. */
export async function savedDecks(game: string, shape: Shape, klass: string): Promise<SavedDeck[]> {
  return (await kept(game, DECK)).flatMap(({ key, name, value, faults }) => {
    const deck = shape.deckOf(value);
    return deck?.klass === klass ? [{ ...deck, key, name, ready: !faults.length }] : [];
  });
}
