// What tables of cards say alike, in French; a game's own words begin with these.
import { of } from "../../french";

const fr = {
  side: (name: string) => `Camp ${of(name)}`,
  playing: "à jouer",
  yourHand: "Votre main",
  costs: "coût",
  playable: "jouable",
  show: (pile: string, n: number, name: string) => `${pile} ${of(name)} : ${n}, voir la liste`,
  emptyPile: "Aucune carte.",
  deckMine: "Ce qui s’y trouve encore :",
  deckLeft: "Ce qui peut s’y trouver encore, ou en main :",
  end: "Fin du tour",
  endSure: "Finir quand même",
  cancel: "Annuler",
  skip: "Passer l’animation",
};

export default fr;
