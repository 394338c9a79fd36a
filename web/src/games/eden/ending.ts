// The end of a match of Eden: who won, how, and after how many days.
import { begunBefore, verdict } from "../../lib/after/over";
import { called } from "../../lib/naming";
import type { Ending } from "../../lib/play";
import { say } from "../../lib/words.svelte";
import { looks } from "./looks";
import Standings from "./Standings.svelte";
import { eden } from "./state";
import { words } from "./words";

const ending: Ending = {
  title: ({ outcome, names }) => verdict(outcome, names),
  line: ({ outcome, names, play }) => {
    const s = eden(play.position.state);
    const [winner, ...others] = outcome.winners;
    const mine = winner === undefined || others.length || winner === names.me || names.me === null;
    const who = mine ? "" : `${called(words().winner(winner), names)} `; // who lost reads who won
    return `${who}${called(say(outcome), names)} ${words().after(s.day)}`;
  },
  moment: (marks, number) => words().onDay(begunBefore(marks, number, looks)),
  telling: (event) => looks([event]).some(({ takes, tells }) => takes || tells),
  course: Standings,
};

export default ending;
