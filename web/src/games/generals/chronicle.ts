// What happened over the days, read from events alone.
import type { Step } from "../../lib/wire";
import type { Book } from "./book";
import { looks } from "./looks";
import { type Battle, pieces } from "./state";

/** What each seat earned on a day; undefined where it had no turn. */
export interface Day {
  day: number;
  income: (number | undefined)[];
}

/** Income day by day. The first turn brings none, and tells nothing. */
export function days(log: Pick<Step, "events">[]): Day[] {
  const found = new Map<number, Day>();
  for (const { begins } of log.flatMap((step) => looks(step.events))) {
    if (!begins || begins.income <= 0) continue;
    const day = found.get(begins.day) ?? { day: begins.day, income: [] };
    day.income[begins.seat] = begins.income;
    found.set(begins.day, day);
  }
  return [...found.values()].sort((x, y) => x.day - y.day);
}

/** The worth of a seat's units on the board and aboard: their price, by the share of HP that they
 * have left (D-33), to the nearest whole. */
export function army(s: Battle, book: Book, seat: number): number {
  const aboard = s.aboard_type[seat] ?? [];
  const carried = aboard.slice(0, Math.max(0, s.aboard_n[seat] ?? 0));
  const worth = (type: number, hp: number) => (book.type(type)?.price ?? 0) * hp;
  const hundredths =
    pieces(s)
      .filter(({ owner }) => owner === seat)
      .reduce((sum, { type, hp }) => sum + worth(type, hp), 0) +
    carried.reduce((sum, type, i) => sum + worth(type, s.aboard_hp[seat]![i] ?? 0), 0);
  return Math.round(hundredths / 100);
}
