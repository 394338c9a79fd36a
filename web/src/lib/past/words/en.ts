// What is said of matches that are over, in English.
import type { PastWords } from "./fr";

const en: PastWords = {
  results: { won: "Won", lost: "Lost", drawn: "Drawn", aborted: "Broken off" },
  filters: { won: "Won", lost: "Lost", drawn: "Drawn", aborted: "Broken off" },
  against: (names) => `against ${names}`,
  alone: "against oneself",
  and: (names, last) => `${names} and ${last}`,
  points: (mine, theirs) => `${mine} – ${theirs}`,
  theirs: { resign: "Opponent resigned", time: "Opponent’s time ran out" },
  today: "today",
  yesterday: "yesterday",
  review: "Review",
  reviewOf: (what) => `Review: ${what}`,
  whyNot: {
    position: "not counted: a position of choice",
    alone: "not counted: against oneself",
    swapped: "not counted: a seat changed hands",
    helped: "not counted: with help (a hint, a move taken back or a stand-in)",
  },
  used: { deck: "with", map: "on" },
  none: "No match finished yet.",
};
export default en;
