// The words of the house's own table.
import { settings } from "../settings.svelte";

const BOOKS = {
  fr: {
    board: "Le plateau",
    inWords: "Le plateau en toutes lettres",
    undrawn: "Le plateau ne peut pas être montré pour l’instant.",
    players: "Les joueurs",
    moves: "Les coups possibles",
    search: "Chercher un coup",
    found: (n: number) => `${n} coup${n > 1 ? "s" : ""}`,
    none: "Aucun coup ne contient ces mots.",
  },
  en: {
    board: "The board",
    inWords: "The board in words",
    undrawn: "The board can’t be shown for the moment.",
    players: "The players",
    moves: "Possible moves",
    search: "Search the moves",
    found: (n: number) => `${n} move${n === 1 ? "" : "s"}`,
    none: "No move has these words.",
  },
};

/** The words in the present language. */
export function words() {
  return BOOKS[settings.language];
}
