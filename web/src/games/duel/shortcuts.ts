// The keys of the table, for the card of help.
import type { Shortcut } from "../../lib/play";

const shortcuts: Shortcut[] = [
  {
    keys: "1 – 9",
    fr: "choisir une carte, encore une fois pour la jouer",
    en: "choose a card, once more to play it",
  },
  { keys: "← →", fr: "aller d’une carte à l’autre", en: "go from card to card" },
  { keys: "↵", fr: "jouer la carte choisie", en: "play the card chosen" },
  { keys: "S", fr: "frapper", en: "strike" },
  { keys: "E", fr: "finir le tour", en: "end the turn" },
  { keys: "P", fr: "laisser passer une attaque", en: "let an attack through" },
  {
    keys: "U",
    fr: "revenir en arrière ; entre joueurs, tant que rien n’a été révélé",
    en: "go back; between people, as long as nothing was revealed",
  },
  { keys: "Esc", fr: "reposer la carte choisie", en: "put the chosen card down" },
];
export default shortcuts;
