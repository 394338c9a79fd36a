// What tables of cards say alike; a game's own words come after these.

export const shared = {
  fr: () => import("./words/fr.json"),
  en: () => import("./words/en.json"),
};
