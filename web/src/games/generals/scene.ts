// What the parts of the table share: the position on show and how to read it.
import type { Camera } from "../../lib/board/camera.svelte";
import type { Names } from "../../lib/naming";
import type { Play } from "../../lib/play";
import type { Outcome } from "../../lib/wire";
import type { Book } from "./book";
import type { Commander } from "./commander.svelte";
import type { Stage } from "./stage.svelte";
import type { Aside, Battle } from "./state";

export interface Scene {
  play: Play;
  book: Book;
  stage: Stage;
  commander: Commander;
  camera: Camera;
  s: Battle;
  aside: Aside;
  eyes: number | null;
  names: Names;
  turn: number; // whose turn it is
  friends: Set<number>; // seats of one's own team, oneself included
  enemies: number; // how many others there are
  fog: boolean;
  lit: Set<number>; // cells seen
  threat: boolean; // the overlay is on
  outcome: Outcome | null;
  known: Battle | null; // where all is shown: what one seat knew
}

/** Cells that are seen, from what came with the view or from the state itself. */
export function litOf(s: Battle, aside: Aside, eyes: number | null): Set<number> {
  if (aside.lit) return new Set(aside.lit);
  const found = new Set<number>();
  const teams = eyes === null ? s.viewers : [s.viewers[teamOf(aside, eyes)] ?? []];
  for (const team of teams) team.forEach((n, cell) => n > 0 && found.add(cell));
  return found;
}

export function teamOf(aside: Aside, seat: number): number {
  return aside.players.find((player) => player.seat === seat)?.team ?? seat;
}

/** The seats that play together with one. */
export function friendsOf(aside: Aside, eyes: number | null): Set<number> {
  if (eyes === null) return new Set();
  const team = teamOf(aside, eyes);
  return new Set(aside.players.filter((one) => one.team === team).map(({ seat }) => seat));
}
