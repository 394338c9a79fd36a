// How a match ended where it was not by the rules of its game: given up, out of time, broken off.
import { letter } from "./names";
import { type Names, called } from "./naming";
import type { Outcome, Seat } from "./wire";
import { say, w } from "./words.svelte";

const AGREED = ["aborted", "withdrawn", "draw"];
const GONE = ["resign", "time", "absent"];

/** Who gave up or was too late, and who wins by it; null where the game itself has decided. */
export function brokenOff(outcome: Outcome, seats: Seat[], names: Names): string | null {
  const words = w().ending;
  const said = (text: string, seat: number) =>
    called(text.replaceAll("{S", `{${letter(seat)}`), names);
  if (outcome.reason === "unfinished") return words.unfinished;
  if (AGREED.includes(outcome.reason)) return say(outcome);
  if (!GONE.includes(outcome.reason)) return null;
  const gone = seats.filter(({ resigned }) => resigned).map(({ number }) => number);
  const why = outcome.reason === "time" ? words.late : words.resigned;
  const lines = outcome.reason === "absent" ? [say(outcome)] : gone.map((seat) => said(why, seat));
  const wins = names.me !== null && gone.includes(names.me) ? [] : outcome.winners;
  return [...lines, ...wins.map((seat) => said(words.wins, seat))].join(" ");
}
