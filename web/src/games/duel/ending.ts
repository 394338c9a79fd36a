// The end of a duel: who fell, by how much, and the damage turn by turn.
import { scoreOf, verdict } from "../../lib/after/over";
import { called } from "../../lib/naming";
import type { Ending, Over } from "../../lib/play";
import { say } from "../../lib/words.svelte";
import Course from "./Course.svelte";
import { tallies } from "./chronicle";
import { looks } from "./looks";
import { duel } from "./state";
import { words } from "./words";

const hpOf = ({ play }: Over) => duel(play.position.state).hp.map((hp) => Math.max(0, hp));

const ending: Ending = {
  title: ({ outcome, names }) => {
    const [winner] = outcome.winners;
    if (winner === undefined) return words().drawn;
    if (names.me === null) return verdict(outcome, names);
    return winner === names.me ? words().youWon : words().youLost;
  },
  line: (over) => {
    const { outcome, names } = over;
    const [winner] = outcome.winners;
    if (winner === undefined) return "";
    const [high = 0, low = 0] = scoreOf(over, hpOf(over)).figures;
    const won = `${called(words().won(winner), names)}, ${words().hpTo(high, low)}.`;
    if (outcome.reason === "defeated") return `${won} ${called(words().fallen(1 - winner), names)}`;
    const why = say(outcome);
    return `${won} ${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  },
  score: (over) => scoreOf(over, hpOf(over)),
  moment: (marks, number) => {
    const before = tallies(marks.filter((mark) => mark.number < number));
    return words()
      .turn(before.at(-1)?.turn ?? 1)
      .toLowerCase();
  },
  telling: (event) => looks([event]).some(({ act, loses }) => act || loses),
  course: Course,
};

export default ending;
