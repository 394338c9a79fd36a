// A few printed cards for tests of the deck builder.
import { Book, type CardFact } from "../src/games/duel/book";
import { builderOf } from "../src/games/duel/deck/builder";
import type { Deck } from "../src/lib/deck/shape";
import type { GameInfo } from "../src/lib/wire";

const CARDS: [Partial<CardFact> & { id: string }, string, string][] = [
  [{ id: "orb", class: "mage", type: "equip", weapon: 0 }, "Orbe d'os", "Bone Orb"],
  [{ id: "rune", class: "mage", type: "equip", cost: 6 }, "Rune d'énergie", "Rune of Energy"],
  [
    { id: "fireball", class: "mage", type: "ephemeral", cost: 3, copies: 3 },
    "Boule de feu",
    "Fireball",
  ],
  [{ id: "defense", class: "mage", cost: 1, copies: 3 }, "Défense", "Defense"],
  [{ id: "defense_plus", class: "mage", cost: 2, copies: 2 }, "Défense +", "Defense +"],
  [{ id: "link", class: "mage", cost: 7, limit: 1 }, "Lien karmique", "Karmic Link"],
  [{ id: "axe", class: "warrior", type: "equip", weapon: 5 }, "Hache", "Axe"],
  [{ id: "parry", class: "warrior", type: "rapid", copies: 3 }, "Parade", "Parry"],
  [{ id: "amulet", class: "neutral", type: "equip", cost: 3 }, "Amulette", "Amulet"],
  [
    { id: "potion", class: "neutral", type: "ephemeral", limit: 2 },
    "Potion mineure",
    "Minor Potion",
  ],
  [{ id: "reflex", class: "neutral", type: "rapid", cost: 1, limit: 2 }, "Réflexe", "Reflex"],
];

export function book(): Book {
  const cards = CARDS.map(([fact]) => ({
    copies: 1,
    type: "normal",
    cost: 0,
    attack: false,
    frappe: false,
    weapon: null,
    limit: fact.type === "equip" ? 1 : 3,
    verbs: [],
    ...fact,
  }));
  const limit = (
    name: string,
    most: number,
    counts: (card: (typeof cards)[number]) => boolean,
    exact = false,
  ) => ({ name, most, exact, cards: cards.filter(counts).map(({ id }) => id) });
  const info = {
    id: "duel",
    labels: { cards: cards.map(({ id }) => id) },
    texts: {
      cards: Object.fromEntries(CARDS.map(([{ id }, fr, en]) => [id, { fr, en }])),
      classes: {
        mage: { fr: "Magicien", en: "Mage" },
        warrior: { fr: "Guerrier", en: "Warrior" },
      },
    },
    options: [],
    facts: {
      cards,
      classes: [
        { id: "mage", deck: { equipment: ["orb", "rune"], cards: { fireball: 3, defense: 3 } } },
        { id: "warrior", deck: { equipment: ["axe"], cards: { parry: 3 } } },
      ],
      limits: [
        limit("gear_full", 4, ({ type }) => type === "equip", true),
        limit("deck_full", 30, ({ type }) => type !== "equip", true),
        limit("too_many_neutrals", 8, (card) => card.class === "neutral" && card.type !== "equip"),
        limit("too_many_ephemerals", 14, ({ type }) => type === "ephemeral"),
        limit("too_many_rapids", 6, ({ type }) => type === "rapid"),
      ],
    },
  };
  return new Book(info as unknown as GameInfo);
}

export const builder = () => builderOf(book());
export const decks = () => builder().decks;

export function deck(change: Partial<Deck> = {}): Deck {
  return { klass: "mage", listed: ["orb", "rune"], cards: { fireball: 2 }, ...change };
}
