// The keys of the table, for the card of help.
import type { Shortcut } from "../../lib/play";

const shortcuts: Shortcut[] = [
  { keys: "1 – 9", fr: "choisir une carte de la main", en: "choose a card of the hand" },
  {
    keys: "← ↑ → ↓",
    fr: "aller de case en case, ou de carte en carte",
    en: "go from cell to cell, or from card to card",
  },
  { keys: "↵", fr: "choisir, puis confirmer", en: "choose, then confirm" },
  {
    keys: "A",
    fr: "activer la capacité de l’unité choisie",
    en: "activate the ability of the unit chosen",
  },
  { keys: "E", fr: "finir le tour", en: "end the turn" },
  { keys: "Esc", fr: "revenir d’un choix", en: "step back one choice" },
  {
    keys: "U",
    fr: "reprendre la dernière action ; entre joueurs, tant que rien n’a été révélé",
    en: "take back the last action; between people, as long as nothing was revealed",
  },
  { keys: "V", fr: "lire les conditions de victoire", en: "read the victory conditions" },
  { keys: "C", fr: "voir de près l’unité ou la carte", en: "see the unit or card up close" },
];
export default shortcuts;
