// What lies on a cell, in words.
import type { Bench } from "./bench.svelte";
import { type Spot, cellOf } from "./chart";
import { words } from "./words";

/** A cell by its place, its ground or building, and its owner. */
export function cellText({ chart, print }: Bench, spot: Spot): string {
  const cell = cellOf(chart, spot);
  const letter = chart.letters[cell] ?? "";
  const name = print.name(letter);
  const owner = chart.owners[cell] ?? 0;
  const { at, owned, neutral } = words().cell;
  const place = at(spot.x, spot.y);
  if (!print.isBuilding(letter)) return `${place} ${name}`;
  return `${place} ${owner ? owned(name, owner) : neutral(name)}`;
}
