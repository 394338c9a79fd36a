// The fields of a duel's view, by name, and the little the page reads out of them.
import type { Position } from "../../lib/play";
import type { StateDuel, Value } from "../../lib/wire";

export const NONE = -1;
export const STRIKE = -2;

export const BUILD = 0;
export const PLAY = 1;
export const RETURN = 2;
export const FREEZE = 3;
export const REACT = 4;
export const OVER = 5;

export const READY = 0;
export const CHILLED = 1;
export const FROZEN = 2;

export const FORCE = 0;

/** The state of a duel as a view shows it; generated from the game's own record. */
export type Duel = StateDuel;

/** The view's state under its own names. */
export function duel(state: Record<string, Value>): Duel {
  return state as unknown as Duel;
}

// -- what the game works out of a view for its table

export interface Why {
  fr: string;
  en: string;
  rule: string | null;
}

/** A number of a card: as printed, and as it counts now. */
export interface Amount {
  verb: string;
  base: number;
  now: number;
  hits: number;
  stat?: string; // "force" or "resistance", with the verb "stat"
  until?: string | number;
  turns?: number | null;
}

export interface Source {
  card: string | null; // null: the class
  amount: number;
  left: string | number; // "class", "forever", "turn", "next", or game turns
}

export type GearState = "waiting" | "ready" | "chilled" | "frozen";

export interface Aside {
  hand: Record<string, { values: Amount[]; why: Why | null }>;
  weapon: { card: string | null; base: number; bonus: number; now: number; why: Why | null }[];
  gear: { card: string | null; state: GearState; rounds: number }[][];
  stats: { force: Source[]; resistance: Source[] }[];
  pools: { amount: number; left: number }[][];
  storms: { card: string; amount: number; left: number }[][];
  announced: {
    card: string; // or "strike"
    seat: number;
    damage: number;
    cancelled: boolean;
  } | null;
  pick: string[];
}

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
  return { ...NOTHING, ...(position?.aside as Partial<Aside> | null | undefined) };
}

// -- small readings

export const PILES = ["deck", "grave", "removed"] as const;
export type PileName = (typeof PILES)[number];

/** The cards of a pile that are known, oldest first. */
export function pile(s: Duel, zone: "hand" | "grave" | "removed", seat: number): number[] {
  const size = s[`${zone}_n`][seat] ?? 0;
  return (s[zone][seat] ?? []).slice(0, size);
}

/** A hand as kinds with their number of copies, in the order they came. */
export function kinds(cards: number[]): { card: number; copies: number }[] {
  const found = new Map<number, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, copies]) => ({ card, copies }));
}

/** Which of his turns the player of a game turn has. */
export function ownTurn(turn: number): number {
  return Math.ceil(turn / 2);
}

/** The turns of a timed shield that ends first, or 0. */
export function shieldTimer(s: Duel, seat: number): number {
  const left = (s.pool_left[seat] ?? []).slice(0, s.pool_n[seat] ?? 0).filter((n) => n > 0);
  return left.length ? Math.min(...left) : 0;
}
