// What the map editor says, in the present language.
import { dictionary } from "../dictionary";

/** The sentences of the present language. */
export const words = await dictionary({
  fr: () => import("./words/fr"),
  en: () => import("./words/en"),
});
