// The keys of the table, for the card of help.
import type { Shortcut } from "../../lib/play";

const shortcuts: Shortcut[] = [
  { keys: "← ↑ → ↓", fr: "aller de tuile en tuile", en: "go from tile to tile" },
  { keys: "N", fr: "aller au prochain choix sur la carte", en: "go to the next choice on the map" },
  { keys: "↵", fr: "choisir, ou le bouton principal", en: "choose, or the main button" },
  { keys: "1 – 9", fr: "choisir une carte de la main", en: "choose a card of the hand" },
  { keys: "C", fr: "de la carte au combat, et retour", en: "from the map to the combat and back" },
  { keys: "P", fr: "passer jusqu’à du nouveau", en: "pass until something new" },
  { keys: "F", fr: "voir l’autre front", en: "see the other front" },
  { keys: "R", fr: "revoir ce que les autres ont fait", en: "see again what the others did" },
  {
    keys: "T",
    fr: "voir ce qui menace vos territoires",
    en: "see what threatens your territories",
  },
  { keys: "I", fr: "voir ce que rapporte chaque territoire", en: "see what each territory yields" },
  { keys: "+ − 0", fr: "agrandir, réduire, toute la carte", en: "larger, smaller, the whole map" },
  { keys: "Esc", fr: "fermer ce qui est ouvert", en: "close what is open" },
  { keys: "U", fr: "reprendre le dernier choix", en: "take back the last choice" },
];
export default shortcuts;
