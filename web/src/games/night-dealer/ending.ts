// The end of a night: who won by how much, and its rounds.
import { scoreOf } from "../../lib/after/over";
import { called } from "../../lib/naming";
import type { Chapter, Ending, Over } from "../../lib/play";
import type { ReplayMark } from "../../lib/wire";
import { looks } from "./looks";
import Rounds from "./Rounds.svelte";
import { rounds } from "./rounds";
import { night } from "./state";
import { nd } from "./words";

const pointsOf = ({ play }: Over) => night(play.position.state).points;

const ending: Ending = {
  title: ({ outcome, names }) => {
    const [winner] = outcome.winners;
    if (winner === undefined) return `${nd().drawn}.`;
    if (names.me === null) return `${called(nd().won(winner), names)}.`;
    return `${winner === names.me ? nd().youWon : nd().youLost}.`;
  },
  line: (over) => {
    const [winner] = over.outcome.winners;
    const [high = 0, low = 0] = scoreOf(over, pointsOf(over)).figures;
    const played = nd().inRounds(rounds(over.log).length);
    const by = nd().score(high, low, over.play.options.scoring === "rounds");
    const who = winner === undefined ? nd().level : called(nd().won(winner), over.names);
    return `${who}, ${by}, ${played}.`;
  },
  score: (over) => scoreOf(over, pointsOf(over)),
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

/** The steps after which a round begins. */
function roundsBegun(marks: ReplayMark[]) {
  return marks.flatMap(({ events, number, turn }) =>
    looks(events).flatMap(({ begins }) => (begins ? [{ number, turn, round: begins }] : [])),
  );
}

export default ending;
