// The fields of a view of Tactique, by name, and the little the page reads out of them.
import type { Position } from "../../lib/play";
import type { AsideTactique, StandingTactique, StateTactique, Value } from "../../lib/wire";

export type { HoldTactique as Hold, TrackerTactique as Tracker } from "../../lib/wire";
export * from "./numbers";

export const NONE = -1;
export const ROWS = 3;
export const COLUMNS = 5;
export const CELLS = ROWS * COLUMNS;
export const TERRAINS = ["", "cover", "creep", "relay", "acid"] as const;

export type Tactique = StateTactique;
export type Aside = Required<AsideTactique>;

/** The view's state under its own names. */
export function tactique(state: Record<string, Value>): Tactique {
  return state as unknown as Tactique;
}

const NOTHING: Aside = {
  units: {},
  hand: {},
  trackers: [],
  holds: [],
  income: [],
  factions: [],
};

/** What came with a position. */
export function asideOf(position: { aside?: Position["aside"] } | null): Aside {
  return { ...NOTHING, ...(position?.aside as AsideTactique | null | undefined) };
}

// -- spots: seat × 15 + cell; a cell is row × 5 + column, the front row first

export function spotAt(seat: number, row: number, column: number): number {
  return seat * CELLS + row * COLUMNS + column;
}

export function seatOf(spot: number): number {
  return Math.floor(spot / CELLS);
}

/** A cell as moves and people call it: "1.3". */
export function cellName(spot: number): string {
  const cell = spot % CELLS;
  return `${Math.floor(cell / COLUMNS) + 1}.${(cell % COLUMNS) + 1}`;
}

/** The spot of a seat's cell by that name. */
export function spotNamed(name: string | undefined, seat: number): number {
  const [row = 1, column = 1] = (name ?? "").split(".").map(Number);
  return spotAt(seat, row - 1, column - 1);
}

export const PILES = ["deck", "discard"] as const;
export type PileName = (typeof PILES)[number];

/** What is to be known of a unit at once; who has attacked matters only while its player acts. */
export function marksOf(
  s: Tactique,
  spot: number,
  standing: StandingTactique | undefined,
): string[] {
  const acts = seatOf(spot) === s.active;
  const tired = (s.fresh[spot] ?? 0) > 0 ? "fresh" : (s.made[spot] ?? 0) > 0 ? "attacked" : "";
  return [
    (s.stunned[spot] ?? 0) > 0 ? "stunned" : "",
    acts ? tired : "",
    standing?.linked ? "linked" : "",
  ].filter(Boolean);
}
