// The fields of a view of Eden, by name, and the little the page reads out of them.
import { HexBox } from "../../lib/board/hexbox";
import type { Position } from "../../lib/play";
import type { AsideEden, StateEden, Value, WareEden } from "../../lib/wire";
import { COLOURS, type Colour, R } from "./art/grounds";
import { MAP_BLACK, MAP_FINAL, MAP_PORTAL_POS, MAP_TILE } from "./numbers";

export * from "./numbers";

export const LAYING: number[] = [MAP_TILE, MAP_BLACK, MAP_PORTAL_POS, MAP_FINAL]; // what is asked

export const NONE = -1;
export const SIDE = 32; // cells in a row of the box that holds the map
const BLACK = 7;
const HEART = 8;
const PORTAL = 9;
const IN_ARMY = 1;
const IN_PILE = 2;
export const MARKS = ["doomed", "silenced", "shielded", "rebuilt"] as const;

export type Eden = StateEden;
export type Aside = Required<AsideEden>;
export type Ware = WareEden;

/** The view's state under its own names. */
export function eden(state: Record<string, Value>): Eden {
  return state as unknown as Eden;
}

const BARE: Aside = { cells: {}, players: [], wares: [], blacks: 0 };

/** What came with a position. */
export function asideOf(position: { aside?: Position["aside"] } | null): Aside {
  return { ...BARE, ...(position?.aside as AsideEden | null | undefined) };
}

// -- cells

export const { at, beside, boundsOf, cellAt, cellName, isNear, move, outline, stepped, viewBox } =
  new HexBox(SIDE, R);

/** The tiles that lie. */
export const tiles = (s: Eden): number[] => s.tile.slice(0, s.tiles_n);

/** What lies on a cell: a terrain, black or the Heart, and whose portal. */
export interface Ground {
  kind: Colour | "black" | "heart";
  owner?: Colour | undefined; // of the portal that stands there
}

export function groundOf(ground: number, colours: readonly Colour[]): Ground {
  const owner = colours[ground - PORTAL];
  if (owner) return { kind: owner, owner };
  return { kind: ground === HEART ? "heart" : ground === BLACK ? "black" : COLOURS[ground - 1]! };
}

/** Who controls a cell, or NONE. */
export const ownerOf = (s: Eden, cell: number): number => (s.owner[cell] ?? 0) - 1;

// -- cards and units

/** Cards counted by kind, as numbers and copies. */
export function counted(row: readonly number[] | undefined): { card: number; copies: number }[] {
  return (row ?? []).flatMap((copies, card) => (copies > 0 ? [{ card, copies }] : []));
}

/** The units that stand on a front for a seat. */
export function armyOf(s: Eden, seat: number, front: number): number[] {
  return unitsOf(s, seat, IN_ARMY).filter((unit) => s.u_front[unit] === front);
}

/** The neutralised units of a seat, the first one first. */
export function pileOf(s: Eden, seat: number): number[] {
  return unitsOf(s, seat, IN_PILE).sort((a, b) => s.u_row[a]! - s.u_row[b]!);
}

/** Whether a unit stands in an army: only there it has a plate. */
export const inArmy = (s: Eden, unit: number): boolean => s.u_where[unit] === IN_ARMY;

function unitsOf(s: Eden, seat: number, where: number): number[] {
  const all = Array.from({ length: s.units_n }, (_, unit) => unit);
  return all.filter((unit) => s.u_where[unit] === where && s.u_seat[unit] === seat);
}

/** The marks on a unit, as words. */
export const marksOf = (s: Eden, unit: number): string[] =>
  MARKS.filter((_, bit) => ((s.u_marks[unit] ?? 0) >> bit) & 1);

/** Who takes part in a combat, in the order in which they play: defenders, then the attacker. */
export function ringOf(s: Eden, seats: number): number[] {
  const foes = [...new Set(s.foe.slice(0, s.fronts_n).filter((foe) => foe !== NONE))];
  const after = (seat: number) => (seat - s.active + seats) % seats;
  return [...foes.sort((a, b) => after(a) - after(b)), s.active];
}
