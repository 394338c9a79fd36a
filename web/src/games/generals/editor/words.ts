// What the map editor says, in the present language.
import { settings } from "../../../lib/settings.svelte";
import en from "./words/en";
import fr, { type Words } from "./words/fr";

/** The sentences of the present language. */
export function words(): Words {
  return settings.language === "fr" ? fr : en;
}

/** Both books, for their checks. */
export const BOOKS = { fr, en };
