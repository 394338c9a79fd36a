// What is said of balanced matches and of who begins, in the present language.
import { dictionary } from "../dictionary";

/** The words of the present language. */
export const words = await dictionary({
  fr: () => import("./words/fr"),
  en: () => import("./words/en"),
});
