import type { Face } from "../../lib/play";

export const face: Face = {
  id: "generals",
  art: () => import("./Art.svelte"),
  aid: () => import("./Aid.svelte"),
  table: () => import("./Table.svelte"),
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
  position: () => import("./Position.svelte"),
  ending: () => import("./ending"),
  whole: true,
  // What the home page says before the printed game is there; its texts have the rest.
  optionWords: {
    plain: { fr: "Plaine d’essai", en: "Proving Plain" },
    on: { fr: "oui", en: "on" },
    none: { fr: "Sans général", en: "No general" },
  },
  shortcuts: () => import("./shortcuts"),
  // A small map, no generals, and fog: the game as its document has it.
  quick: [
    {
      option: "map",
      proposed: ["plain"],
      labels: [{ fr: "Carte", en: "Map" }],
      values: ({ facts }) =>
        (facts.maps as { id: string; players: number }[])
          .filter(({ players }) => players === 2)
          .map(({ id }) => id),
      says: ({ facts }) => facts.name as { fr: string; en: string },
    },
    { option: "fog", proposed: ["on"], labels: [{ fr: "Brouillard", en: "Fog" }] },
    {
      option: "generals",
      proposed: ["none", "none"],
      labels: [
        { fr: "Votre général", en: "Your general" },
        { fr: "Général adverse", en: "Opponent’s general" },
      ],
    },
  ],
};
