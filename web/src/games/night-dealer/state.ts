// The fields of a Night Dealer view, by name, and the little the page reads out of them.
import type { Position } from "../../lib/play";
import type { AsideNightDealer, StateNightDealer, Value } from "../../lib/wire";

export const KINDS = ["atk", "hex", "ward", "eclipse"] as const;
export const LETTERS = ["A", "H", "W"] as const;
export const NONE = -1;
export const SPENT = -1;
export const UNROLLED = -2;
export const ECLIPSE = 3;
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const WHEELS = [0, 1, 2, 3, 4] as const;

export * from "./numbers";

export const MORE = 1;
export const EFFECT = 2;

/** The state of a match as a view shows it; generated from the game's own record. */
export type Night = StateNightDealer;

/** The view's state under its own names. */
export function night(state: Record<string, Value>): Night {
  return state as unknown as Night;
}

/** Cells on which a tile laid now might be the last of the turn. */
export function closing(position: Pick<Position, "aside">): number[] {
  return (position.aside as AsideNightDealer | null | undefined)?.closing ?? [];
}

/** The cells of a set written as bits. */
export function cellsOf(bits: number): number[] {
  return CELLS.filter((cell) => (bits >> cell) & 1);
}

/** The author of the curse that lies on a cell, or NONE; of two, the one that comes due first. */
export function curseOn(s: Night, cell: number): number {
  for (let i = s.due_at; i < s.due_n; i++) {
    if (s.due_cell[i] === cell) return s.due_author[i] ?? NONE;
  }
  for (let i = 0; i < s.mark_n; i++) {
    if (s.mark_cell[i] === cell) return s.mark_author[i] ?? NONE;
  }
  return NONE;
}

/** The turn of the player, 1 to 3. */
export function turnOf(s: Night): number {
  return Math.ceil(s.turn / 2);
}

/** Whose turn of the round it is, whoever must answer now. */
export function moverOf(s: Night): number {
  return s.turn % 2 === 1 ? s.first : 1 - s.first;
}

/** Whether two cells share a side. */
export function isBeside(a: number, b: number): boolean {
  const across = Math.abs((a % 3) - (b % 3));
  const down = Math.abs(Math.floor(a / 3) - Math.floor(b / 3));
  return across + down === 1;
}
