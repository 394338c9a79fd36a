// How an attack would go if everybody played every unit of the hand: printed Forces and troops, no
// ability. What the defender may hold is what all know: the cards of hand and deck together.
import type { DefenceEden } from "../../lib/wire";
import type { Book } from "./book";
import { type Eden, NONE, beside, counted, ownerOf } from "./state";
import { words } from "./words";

export interface Odds {
  troops: number; // that go there
  hand: number; // the Force of all units held
  total: number;
  need: number; // what surely wins
  likely: [number, number]; // the defender's total in eight deals of ten
  chance: number; // in a hundred, that the attack succeeds
}

const FEW = 10; // in a hundred

/** The Force of all units in a hand. */
export function forceOf(hand: readonly number[] | undefined, book: Book): number {
  const units = counted(hand).map(({ card, copies }) => ({ ...book.fact(book.id(card)), copies }));
  return units.reduce((sum, { force, copies }) => sum + force * copies, 0);
}

/** What an attack with so many troops and so much Force in hand may hope for. */
export function oddsOf({ below, most }: DefenceEden, troops: number, hand: number): Odds {
  const total = troops + hand;
  const under = (share: number) => below.findIndex((part) => part >= share) - 1;
  return {
    ...{ troops, hand, total, need: most + 1 },
    likely: [under(FEW), under(100 - FEW)],
    chance: below[Math.min(total, below.length - 1)] ?? 0,
  };
}

/** What an attack may hope for, in words. */
export const hopeOf = ({ chance, total }: Odds): string =>
  chance >= 100 ? words().surely(total) : words().chanceOf(chance);

/** The most troops that a seat could send to a cell from beside it: one stays behind. */
export function mostSent(s: Eden, seat: number, cell: number): number {
  const own = beside(cell).filter((other) => other !== NONE && ownerOf(s, other) === seat);
  return Math.max(0, ...own.map((other) => (s.troops[other] ?? 0) - 1));
}
