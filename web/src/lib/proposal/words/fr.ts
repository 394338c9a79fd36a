// What is said of balanced matches and of who begins, in French.

const fr = {
  which: "Équilibrage",
  balanced: "Équilibré",
  mark: "équilibré",
  book: "Comme dans le livre",
  bookHelp: "Les nombres du document, tels quels.",
  lot: "au sort",
  begins: "Qui commence\u00a0?",
  me: "moi",
  other: "l’autre",
};

export type Dictionary = typeof fr;
export default fr;
