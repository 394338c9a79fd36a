// A card game that there is not: banks instead of classes, keywords, decks of forty on one line.
import { Book, type Sort } from "../../src/lib/cards/book";
import type { Signs } from "../../src/lib/cards/signs";
import { type Builder, deckKind } from "../../src/lib/deck/builder";
import { type DeckCard, Decks } from "../../src/lib/deck/decks";
import { costs } from "../../src/lib/deck/facets";
import { type Deck, Shape } from "../../src/lib/deck/shape";
import { type OwnWords, deckWords } from "../../src/lib/deck/words";
import type { GameInfo } from "../../src/lib/wire";

interface Pond extends DeckCard {
  bank: string;
  keywords: string[];
  core: boolean;
}

const NORTH = ["otter", "reed", "lily", "heart"];
const KEYWORDS: Record<string, string[]> = { otter: ["swift", "diver"], reed: ["swift"], toad: [] };

export const CARDS: Pond[] = [...NORTH, "toad", "moss"].map((id, at) => ({
  id,
  cost: at + 1,
  limit: 3,
  bank: NORTH.includes(id) ? "north" : "south",
  keywords: KEYWORDS[id] ?? [],
  core: id === "heart",
}));

class PondBook extends Book<Pond> {
  readonly signs: Signs = { neutral: ["M8 24h32"], swift: ["M8 24l32 8"], north: ["M24 8v32"] };

  sort({ core }: Pond): Sort {
    return { sign: "neutral", name: core ? "Core" : "Unit" };
  }

  look({ bank }: Pond): string {
    return `of-${bank}`;
  }
}

const own: OwnWords = {
  shelf: { lead: "Forty cards.", empty: "No deck." },
  counts: { deck_size: "Cards", deck_cores: "Cores" },
  parts: { cards: "All cards" },
  klass: "bank",
  waiting: "The pond is still.",
  go: "Swim",
  against: "Their bank",
  theirs: "They play Tide.",
};

export const shape = new Shape("bank", "banks", "", "line");
export const kind = deckKind(
  "pond",
  shape,
  deckWords(() => own),
);
const preset = (klass: string, name: string, cards: Deck["cards"]) => {
  const move = `preset ${name.toLowerCase()}`;
  return { name, help: "", move, take: `Take ${name}`, deck: { klass, listed: [], cards } };
};

export function builder(): Builder<Pond> {
  const named = (id: string) => [id, { fr: `la ${id}`, en: `the ${id}` }] as const;
  const info = {
    facts: { cards: CARDS },
    id: "pond",
    labels: { cards: CARDS.map(({ id }) => id) },
    texts: {
      cards: Object.fromEntries(CARDS.map(({ id }) => named(id))),
      card_texts: Object.fromEntries(CARDS.map(({ id }) => named(id))),
      banks: Object.fromEntries(["north", "south"].map(named)),
    },
  };
  const book = new PondBook(info as unknown as GameInfo);
  const ids = (cards: Pond[]) => cards.map(({ id }) => id);
  const limits = [
    { name: "deck_size", most: 40, exact: true, cards: ids(CARDS) },
    { name: "deck_cores", most: 5, exact: false, cards: ids(CARDS.filter(({ core }) => core)) },
  ];
  const decks = new Decks(book, {
    shape,
    limits,
    classes: ["north", "south"],
    pool: (klass) => CARDS.filter(({ bank }) => bank === klass),
    presets: (klass) => [preset(klass, "Tide", { reed: 3 }), preset(klass, "Calm", { lily: 3 })],
    printed: "tide",
    foe: (klass) => (klass === "north" ? "south" : "north"),
  });
  return {
    kind,
    decks,
    facets: () => [
      {
        name: "keyword",
        label: "Keyword",
        choices: ["swift", "diver"].map((value) => ({ value, text: value, sign: value })),
        of: ({ keywords }) => keywords,
      },
      costs({ costs: "Cost", dearest: (n) => `${n}+` }, 3),
    ],
    about: (klass) => `bank ${klass}`,
  };
}
