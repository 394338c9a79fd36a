// How long the way is: from each player's buildings to everywhere, by one way of moving, on an empty
// map. This is a picture for the map's author; no rule is asked or decided here.
import type { Chart } from "./chart";
import { neighbours } from "./strokes";

export const NEVER = Infinity;

/** What a way of moving needs of the printed game. */
export interface Ground {
  ticks: (letter: string) => number; // to enter such a cell; NEVER if it can't
  makes: (letter: string) => boolean; // a building there creates units that move so
  isBuilding: (letter: string) => boolean;
}

/** Ticks from the nearest of some cells to every cell. */
export function ticksFrom(chart: Chart, ground: Ground, starts: number[]): number[] {
  const cost = chart.letters.map((letter) => ground.ticks(letter));
  const found = chart.letters.map(() => NEVER);
  for (const cell of starts) found[cell] = 0;
  const queue = [...starts];
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i]!;
    for (const next of neighbours(chart, cell)) {
      const ticks = found[cell]! + cost[next]!;
      if (ticks >= found[next]!) continue;
      found[next] = ticks;
      queue.push(next);
    }
  }
  return found;
}

/** By player (the first at 0): ticks from the buildings that make such units to every cell. */
export function ticksOfAll(chart: Chart, ground: Ground, players: number): number[][] {
  return Array.from({ length: players }, (_, i) => {
    const starts = chart.owners.flatMap((owner, cell) =>
      owner === i + 1 && ground.makes(chart.letters[cell]!) ? [cell] : [],
    );
    return ticksFrom(chart, ground, starts);
  });
}

/** How far a building is from everybody. */
export interface Way {
  cell: number;
  letter: string;
  owner: number;
  ticks: number[]; // by player
  nearest: number[]; // the players that are nearest; none if nobody comes there
  lead: number; // ticks that the nearest is ahead of the next; 0 if several are nearest
}

/** All buildings, with everybody's way to them. */
export function waysOf(chart: Chart, ground: Ground, ticks: number[][]): Way[] {
  return chart.letters.flatMap((letter, cell) => {
    if (!ground.isBuilding(letter)) return [];
    const each = ticks.map((of) => of[cell]!);
    return [{ cell, letter, owner: chart.owners[cell]!, ticks: each, ...nearestOf(each) }];
  });
}

/** Who is nearest, and by how much. */
export function nearestOf(each: number[]): { nearest: number[]; lead: number } {
  const least = Math.min(...each);
  if (!Number.isFinite(least)) return { nearest: [], lead: 0 };
  const nearest = each.flatMap((ticks, i) => (ticks === least ? [i + 1] : []));
  const sorted = [...each].sort((a, b) => a - b);
  return { nearest, lead: nearest.length > 1 ? 0 : (sorted[1] ?? NEVER) - least };
}

/** Whether everybody has the same ways to the buildings that nobody owns. */
export function isEven(ways: Way[], players: number): boolean {
  const free = ways.filter(({ owner }) => owner === 0);
  const lists = Array.from({ length: players }, (_, i) =>
    free.map(({ ticks }) => ticks[i]!).sort((a, b) => a - b),
  );
  return lists.every((list) => list.every((ticks, i) => ticks === lists[0]![i]));
}
