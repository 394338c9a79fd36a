// What the deck builder says of the duel's decks alone.
import { deckWords } from "../../../lib/deck/words";
import { settings } from "../../../lib/settings.svelte";

const fr = {
  shelf: {
    lead: "Un paquet : l’arme de la classe, trois autres Équipements, trente cartes. Il vous suit d’une partie à l’autre.",
    empty:
      "Aucun paquet pour l’instant. Choisissez une classe ci-dessous : le paquet de base est un bon départ.",
  },
  counts: {
    gear_full: "Équipements",
    deck_full: "Cartes",
    too_many_neutrals: "Neutres",
    too_many_ephemerals: "Éphémères",
    too_many_rapids: "Rapides",
  },
  parts: {
    listed: "Équipements",
    cards: "Cartes",
    moved: (names: string) => `Équipements et autres cartes mélangés : ${names}`,
  },
  given: "arme de la classe, toujours là",
  klass: "classe",
  waiting: "Le duel commence dès que c’est fait.",
  // what the duel asks beside
  printed: "Paquet de base",
  takePrinted: "Reprendre le paquet de base",
  printedHelp: "34 cartes toutes prêtes ; l’adversaire le connaît.",
  rounds: (n: number) => (n > 1 ? `${n} manches` : `${n} manche`),
  from: "D’où",
  all: "Toutes",
  neutral: "Neutres",
  types: "Type",
  against: "Sa classe",
  theirs: "Il joue le paquet de base de cette classe.",
  hp: "Points de vie de chacun",
  go: "Commencer le duel",
};

const en: typeof fr = {
  shelf: {
    lead: "A deck: the weapon of the class, three other Equipments, thirty cards. It follows you from match to match.",
    empty: "No deck yet. Choose a class below: the standard deck is a good start.",
  },
  counts: {
    gear_full: "Equipments",
    deck_full: "Cards",
    too_many_neutrals: "Neutral",
    too_many_ephemerals: "Ephemerals",
    too_many_rapids: "Quick cards",
  },
  parts: {
    listed: "Equipments",
    cards: "Cards",
    moved: (names) => `Equipments and other cards mixed: ${names}`,
  },
  given: "weapon of the class, always there",
  klass: "class",
  waiting: "The duel begins as soon as that is done.",
  printed: "Standard deck",
  takePrinted: "Take the standard deck",
  printedHelp: "34 cards, ready made; the opponent knows it.",
  rounds: (n) => (n === 1 ? `${n} round` : `${n} rounds`),
  from: "From",
  all: "All",
  neutral: "Neutral",
  types: "Type",
  against: "Their class",
  theirs: "They play the standard deck of that class.",
  hp: "Hit points of each player",
  go: "Begin the duel",
};

export const books = { fr, en };
export const words = deckWords(books);

/** What only the duel's pages say. */
export const own = () => books[settings.language] ?? en;
