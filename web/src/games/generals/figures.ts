// The figures that decide on the last day, once everything may be seen (D-33).
import { get } from "../../lib/http";
import type { Play } from "../../lib/play";
import type { ReplayFrame, ReplayIndex } from "../../lib/wire";
import type { Book } from "./book";
import { army } from "./chronicle";
import { type Aside, type Battle, battle } from "./state";

export interface Figures {
  income: number;
  army: number | null; // null: not to be known
  money: number | null;
}

/** What a view tells of everybody; null where it does not. */
export function figuresOf(s: Battle, aside: Aside, book: Book, all = false): Figures[] {
  return aside.players.map(({ seat, money }) => {
    const known = all || money !== null;
    return {
      income: aside.income[seat] ?? 0,
      army: known ? army(s, book, seat) : null,
      money: known ? (s.money[seat] ?? 0) : null,
    };
  });
}

/** The whole last position, where the table lets a finished match be looked at with all eyes. */
export async function lastPosition(play: Play): Promise<Battle | null> {
  const { match } = play as { match?: string };
  if (!match) return null;
  try {
    const index = await get<ReplayIndex>(`/matches/${match}/replay?eye=all`);
    const last = index.total;
    const frame = await get<ReplayFrame>(`/matches/${match}/replay/${last}?eye=all`);
    return battle(frame.state);
  } catch {
    return null; // the past stays closed
  }
}
