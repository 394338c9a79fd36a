// The end of a duel: who fell, by how much, and the damage turn by turn.
import { verdict } from "../../lib/after/over";
import { called } from "../../lib/naming";
import type { Ending, Over } from "../../lib/play";
import { say } from "../../lib/words.svelte";
import Course from "./Course.svelte";
import { tallies } from "./chronicle";
import { looks } from "./looks";
import { duel } from "./state";
import { words } from "./words";

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
    const [high = 0, low = 0] = hpOf(over);
    const won = `${called(words().won(winner), names)}, ${words().hpTo(high, low)}.`;
    if (outcome.reason === "defeated") return `${won} ${called(words().fallen(1 - winner), names)}`;
    const why = say(outcome);
    return `${won} ${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  },
  score: (over) => ({ figures: hpOf(over), seats: order(over) }),
  moment: (marks, number) => {
    const before = tallies(marks.filter((mark) => mark.number < number));
    return words()
      .turn(before.at(-1)?.turn ?? 1)
      .toLowerCase();
  },
  telling: (event) => looks([event]).some(({ act, loses }) => act || loses),
  course: Course,
};

/** The seats as the score is written: the winner's first, or one's own. */
function order({ outcome, names }: Over): number[] {
  const first = outcome.winners[0] ?? names.me ?? 0;
  return [first, 1 - first];
}

function hpOf(over: Over): number[] {
  const { hp } = duel(over.play.position.state);
  return order(over).map((seat) => Math.max(0, hp[seat] ?? 0));
}

export default ending;
