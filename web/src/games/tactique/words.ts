// What only the table on the screen says, in the present language.
import { shared } from "../../lib/cards/words";
import { catalogue } from "../../lib/dictionary";

/** The words of the present language. */
export const words = await catalogue(
  { fr: () => import("./words/fr.json"), en: () => import("./words/en.json") },
  shared,
);
