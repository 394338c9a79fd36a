// A Night Dealer state for tests: an empty board in P1's turn 2, wheels rolled.
import type { EventNightDealer as Event } from "../src/lib/wire";
import { COMPOSE, type Night } from "../src/games/night-dealer/state";

export function position(change: Partial<Night> = {}): Night {
  const nine = (value: number) => Array<number>(9).fill(value);
  const four = () => Array<number>(4).fill(-1);
  return {
    seat: 0,
    phase: COMPOSE,
    points: [0, 0],
    round: 1,
    first: 0,
    turn: 3,
    owner: nine(-1),
    kind: nine(-1),
    shield: nine(0),
    badge: nine(0),
    trap: [-1, -1],
    wheel: [
      [0, 1, 2, 0, 1],
      [0, 1, 2, 0, 1],
    ],
    drawn: [0, 0],
    omen: 1,
    mark_n: 0,
    mark_cell: four(),
    mark_author: four(),
    due_n: 0,
    due_at: 0,
    due_cell: four(),
    due_author: four(),
    pending: 0,
    stage: 0,
    laid: 0,
    asked: 0,
    starter: 0,
    ended: 0,
    step: 0,
    placed: 0,
    composer: 1,
    tile_choice: [-1, -1],
    tile_wheel: [-1, -1],
    tile_cell: [-1, -1],
    tile_kind: [-1, -1],
    ...change,
  };
}

/** An event; arguments that do not matter to a test are left out. */
export function event<K extends Event["kind"]>(
  kind: K,
  args: Partial<Extract<Event, { kind: K }>["args"]> = {},
): Event {
  return { kind, args, seen: 0xffff, fr: "", en: "" } as never;
}
