// What the deck builder says of the duel's decks alone.
import { deckWords } from "../../../lib/deck/words";
import { catalogue } from "../../../lib/dictionary";

/** What only the duel's pages say. */
export const own = await catalogue({
  fr: () => import("./words/fr.json"),
  en: () => import("./words/en.json"),
});
export const words = deckWords(own);
