// What is said of balanced matches and of who begins, in English.
import type { Dictionary } from "./fr";

const en: Dictionary = {
  which: "Balance",
  balanced: "Balanced",
  mark: "balanced",
  book: "As in the book",
  bookHelp: "The document’s own numbers.",
  lot: "by lot",
  begins: "Who begins?",
  me: "me",
  other: "the other",
};

export default en;
