// What the deck builder says of Tactique's decks alone.
import { deckWords } from "../../../lib/deck/words";
import { settings } from "../../../lib/settings.svelte";

const fr = {
  called: "deck",
  shelf: {
    lead: "Un deck : quarante cartes d’une faction, trois exemplaires de chacune au plus, cinq Noyaux au plus. Il vous suit d’une partie à l’autre.",
    empty:
      "Aucun deck pour l’instant. Choisissez une faction ci-dessous : un deck prêt est un bon départ.",
  },
  counts: {
    deck_size: "Cartes",
    deck_cores: "Noyaux",
    deck_faction: "D’une autre faction",
    deck_copies: "Exemplaires",
  },
  parts: {
    listed: "",
    cards: "Cartes",
    moved: (names: string) => names,
  },
  given: "",
  klass: {
    none: (key: string, known: string) => `La faction manque : "${key}" est l’une de ${known}.`,
    unknown: (found: string, key: string, known: string) =>
      `${found} n’est pas une faction : "${key}" est l’une de ${known}.`,
    guessed: (name: string) => `la faction, déduite des cartes : ${name}`,
    other: (name: string) => `Ce deck est fait pour une autre faction que ${name}.`,
    noDeck: "Aucun deck de cette faction n’est enregistré ici.",
  },
  waiting: "La partie commence dès que c’est fait.",
  // what Tactique asks beside
  take: (name: string) => `Reprendre « ${name} »`,
  about: (formation: string, passive: string) => `${formation}. ${passive}`,
  types: "Type",
  keywords: "Mot-clé",
  against: "Sa faction",
  theirs: "Elle joue son deck de départ.",
  go: "Commencer la partie",
};

const en: typeof fr = {
  called: "deck",
  shelf: {
    lead: "A deck: forty cards of one faction, at most three copies of each, at most five Cores. It follows you from match to match.",
    empty: "No deck yet. Choose a faction below: a ready deck is a good start.",
  },
  counts: {
    deck_size: "Cards",
    deck_cores: "Cores",
    deck_faction: "Of another faction",
    deck_copies: "Copies",
  },
  parts: {
    listed: "",
    cards: "Cards",
    moved: (names) => names,
  },
  given: "",
  klass: {
    none: (key, known) => `The faction is missing: "${key}" is one of ${known}.`,
    unknown: (found, key, known) => `${found} is no faction: "${key}" is one of ${known}.`,
    guessed: (name) => `the faction, told from the cards: ${name}`,
    other: (name) => `This deck is made for another faction than the ${name}.`,
    noDeck: "No deck of this faction is saved here.",
  },
  waiting: "The match begins as soon as that is done.",
  take: (name) => `Take “${name}”`,
  about: (formation, passive) => `${formation}. ${passive}`,
  types: "Type",
  keywords: "Keyword",
  against: "Their faction",
  theirs: "They play its starter deck.",
  go: "Begin the match",
};

export const books = { fr, en };
export const words = deckWords(books);

/** What only Tactique's pages say. */
export const own = () => books[settings.language] ?? en;
