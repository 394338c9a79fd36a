import type { OwnFace } from "../../lib/play";

export const face: OwnFace = {
  id: "night-dealer",
  open: true,
  previews: true,
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
