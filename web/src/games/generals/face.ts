import type { OwnFace } from "../../lib/play";

export const face: OwnFace = {
  id: "generals",
  pages: [
    {
      path: "maps",
      title: { fr: "Cartes", en: "Maps" },
      link: { fr: "Dessiner une carte", en: "Draw a map" },
      icon: "open",
      keeps: "map",
      load: () => import("./editor/Page.svelte"),
    },
  ],
  whole: true,
  // What pages say before the printed game is there; its texts have the rest.
  optionWords: {
    plain: { fr: "Plaine d’essai", en: "Proving Plain" },
    on: { fr: "oui", en: "yes" },
    none: { fr: "Sans général", en: "No general" },
  },
  tables: [
    {
      icon: "flag",
      name: { fr: "Deux contre deux", en: "Two against two" },
      help: {
        fr: "avec un ami, contre deux ordinateurs",
        en: "with a friend, against two computers",
      },
      seats: ["me", "open", "level", "level"],
      options: { map: "crossroads", teams: "0,0,1,1" },
    },
  ],
  // A small map, no generals, and fog: the game as its document has it.
  quick: [
    {
      option: "map",
      proposed: ["plain"],
      labels: [{ fr: "Quelle carte ?", en: "Which map?" }],
      notes: ({ facts }, map) => {
        const players = (facts.maps as { id: string; players: number }[]).find(
          ({ id }) => id === map,
        )?.players;
        if (!players || players === 2) return undefined;
        return { fr: `à ${players}`, en: `for ${players}` };
      },
      says: ({ facts }) => facts.name as { fr: string; en: string },
    },
    { option: "fog", proposed: ["on"], labels: [{ fr: "Du brouillard ?", en: "Any fog?" }] },
    {
      option: "generals",
      proposed: ["none", "none"],
      labels: [
        { fr: "Quel général pour vous ?", en: "Which general for you?" },
        { fr: "Et en face ?", en: "And opposite?" },
      ],
    },
  ],
};
