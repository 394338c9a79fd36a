// What only the table on the screen says, in the present language.
import { settings } from "../../lib/settings.svelte";
import en from "./words/en";
import fr, { type DuelWords } from "./words/fr";

/** The words of the present language. */
export function words(): DuelWords {
  return settings.language === "fr" ? fr : en;
}

export { en, fr };
