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
  counts: { deck_size: "Cartes", deck_cores: "Noyaux" },
  parts: { cards: "Cartes" },
  klass: "faction",
  waiting: "La partie commence dès que c’est fait.",
  // what Tactique asks beside
  take: (name: string) => `Reprendre « ${name} »`,
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
  counts: { deck_size: "Cards", deck_cores: "Cores" },
  parts: { cards: "Cards" },
  klass: "faction",
  waiting: "The match begins as soon as that is done.",
  take: (name) => `Take “${name}”`,
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
