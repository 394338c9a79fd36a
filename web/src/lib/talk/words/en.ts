// What is said around the talk at a table, in English.
import type { TalkWords } from "./fr";

const en: TalkWords = {
  gallery: "Among those who watch: players read this only after the match.",
  watching: "watching",
  readers: "Hidden messages",
  hides: (name) => `Hide ${name}`,
};
export default en;
