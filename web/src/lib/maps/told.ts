// Sentences about a map name cells as (x,y): such a cell can be gone to.
import type { Problem } from "../wire";
import type { Spot } from "./chart";

export interface Part {
  text: string;
  spot: Spot | null;
}

const CELL = /(\(\d{1,2}, ?\d{1,2}\))/;

/** A sentence in pieces, the cells apart from the rest. */
export function parts(sentence: string): Part[] {
  return sentence
    .split(CELL)
    .filter(Boolean)
    .map((text) => {
      const [x, y] = CELL.test(text) ? text.slice(1, -1).split(",").map(Number) : [];
      return { text, spot: x === undefined || y === undefined ? null : { x, y } };
    });
}

/** Every cell that some problems name. */
export function cellsOf(faults: Problem[]): Spot[] {
  return faults.flatMap(({ en }) => parts(en).flatMap(({ spot }) => (spot ? [spot] : [])));
}
