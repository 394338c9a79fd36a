import type { Room } from "../../lib/play";
import { tell } from "./telling";

export const room: Room = {
  id: "night-dealer",
  blurb: {
    fr: "Neuf cases, cinq roues, un chat noir. Griffe, Maléfice, Talisman : retournez les tuiles de l’autre avant que la nuit ne s’achève.",
    en: "Nine cells, five wheels, one black cat. Claw, Hex, Ward: turn the other’s tiles before the night is over.",
  },
  art: () => import("./Art.svelte"),
  aid: () => import("./Aid.svelte"),
  table: () => import("./Table.svelte"),
  position: () => import("./Position.svelte"),
  tell,
  open: true,
  previews: true,
  optionWords: {
    points: { fr: "les cases de toutes les manches", en: "the cells of all rounds" },
    rounds: { fr: "les manches gagnées", en: "the rounds won" },
    all: { fr: "toute attaque", en: "any attack" },
    effects: { fr: "pièges et malédictions seulement", en: "traps and curses only" },
    play_on: { fr: "on continue", en: "play on" },
    draw: { fr: "partie nulle", en: "a draw" },
    contact: { fr: "celles posées ce tour", en: "those laid this turn" },
    board: { fr: "toutes", en: "all of them" },
    random: { fr: "au hasard", en: "by chance" },
    alternate: { fr: "chacun son tour", en: "in turn" },
    fixed: { fr: "toujours le même", en: "always the same" },
  },
  shortcuts: [
    { keys: "1 – 5", fr: "choisir une roue", en: "choose a wheel" },
    {
      keys: "Num 7 8 9 / 4 5 6 / 1 2 3",
      fr: "choisir une case selon sa place",
      en: "choose a cell by its place",
    },
    { keys: "← ↑ → ↓", fr: "aller d’une case à l’autre", en: "go from cell to cell" },
    { keys: "R", fr: "lancer ou relancer", en: "roll or reroll" },
    { keys: "↵", fr: "poser sur la case, ou valider", en: "lay on the cell, or validate" },
    { keys: "Esc", fr: "annuler le dernier choix", en: "undo the last choice" },
  ],
};
