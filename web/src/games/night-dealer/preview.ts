// The Apprentice's preview, read from the events of moves that were only tried out (ND-UI-e).
import type { Tried } from "../../lib/play";
import { type Look, looks, touched } from "./looks";
import { COMPOSE, type Night, cellsOf, night } from "./state";

export interface Preview {
  won: number[];
  lost: number[];
  broken: number[]; // shields
  due: number[]; // curses
}

/** What a composition would change, Omen left unused: from the longest line that could be played. */
export function previewOf(
  tries: (Tried | undefined)[],
  me: number,
  before: Night,
  laid: { cell: number }[],
): Preview | null {
  const played = tries.filter((tried): tried is Tried => !!tried && !tried.refusal);
  const last = played.at(-1);
  if (!last || (last.acting === me && night(last.state).phase === COMPOSE)) return null;
  const come = looks(last.events);
  const owner = [...before.owner];
  for (const { cell } of laid) owner[cell] = me;
  const end = [...owner];
  for (const { cell, owner } of come) if (owner !== undefined) end[cell!] = owner;
  for (const cell of cellsOf(night(last.state).pending)) end[cell] = 1 - (end[cell] ?? 0);
  const changed = end.flatMap((seat, cell) => (seat === owner[cell] ? [] : [cell]));
  const where = (when: (look: Look) => unknown) => touched(come.filter(when));
  return {
    won: changed.filter((cell) => end[cell] === me),
    lost: changed.filter((cell) => end[cell] !== me),
    broken: where(({ breaks }) => breaks),
    due: where(({ due }) => due),
  };
}
