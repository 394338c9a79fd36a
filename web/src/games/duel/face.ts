import type { OwnFace } from "../../lib/play";

export const face: OwnFace = {
  id: "duel",
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
  numbered: true,
  // An even match with the document's numbers, between good players.
  quick: [
    {
      option: "classes",
      proposed: ["warrior", "rogue"],
      labels: [
        { fr: "Quelle classe pour vous ?", en: "Which class for you?" },
        { fr: "Et en face ?", en: "And opposite?" },
      ],
    },
  ],
  // What pages say before the printed game is there; its texts have the rest.
  optionWords: {
    mage: { fr: "Magicien", en: "Mage" },
    warrior: { fr: "Guerrier", en: "Warrior" },
    rogue: { fr: "Rôdeuse", en: "Prowler" },
    warden: { fr: "Gardienne", en: "Warden" },
  },
};
