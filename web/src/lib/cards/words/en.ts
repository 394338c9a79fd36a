// What tables of cards say alike, in English; a game's own words begin with these.
import type fr from "./fr";

const en: typeof fr = {
  side: (name) => `${name}’s side`,
  playing: "to play",
  yourHand: "Your hand",
  costs: "cost",
  playable: "playable",
  show: (pile, n, name) => `${name}’s ${pile.toLowerCase()}: ${n}, show the list`,
  emptyPile: "No cards.",
  deckMine: "What is still in it:",
  deckLeft: "What may still be in it, or in hand:",
  end: "End turn",
  endSure: "End anyway",
  cancel: "Cancel",
  skip: "Skip the animation",
};

export default en;
