// The fields of a duel's view, by name, and the little the page reads out of them.
import type { Position } from "../../lib/play";
import type { AmountDuel, AsideDuel, SourceDuel, StateDuel, Value } from "../../lib/wire";

export const NONE = -1;
export const STRIKE = -2;

export { pile } from "../../lib/cards/held";
export * from "./numbers";

export const FORCE = 0;

/** The state of a duel as a view shows it; generated from the game's own record. */
export type Duel = StateDuel;

/** The view's state under its own names. */
export function duel(state: Record<string, Value>): Duel {
  return state as unknown as Duel;
}

// -- what the game works out of a view for its table

export type Amount = AmountDuel; // a number of a card: as printed, and as it counts now
export type Source = SourceDuel;
export type Aside = Required<AsideDuel>;

const NOTHING: Aside = {
  hand: {},
  weapon: [],
  gear: [],
  stats: [],
  pools: [],
  storms: [],
  announced: null,
  pick: [],
};

/** What came with a position. */
export function asideOf(position: Pick<Position, "aside"> | null): Aside {
  return { ...NOTHING, ...(position?.aside as AsideDuel | null | undefined) };
}

// -- small readings

export const PILES = ["deck", "grave", "removed"] as const;
export type PileName = (typeof PILES)[number];

/** Which of his turns the player of a game turn has. */
export function ownTurn(turn: number): number {
  return Math.ceil(turn / 2);
}

/** The turns of a timed shield that ends first, or 0. */
export function shieldTimer(s: Duel, seat: number): number {
  const left = (s.pool_left[seat] ?? []).slice(0, s.pool_n[seat] ?? 0).filter((n) => n > 0);
  return left.length ? Math.min(...left) : 0;
}
