import type { Face } from "../../lib/play";

export const face: Face = {
  id: "duel",
  art: () => import("./Art.svelte"),
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
  ending: () => import("./ending"),
  spots: () => import("./spots"),
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
  shortcuts: () => import("./shortcuts"),
};
