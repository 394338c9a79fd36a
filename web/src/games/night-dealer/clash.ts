// Who beats whom on the board: from a tile to the one that it is about to turn.
import { type Night, cellsOf, isBeside } from "./state";
import { nd } from "./words";

export interface Clash {
  from: number;
  to: number;
}

interface Tiles {
  owner: number[];
  kind: number[];
}

/** Whether a kind beats another: Claw, Hex, Ward, and round again. */
export const beats = (kind: number, other: number): boolean =>
  kind >= 0 && (kind + 1) % 3 === other;

/** The attacks on some tiles; only those that a fresh tile takes part in, unless all tiles fight. */
export function clashes({ owner, kind }: Tiles, on: number[], fresh: number[] | null): Clash[] {
  const pairs = on.flatMap((to) => owner.map((_, from) => ({ from, to })));
  return pairs.filter(
    ({ from, to }) =>
      isBeside(from, to) &&
      owner[from]! >= 0 &&
      owner[from] !== owner[to] &&
      beats(kind[from]!, kind[to]!) &&
      (!fresh || fresh.includes(from) || fresh.includes(to)),
  );
}

/** The same for a turn that is being resolved. */
export function clashesOf(s: Night, on: number[], all: boolean): Clash[] {
  return clashes(s, on, all ? null : cellsOf(s.placed));
}

/** Who beats whom: with cells for one attack, by kind for several. */
export function duels(s: Night, on: number[], all: boolean): string {
  const found = clashesOf(s, on, all);
  const kind = (cell: number) => s.kind[cell] ?? 0;
  if (found.length === 1)
    return nd().duel(kind(found[0]!.from), found[0]!.from + 1, found[0]!.to + 1);
  return [...new Set(found.map(({ from }) => nd().duel(kind(from))))].join(", ");
}
