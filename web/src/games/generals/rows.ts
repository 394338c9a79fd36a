// What is drawn of each unit and building, as rows of plain values. A row that did not change is the
// same object as before, so that only what did change is drawn again.
import type { Shape } from "./art/units";
import { type Beat, lasts } from "./looks";
import type { Scene } from "./scene";
import { NONE, type Piece, pieces } from "./state";

export interface UnitRow {
  cell: number;
  shape: Shape;
  owner: number;
  left: boolean; // faces left
  hp: number;
  fuel: number; // NONE where it does not fly, or is not known
  cargo: number;
  spent: boolean; // has had its order
  ready: boolean;
  secret: boolean; // whose eyes are compared did not know of it
  housed: boolean; // stands on a building
  from: number; // the cell it is just coming from, or NONE
  pace: number; // milliseconds of that step
}

export interface SiteRow {
  cell: number;
  kind: string;
  owner: number;
  small: boolean; // a unit stands on it
  walls: number; // what is left of it, 1 where it is whole
  open: boolean; // could create something
}

/** The units on show. */
export function unitRows(scene: Scene): UnitRow[] {
  const { s, book, stage, eyes, friends, known } = scene;
  const ready = new Set(stage.idle && scene.commander.acting ? scene.aside.ready : []);
  const step = stage.beat?.looks[0]!.step;
  const pace = stage.beat && step ? lasts(stage.beat) * stage.pace : 0;
  return onTheWay(pieces(s), stage.beat).map(({ cell, type, owner, hp, fuel, cargo, done }) => ({
    cell,
    shape: book.shapes[type]!,
    owner,
    left: eyes === null ? owner % 2 === 1 : !friends.has(owner),
    hp,
    fuel: book.flies(type) && (eyes === null || !scene.fog || friends.has(owner)) ? fuel : NONE,
    cargo,
    spent: done && owner === scene.turn,
    ready: ready.has(cell),
    secret: known !== null && known.unit[cell] !== s.unit[cell],
    housed: book.siteAt.has(cell),
    from: step?.end === cell ? step.start : NONE,
    pace: step?.end === cell ? pace : 0,
  }));
}

/** The units with the one that is on its way where its step leads, or gone with it. */
function onTheWay(all: Piece[], beat: Beat | null): Piece[] {
  const { step, boards, spent = false } = beat?.looks[0] ?? {};
  if (!beat || !step) return all;
  const { end, type, seat, hp } = step;
  const rest = all.filter(({ cell }) => cell !== beat.origin && cell !== end);
  if (end < 0 || boards) return all.filter(({ cell }) => cell !== beat.origin);
  const told = { cell: NONE, type, owner: seat, hp, fuel: 0, done: spent, cargo: 0 }; // if not seen before
  const known = all.find(({ cell }) => cell === beat.origin) ?? told;
  return [...rest, { ...known, cell: end }];
}

/** The buildings. */
export function siteRows({ s, book, stage, commander, aside }: Scene): SiteRow[] {
  const open = new Set(stage.idle && commander.acting ? aside.idle_sites : []);
  return book.facts.sites.map(({ cell }, site) => {
    const { id, hp } = book.kind(site);
    const owner = s.site_owner[site] ?? NONE;
    return {
      cell,
      kind: id,
      owner,
      small: (s.unit[cell] ?? 0) > 0,
      walls: owner === NONE ? 1 : (s.walls[site] ?? hp) / hp,
      open: open.has(cell),
    };
  });
}

/** A function that gives rows their old objects back where nothing changed. */
export function keeper<T extends { cell: number }>(): (rows: T[]) => T[] {
  let last = new Map<number, T>();
  const same = (a: T, b: T) =>
    (Object.keys(a) as (keyof T)[]).every((key) => Object.is(a[key], b[key]));
  return (rows) => {
    const now = new Map<number, T>();
    for (const row of rows) {
      const old = last.get(row.cell);
      now.set(row.cell, old && same(old, row) ? old : row);
    }
    last = now;
    return [...now.values()];
  };
}
