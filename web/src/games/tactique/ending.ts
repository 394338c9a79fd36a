// The end of a match of Tactique: who won, by which condition, and what it cost.
import { begunBefore, scoreOf, verdict } from "../../lib/after/over";
import { called } from "../../lib/naming";
import type { Ending, Over } from "../../lib/play";
import { say } from "../../lib/words.svelte";
import { Book } from "./book";
import Course from "./Course.svelte";
import { looks } from "./looks";
import { GIVEN_UP } from "./prompts";
import { tactique } from "./state";
import { words } from "./words";

const kills = ({ play }: Over) => tactique(play.position.state).kills_total;

const ending: Ending = {
  title: ({ outcome, names }) => verdict(outcome, names),
  line: (over) => {
    const { outcome, names, play } = over;
    const [winner] = outcome.winners;
    const s = tactique(play.position.state);
    const goal = play.info.labels.conditions?.[s.won_by] ?? "";
    const by = s.won_by >= 0 ? new Book(play.info).said("conditions", goal) : "";
    const givenUp = winner !== undefined && outcome.reason === GIVEN_UP;
    const won = winner === undefined ? words().drawn : called(words().won(winner), names);
    const who = givenUp ? called(words().gaveUp(1 - winner, winner), names) : won;
    const why = givenUp ? "" : say(outcome);
    const [more = 0, fewer = 0] = scoreOf(over, kills(over)).figures;
    return [who, by && `${words().by(by)}.`, why, words().killed(more, fewer)]
      .filter(Boolean)
      .join(" ");
  },
  score: (over) => scoreOf(over, kills(over)),
  moment: (marks, number) => words().inRound(begunBefore(marks, number, looks)),
  telling: (event) => looks([event]).some(({ card, kills }) => kills || card !== undefined),
  course: Course,
};

export default ending;
