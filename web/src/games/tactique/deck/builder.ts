// What the deck builder is told of Tactique.
import { type Builder, deckKind } from "../../../lib/deck/builder";
import { Decks } from "../../../lib/deck/decks";
import { costs } from "../../../lib/deck/facets";
import { Shape } from "../../../lib/deck/shape";
import type { Book, CardFact, CardType } from "../book";
import { own, words } from "./words";

const DEAREST = 8; // the last of the buttons stands for this cost and all above
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
          take: own().take(book.said("decks", id)),
          deck: { klass, listed: [], cards: { ...cards } },
        })),
  });
}

/** The deck builder of Tactique. */
export function builderOf(book: Book): Builder<CardFact> {
  const keys = (card: CardFact) => [
    ...(card.armor ? ["armor"] : []),
    ...card.keywords,
    ...card.traits,
  ];
  return {
    kind,
    decks: decksOf(book),
    facets: (klass) => {
      const pool = book.cards.filter((card) => card.faction === klass && card.type !== "token");
      const held = [...new Set(pool.flatMap(keys))];
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
          of: keys,
        },
        costs(words().filter, DEAREST),
      ];
    },
    about: (klass) =>
      own().about(book.said("formations", klass), book.said("passive_texts", klass)),
  };
}
