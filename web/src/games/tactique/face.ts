import type { OwnFace } from "../../lib/play";

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
  // What pages say before the printed game is there; its texts have the rest.
  optionWords: {
    humans: { fr: "Humains", en: "Humans" },
    aliens: { fr: "Aliens", en: "Aliens" },
    robots: { fr: "Robots", en: "Robots" },
  },
};
