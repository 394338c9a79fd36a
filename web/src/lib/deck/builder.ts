// What a game tells the deck builder: its decks, what they are filtered by, its own words. The rest
// is the same for every game.
import { type Kind, kindOf } from "../shelf/kind";
import { draftsAt } from "../shelf/drafts";
import type { DeckCard, Decks } from "./decks";
import type { Facet } from "./facets";
import { DECK, type DeckValue, type Shape } from "./shape";
import { type Waiting, waitingAt } from "./waiting";
import type { DeckWords } from "./words";

/** The decks that people keep for a game; known before the game's content is. */
export interface DeckKind extends Kind<"deck", DeckValue> {
  shape: Shape;
  waiting: Waiting;
  words: () => DeckWords;
}

/** What a keyword means. */
export interface Meaning {
  sign: string;
  name: string;
  text: string;
}

export interface Builder<C extends DeckCard = DeckCard> {
  kind: DeckKind;
  decks: Decks<C>;
  facets(klass: string): Facet<C>[]; // in the present language
  about(klass: string): string; // what a class has from the start
  costs?(card: C): string; // in words, where it is not what cards usually cost
  meanings?(card: C): Meaning[]; // of its keywords
}

/** The kind of a game's decks, with its shelf and its drafts. */
export function deckKind(game: string, shape: Shape, words: () => DeckWords): DeckKind {
  const { read } = shape;
  const kind = kindOf({
    kind: DECK,
    field: "deck",
    file: { ending: "txt", type: "text/plain", rows: 12 },
    read,
    drafts: draftsAt(`ludotheque.${game}.drafts`, "deck", read),
    words,
  });
  return { ...kind, shape, words, waiting: waitingAt(`ludotheque.${game}.awaited`) };
}
