// What is said around the talk at a table, in French.
const fr = {
  gallery: "Entre spectateurs\u00a0: les joueurs ne lisent ceci qu’après la partie.",
  watching: "spectateur",
  readers: "Messages masqués",
  hides: (name: string) => `Masquer ${name}`,
};

export type TalkWords = typeof fr;
export default fr;
