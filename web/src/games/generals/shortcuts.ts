// The keys of the table, for the card of help.
import type { Shortcut } from "../../lib/play";

const shortcuts: Shortcut[] = [
  { keys: "← ↑ → ↓", fr: "déplacer le curseur", en: "move the cursor" },
  { keys: "↵", fr: "choisir, aller, attaquer", en: "choose, go, attack" },
  { keys: "Esc", fr: "annuler avant d’envoyer", en: "cancel before sending" },
  { keys: "N", fr: "prochaine unité prête", en: "next ready unit" },
  { keys: "B", fr: "prochain bâtiment libre", en: "next idle building" },
  { keys: "C", fr: "prochaine cible de l’unité choisie", en: "next target of the chosen unit" },
  { keys: "1 – 9", fr: "donner un ordre de la liste", en: "give an order of the list" },
  { keys: "D", fr: "tracer le chemin pas à pas", en: "draw the path step by step" },
  { keys: "E", fr: "finir le tour", en: "end the turn" },
  { keys: "P", fr: "pouvoir du général", en: "the general’s power" },
  { keys: "U", fr: "reprendre le dernier ordre", en: "take back the last order" },
  { keys: "R", fr: "revoir le tour adverse", en: "see the others’ turn again" },
  {
    keys: "I",
    fr: "ce que peut faire l’unité ennemie sous le curseur",
    en: "what the enemy unit under the cursor can do",
  },
  { keys: "T V G", fr: "menaces, vision, quadrillage", en: "threats, vision, grid" },
  { keys: "+ − 0", fr: "agrandir, réduire, tout voir", en: "larger, smaller, see all" },
];
export default shortcuts;
