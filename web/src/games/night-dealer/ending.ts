// The end of a night: who won by how much, and its rounds.
import { called } from "../../lib/naming";
import type { Chapter, Ending, Over } from "../../lib/play";
import type { ReplayMark } from "../../lib/wire";
import { looks } from "./looks";
import Rounds from "./Rounds.svelte";
import { rounds } from "./rounds";
import { night } from "./state";
import { nd } from "./words";

const ending: Ending = {
  title: ({ outcome, names }) => {
    const [winner] = outcome.winners;
    if (winner === undefined) return `${nd().drawn}.`;
    if (names.me === null) return `${called(nd().won(winner), names)}.`;
    return `${winner === names.me ? nd().youWon : nd().youLost}.`;
  },
  line: (over) => {
    const [winner] = over.outcome.winners;
    const [high = 0, low = 0] = pointsOf(over);
    const played = nd().inRounds(rounds(over.log).length);
    const by = nd().score(high, low, over.play.options.scoring === "rounds");
    const who = winner === undefined ? nd().level : called(nd().won(winner), over.names);
    return `${who}, ${by}, ${played}.`;
  },
  score: (over) => ({ figures: pointsOf(over), seats: order(over) }),
  moment: (marks, number) => {
    const began = roundsBegun(marks).findLast((round) => round.number < number);
    const turn = marks.find((mark) => mark.number === number)?.turn ?? 1;
    const own = Math.ceil((turn - (began?.turn ?? 0)) / 2);
    return nd().moment(began?.round ?? 1, own);
  },
  chapters: (marks) =>
    roundsBegun(marks).map(({ number, round }): Chapter => ({ number, label: nd().nth(round) })),
  telling: (event) => looks([event]).some((look) => look.lays || look.owner !== undefined),
  course: Rounds,
};

/** The seats as the score is written: the winner's, or one's own, first. */
function order({ outcome, names }: Over): number[] {
  const first = outcome.winners[0] ?? names.me ?? 0;
  return [first, 1 - first];
}

function pointsOf(over: Over): number[] {
  const { points } = night(over.play.position.state);
  return order(over).map((seat) => points[seat] ?? 0);
}

/** The steps after which a round begins. */
function roundsBegun(marks: ReplayMark[]) {
  return marks.flatMap(({ events, number, turn }) =>
    looks(events).flatMap(({ begins }) => (begins ? [{ number, turn, round: begins }] : [])),
  );
}

export default ending;
