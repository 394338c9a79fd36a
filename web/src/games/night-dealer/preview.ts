// The Apprentice's preview, read from the events of moves that were only tried out (ND-UI-e).
import type { Tried } from "../../lib/play";
import type { EventNightDealer as Event } from "../../lib/wire";
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
  const events = last.events as Event[];
  const owner = [...before.owner];
  for (const { cell } of laid) owner[cell] = me;
  const end = [...owner];
  for (const event of events) if (event.kind === "flipped") end[event.args.cell] = event.args.owner;
  for (const cell of cellsOf(night(last.state).pending)) end[cell] = 1 - (end[cell] ?? 0);
  const changed = end.flatMap((seat, cell) => (seat === owner[cell] ? [] : [cell]));
  const about = (name: Event["kind"]) => [
    ...new Set(
      events.flatMap(({ kind, args }) => (kind === name && "cell" in args ? [args.cell] : [])),
    ),
  ];
  return {
    won: changed.filter((cell) => end[cell] === me),
    lost: changed.filter((cell) => end[cell] !== me),
    broken: about("shield_broken"),
    due: about("curse_due"),
  };
}
