import type { OwnFace } from "../../lib/play";
import type { FactsTactique } from "../../lib/wire";

export const face: OwnFace = {
  id: "tactique",
  pages: [
    {
      path: "decks",
      title: { fr: "Decks", en: "Decks" },
      link: { fr: "Composer un deck", en: "Build a deck" },
      icon: "cards",
      keeps: "deck",
      load: () => import("./deck/Page.svelte"),
    },
  ],
  numbered: true,
  previews: true,
  quick: [
    {
      option: "factions",
      proposed: ["humans", "aliens"],
      labels: [
        { fr: "Quelle faction pour vous ?", en: "Which faction for you?" },
        { fr: "Et en face ?", en: "And for your opponent?" },
      ],
    },
  ],
  // A ready deck is of one faction.
  fits({ facts }, option, value, chosen) {
    const { decks } = facts as unknown as FactsTactique;
    const deck = option === "decks" && decks.find(({ id }) => id === value);
    return !deck || deck.faction === chosen.factions;
  },
  // What pages say before the printed game is there; its texts have the rest.
  optionWords: {
    humans: { fr: "Humains", en: "Humans" },
    aliens: { fr: "Aliens", en: "Aliens" },
    robots: { fr: "Robots", en: "Robots" },
  },
};
