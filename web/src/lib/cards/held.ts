// Cards that lie together: moves name cards, never copies.
import type { Legal } from "../wire";

/** A kind of card with its number of copies. */
export interface Kind<T> {
  card: T;
  copies: number;
}

/** A kind of card in one's own hand. */
export interface Held {
  id: string;
  copies: number;
  legal: Legal | null; // the move that uses it now
}

/** How a card is shown, whatever game draws its face. */
export interface Shown {
  id: string;
  copies?: number;
  key?: string; // the key that chooses it
  dim?: boolean; // can't be used now
  why?: string; // and the reason, in a few words
}

/** What a hand is told and tells, whatever game draws its cards. */
export interface HandProps {
  cards: Held[];
  selected: string | null;
  narrow: boolean; // cards are chips
  pick: (id: string) => void;
  grab?: (event: PointerEvent, id: string) => void; // a pointer went down on a card to be used
  point?: (id: string | null) => void; // a pointer is over a card, or the focus on it
}

/** The cards of a player's pile that are known, oldest first. */
export function pile<Zone extends string>(
  s: Record<Zone, number[][]> & Record<`${Zone}_n`, number[]>,
  zone: Zone,
  seat: number,
): number[] {
  const [cards, counts]: [Record<Zone, number[][]>, Record<`${Zone}_n`, number[]>] = [s, s];
  return (cards[zone][seat] ?? []).slice(0, counts[`${zone}_n`][seat] ?? 0);
}

/** Cards as kinds with their number of copies, in the order they came. */
export function kinds<T>(cards: readonly T[]): Kind<T>[] {
  const found = new Map<T, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, copies]) => ({ card, copies }));
}

/** Kinds of cards as a hand, each with the move that uses it now. */
export function held(
  cards: Kind<number>[],
  book: { id(card: number): string },
  legal: (id: string) => Legal | null,
): Held[] {
  return cards.map(({ card, copies }) => {
    const id = book.id(card);
    return { id, copies, legal: legal(id) };
  });
}

/** The known cards of a list without some that lie elsewhere. */
export function without(list: readonly number[], gone: readonly number[]): number[] {
  const left = list.filter((card) => card >= 0);
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
