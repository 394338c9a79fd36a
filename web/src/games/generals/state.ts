// The fields of a view of Generals, by name, and the little the page reads out of them.
import type { Position } from "../../lib/play";
import type {
  AimGenerals,
  AsideGenerals,
  MemberGenerals,
  StateGenerals,
  Value,
} from "../../lib/wire";
import { unit } from "./numbers";

export const SIDE = 32; // a cell is row * SIDE + column, whatever the map's width
export const NONE = -1;

export * from "./numbers";

/** A state as a view shows it; generated from the game's own record. */
export type Battle = StateGenerals;

/** The view's state under its own names. */
export function battle(state: Record<string, Value>): Battle {
  return state as unknown as Battle;
}

// -- what the game works out of a view for its table

export type Target = AimGenerals; // with where it can be attacked from
export type Member = MemberGenerals;

/** All that came; what is told to nobody but who must act is empty for the others. */
export type Aside = AsideGenerals &
  Required<Pick<AsideGenerals, "ready" | "idle_sites" | "dry" | "memos">>;

const NOTHING: Aside = { income: [], players: [], ready: [], idle_sites: [], dry: [], memos: [] };

const read = new WeakMap<object, Aside>(); // asked for at every turn: read once

/** What came with a position. */
export function asideOf(position: Pick<Position, "aside"> | null): Aside {
  const given = position?.aside as AsideGenerals | null | undefined;
  if (!given) return NOTHING;
  const known = read.get(given) ?? { ...NOTHING, ...given };
  read.set(given, known);
  return known;
}

// -- small readings

/** A unit as the board shows it. */
export interface Piece {
  cell: number;
  type: number;
  owner: number;
  hp: number;
  fuel: number;
  done: boolean;
  cargo: number; // units aboard, as far as it is known
}

export const typeOf = unit.type;
export const ownerOf = unit.owner;

export const column = (cell: number) => cell % SIDE;
export const row = (cell: number) => Math.floor(cell / SIDE);
export const cellAt = (x: number, y: number) => y * SIDE + x;
/** A cell as moves name it. */
export const named = (cell: number) => `${column(cell)},${row(cell)}`;
/** A cell as people read it. */
export const told = (cell: number) => `(${column(cell)}, ${row(cell)})`;

export function distance(a: number, b: number): number {
  return Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b));
}

/** How many units are known to be aboard the transport on each cell. */
export function cargoOf(s: Battle): Map<number, number> {
  const found = new Map<number, number>();
  s.aboard_n.forEach((n, seat) => {
    for (const cell of s.aboard_on[seat]!.slice(0, Math.max(0, n)))
      found.set(cell, (found.get(cell) ?? 0) + 1);
  });
  return found;
}

/** A unit aboard. */
export interface Carried {
  place: number;
  type: number;
  hp: number;
  fuel: number;
  done: boolean;
}

/** The units aboard the transport on a cell, with their places in the owner's list. */
export function carriedOn(s: Battle, seat: number, cell: number): Carried[] {
  const list: Carried[] = [];
  for (let place = 0; place < (s.aboard_n[seat] ?? 0); place++) {
    if (s.aboard_on[seat]![place] !== cell) continue;
    list.push({
      place,
      type: s.aboard_type[seat]![place]!,
      hp: s.aboard_hp[seat]![place]!,
      fuel: s.aboard_fuel[seat]![place]!,
      done: s.aboard_done[seat]![place] === 1,
    });
  }
  return list;
}

/** The units on the board. */
export function pieces(s: Battle): Piece[] {
  const cargo = cargoOf(s);
  const found: Piece[] = [];
  for (let cell = 0; cell < s.unit.length; cell++) {
    const unit = s.unit[cell]!;
    if (unit <= 0) continue;
    found.push({
      cell,
      type: typeOf(unit),
      owner: ownerOf(unit),
      hp: s.hp[cell]!,
      fuel: s.fuel[cell]!,
      done: s.done[cell] === 1,
      cargo: cargo.get(cell) ?? 0,
    });
  }
  return found;
}

const WAYS: Record<string, number> = { N: -SIDE, E: 1, S: SIDE, W: -1 };
export const WAY_NAMES = ["N", "E", "S", "W"] as const;

/** The cells of a path such as "EENN", its start first. */
export function walk(start: number, path: string): number[] {
  const cells = [start];
  for (const way of path) cells.push(cells.at(-1)! + WAYS[way]!);
  return cells;
}

/** The way from a cell to its neighbour, or null. */
export function wayTo(from: number, to: number): string | null {
  const step = to - from;
  if (distance(from, to) !== 1) return null;
  return Object.keys(WAYS).find((way) => WAYS[way] === step) ?? null;
}
