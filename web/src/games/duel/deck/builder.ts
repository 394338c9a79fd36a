// What the deck builder is told of the duel.
import { type Builder, deckKind } from "../../../lib/deck/builder";
import { Decks } from "../../../lib/deck/decks";
import { costs } from "../../../lib/deck/facets";
import { Shape } from "../../../lib/deck/shape";
import { perSeat } from "../../../lib/options";
import type { Book, CardFact, CardType } from "../book";
import { duel } from "../state";
import { own, words } from "./words";

export { default as Laying } from "../../../lib/deck/Laying.svelte";

const DEAREST = 4; // the last of the buttons stands for this cost and all above
const TYPES: CardType[] = ["equip", "normal", "ephemeral", "rapid"];
const NEUTRAL = "neutral";

export const shape = new Shape("class", "classes", "equipment");
export const kind = deckKind("duel", shape, words);

/** What is usual for a seat. */
export const usual = ({ info }: Book, option: string, seat: number): string =>
  perSeat(info.options.find(({ name }) => name === option)?.default)[seat] ?? "";

/** The decks of the duel: thirty cards, and Equipments apart with the weapon of the class. */
export function decksOf(book: Book): Decks<CardFact> {
  const { classes, limits } = book.facts;
  const of = (klass: string) => book.cards.filter((card) => card.class === klass);
  return new Decks(book, {
    shape,
    limits,
    classes: classes.map(({ id }) => id),
    pool: (klass) => [...of(klass), ...of(NEUTRAL)],
    presets: (klass) => {
      const { equipment, cards } = classes.find(({ id }) => id === klass)!.deck;
      const move = "standard";
      const deck = { klass, listed: [...equipment], cards: { ...cards } };
      return [
        { name: own().printed, help: own().printedHelp, take: own().takePrinted, move, deck },
      ];
    },
    printed: "default",
    foe: () => usual(book, "classes", 1),
    isListed: (card) => card.type === "equip",
    besides: (state, seat) => duel(state).gear[seat] ?? [],
    given: (klass) =>
      of(klass)
        .filter(({ weapon }) => weapon !== null)
        .map(({ id }) => id),
  });
}

/** The deck builder of the duel. */
export function builderOf(book: Book): Builder<CardFact> {
  return {
    kind,
    decks: decksOf(book),
    facets: (klass) => [
      {
        name: "from",
        label: own().from,
        all: own().all,
        choices: [
          { value: klass, text: book.className(klass) },
          { value: NEUTRAL, text: own().neutral },
        ],
        of: (card) => card.class,
      },
      {
        name: "type",
        label: own().types,
        choices: TYPES.map((type) => ({ value: type, text: book.typeName(type), sign: type })),
        of: (card) => card.type,
      },
      costs(words().filter, DEAREST),
    ],
    about: (klass) => book.passive(klass),
    costs: ({ type, cost }) => (type === "equip" ? own().rounds : words().editor.cost)(cost),
  };
}
