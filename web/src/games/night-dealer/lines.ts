// Lines of moves, as text: the few words of the notation that a composition is made of.
import { LETTERS } from "./state";

export const KEEP_WHEELS = "reroll none";
export const STOP = "stop";
// Omen is put four times a turn at most; a preview leaves it unused each time.
export const KEEPS = [0, 1, 2, 3, 4].map((times) => Array<string>(times).fill("keep"));

/** The kind a letter stands for, or NONE. */
export function kindOf(letter: string | undefined): number {
  return LETTERS.findIndex((known) => known === letter);
}

/** One choice less; the wheels are no longer kept if nothing is laid. */
export function withoutLast(line: string[]): string[] {
  const rest = line.slice(0, -1);
  const end = rest.at(-1) === STOP ? rest.slice(0, -1) : rest;
  return end.length === 1 && end[0] === KEEP_WHEELS ? [] : end;
}

/** Whether a move might validate the turn by itself, as far as we were told. */
export function mayEnd(closing: number[], text: string): boolean {
  const [verb, , cell] = text.split(" ");
  if (verb === "reroll") return false;
  return verb !== "tile" || closing.includes(Number(cell) - 1);
}
