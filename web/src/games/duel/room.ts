import type { Room } from "../../lib/play";
import Art from "./Art.svelte";
import { tell } from "./telling";

export const room: Room = {
  id: "duel",
  blurb: {
    fr: "Deux combattants, trente cartes, une frappe par tour. Annoncez vos coups, et gardez de quoi parer ceux de l’autre.",
    en: "Two fighters, thirty cards, one strike a turn. Announce your blows, and keep what it takes to parry the other’s.",
  },
  Art,
  aid: () => import("./Aid.svelte"),
  table: () => import("./Table.svelte"),
  pages: [
    {
      path: "decks",
      title: { fr: "Paquets", en: "Decks" },
      link: { fr: "Composer un paquet", en: "Make a deck" },
      icon: "cards",
      keeps: "deck",
      load: () => import("./deck/Page.svelte"),
    },
  ],
  position: () => import("./Position.svelte"),
  tell,
  numbered: true,
  // An even match with the document's numbers, between good players.
  quick: {
    option: "classes",
    proposed: ["warrior", "rogue"],
    labels: [
      { fr: "Votre classe", en: "Your class" },
      { fr: "Classe adverse", en: "Opponent’s class" },
    ],
  },
  // What the home page says before the printed game is there; its texts have the rest.
  optionWords: {
    mage: { fr: "Magicien", en: "Mage" },
    warrior: { fr: "Guerrier", en: "Warrior" },
    rogue: { fr: "Rôdeuse", en: "Prowler" },
    warden: { fr: "Gardienne", en: "Warden" },
  },
  shortcuts: [
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
      fr: "reprendre le dernier coup, si rien n’a été révélé",
      en: "take back the last move, if nothing was revealed",
    },
    { keys: "Esc", fr: "reposer la carte choisie", en: "put the chosen card down" },
  ],
};
