// What only the table on the screen says, in the present language.
import { dictionary } from "../../lib/dictionary";

/** The words of the present language. */
export const words = await dictionary({
  fr: () => import("./words/fr"),
  en: () => import("./words/en"),
});
