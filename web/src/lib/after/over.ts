// A match that is over: who won, why, and whom to play next.
import { brokenOff } from "../ending";
import { send } from "../http";
import { letter } from "../names";
import { type Names, called, mark } from "../naming";
import type { Ending, Over, Score } from "../play";
import type { Event, Outcome, ReplayMark, Seat, SeatChoice, TableInfo } from "../wire";
import { say } from "../words.svelte";
import { after } from "./words";

/** The end of a game that tells nothing of its own. */
export const plainEnding: Ending = {
  title: ({ outcome, names }) => verdict(outcome, names),
  line: ({ outcome }) => capital(say(outcome)),
};

/** Who won, in a few words. */
export function verdict({ winners, scores }: Outcome, names: Names): string {
  const words = after();
  if (!winners.length || winners.length === scores.length) return words.drawn;
  if (names.me === null) return called(words.won(winners.map((seat) => mark(seat))), names);
  return winners.includes(names.me) ? words.youWon : words.youLost;
}

/** The last turn or day that began before the move of a number. */
export function begunBefore(
  marks: ReplayMark[],
  number: number,
  looks: (events: Event[]) => { begins?: number }[],
): number {
  const before = marks.filter((mark) => mark.number < number);
  const begun = before.flatMap(({ events }) => looks(events).map(({ begins }) => begins));
  return begun.findLast((turn) => turn !== undefined) ?? 1;
}

/** Why it is over, in a sentence; who got up in the middle is told too. */
export function reasonOf(over: Over, ending: Ending): string {
  const { outcome, play, names } = over;
  const gone = play.seats.filter(({ left }) => left).map(({ number }) => number);
  const left = gone.map((seat) => called(after().left.replaceAll("{S", `{${letter(seat)}`), names));
  return [brokenOff(outcome, play.seats, names) ?? ending.line(over), ...left].join(" ");
}

function capital(text: string): string {
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`;
}

/** Whom to play next: the level above after a win, the one below after a loss. */
export interface Next {
  level: string;
  up: boolean;
  seats: SeatChoice[];
}

/** The next opponent of somebody who played computers of one level alone. */
export function nextOpponent({ outcome, play, names }: Over, levels: string[]): Next | null {
  const others = play.seats.filter(({ number }) => number !== names.me);
  const met = new Set(others.map(({ kind, level }) => (kind === "level" ? level : null)));
  const [level] = met;
  if (names.me === null || met.size !== 1 || !level) return null;
  const lost = outcome.winners.length > 0 && !outcome.winners.includes(names.me);
  const next = levels[levels.indexOf(level) + (lost ? -1 : 1)];
  if (!next || !levels.includes(level)) return null;
  const seats = play.seats.map(({ number }): SeatChoice =>
    number === names.me ? { kind: "me" } : { kind: "level", level: next },
  );
  return { level: next, up: !lost, seats };
}

/** Whether one played alone, against computers. */
export function isAgainstComputers(seats: Seat[]): boolean {
  const others = seats.filter(({ yours }) => !yours);
  return others.length === seats.length - 1 && others.every(({ kind }) => kind === "level");
}

/** A position once more, against the same computers; answers with where to go. */
export async function again(match: string, made: number, seats: Seat[]): Promise<string> {
  const chosen = seats.map(({ yours, level }): SeatChoice =>
    yours ? { kind: "me" } : { kind: "level", level: level ?? "adepte" },
  );
  const asked = { made, seats: chosen };
  return `/table/${(await send<TableInfo>("POST", `/matches/${match}/from`, asked)).match}`;
}

/** Figures of two as a score is written: the winner's first, or one's own. */
export function scoreOf(
  { outcome, names }: Over,
  figures: readonly number[],
): Score & { figures: number[] } {
  const first = outcome.winners[0] ?? names.me ?? 0;
  const seats = [first, 1 - first];
  return { figures: seats.map((seat) => figures[seat] ?? 0), seats };
}
