// What the deck builder is told of Tactique.
import { type Builder, deckKind } from "../../../lib/deck/builder";
import { Decks } from "../../../lib/deck/decks";
import { costs } from "../../../lib/deck/facets";
import { Shape } from "../../../lib/deck/shape";
import type { Book, CardFact, CardType } from "../book";
import { own, words } from "./words";

export { default as Laying } from "../../../lib/deck/Laying.svelte";

const DEAREST = 8; // the last of the buttons stands for this cost and all above
const CHEAPEST = 1;
const TYPES: CardType[] = ["unit", "instant", "terrain", "persistent"];

export const shape = new Shape("faction", "factions", "", "line");
export const kind = deckKind("tactique", shape, words);

/** The decks of Tactique: forty cards of one faction. */
export function decksOf(book: Book): Decks<CardFact> {
  const { factions, limits, decks } = book.facts;
  return new Decks(book, {
    shape,
    limits,
    classes: factions.map(({ id }) => id),
    pool: (klass) => book.cards.filter((card) => card.faction === klass && card.type !== "token"),
    presets: (klass) =>
      decks
        .filter((deck) => deck.faction === klass)
        .map(({ id, cards }) => ({
          name: book.said("decks", id),
          title: book.said("decks", id),
          help: book.said("deck_texts", id),
          move: `preset ${id}`,
          take: own().take(book.said("decks", id)),
          deck: { klass, listed: [], cards: { ...cards } },
        })),
    printed: "starter",
    foe: (klass) => factions.find(({ id }) => id !== klass)?.id ?? klass,
  });
}

/** The deck builder of Tactique. */
export function builderOf(book: Book): Builder<CardFact> {
  const decks = decksOf(book);
  return {
    kind,
    decks,
    facets: (klass) => {
      const held = [...new Set(decks.rules.pool(klass).flatMap((card) => book.keys(card)))];
      return [
        {
          name: "type",
          label: own().types,
          choices: TYPES.map((type) => ({ value: type, text: book.said("types", type) })),
          of: (card) => card.type,
        },
        {
          name: "keyword",
          label: own().keywords,
          choices: held.map((key) => ({
            value: key,
            text: book.said("keywords", key) || book.said("traits", key) || key,
            sign: key,
          })),
          of: (card) => book.keys(card),
        },
        costs(words().filter, DEAREST, CHEAPEST),
      ];
    },
    meanings: (card) => book.meanings(card),
    about: (klass) => `${book.said("formations", klass)}. ${book.said("passive_texts", klass)}`,
  };
}
