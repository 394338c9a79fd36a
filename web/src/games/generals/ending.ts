// The end of a war: who won and why, and how it went.
import { verdict } from "../../lib/after/over";
import { called, mark } from "../../lib/naming";
import type { Ending } from "../../lib/play";
import { say } from "../../lib/words.svelte";
import { days } from "./chronicle";
import Course from "./Course.svelte";
import { looks } from "./looks";
import { more } from "./more";
import { words } from "./words";

const TELLING: string[] = ["out", "flag", "death", "power"];

const ending: Ending = {
  title: ({ outcome, names, play }) => {
    const { winners } = outcome;
    if (!winners.length || winners.length === play.seats.length) return words().drawn;
    if (names.me === null) return verdict(outcome, names);
    return winners.includes(names.me) ? words().youWon : words().youLost;
  },
  line: ({ outcome, names, play }) => {
    const { winners } = outcome;
    const why = say(outcome);
    if (!winners.length || winners.length === play.seats.length)
      return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
    return called(more().wonBy(winners.map((seat) => mark(seat)).join(", "), why), names);
  },
  moment: (marks, number) => {
    const before = days(marks.filter((one) => one.number < number));
    return more().onDay(before.at(-1)?.day ?? 1);
  },
  telling: (event) => looks([event]).some(({ beat = "" }) => TELLING.includes(beat)),
  course: Course,
};

export default ending;
