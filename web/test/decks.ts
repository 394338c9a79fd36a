// A few printed cards for tests of the deck builder.
import { Book, type CardFact } from "../src/games/duel/book";
import type { Deck } from "../src/games/duel/decks";
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
    on: null,
    limit: fact.type === "equip" ? 1 : 3,
    verbs: [],
    ...fact,
  }));
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
      deck_rules: { size: 34, equipment: 4, neutral_total: 8, ephemeral: 14, rapid: 6 },
    },
  };
  return new Book(info as unknown as GameInfo);
}

export function deck(change: Partial<Deck> = {}): Deck {
  return { class: "mage", equipment: ["orb", "rune"], cards: { fireball: 2 }, ...change };
}
