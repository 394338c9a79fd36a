// Events cut into beats: what is shown together, in the order in which it happened.
import type { Event } from "../../lib/wire";
import { type Battle, NONE, figure } from "./state";
import { whole } from "./telling";

export type BeatName =
  | "turn"
  | "step"
  | "ambush"
  | "spot"
  | "fire"
  | "hurt"
  | "death"
  | "bomb"
  | "flag"
  | "create"
  | "power"
  | "repair"
  | "crash"
  | "out"
  | "end";

export interface Beat {
  name: BeatName;
  cell: number; // where to look, or NONE
  events: Event[];
}

const BEAT_OF: Record<string, BeatName> = {
  turn_began: "turn",
  stepped: "step",
  boarded: "step",
  took_off: "step",
  unloaded_unit: "step",
  interrupted: "ambush",
  spotted: "spot",
  fired: "fire",
  replied: "fire",
  hurt: "hurt",
  died: "death",
  bombed: "bomb",
  neutralised: "flag",
  captured: "flag",
  created: "create",
  power_used: "power",
  repaired: "repair",
  refuelled: "repair",
  crashed: "crash",
  eliminated: "out",
  resigned: "out",
  game_ended: "end",
};

const TOGETHER: BeatName[] = ["spot", "repair", "crash"];
const OF_PLAYERS: BeatName[] = ["turn", "power", "out", "end"];

/** The beats of some events; what needs no showing is left out. */
export function beats(events: Event[]): Beat[] {
  const made: Beat[] = [];
  for (const event of whole(events)) {
    const name = BEAT_OF[event.kind];
    if (!name) continue;
    const last = made.at(-1);
    if (last?.name === name && TOGETHER.includes(name)) last.events.push(event);
    else made.push({ name, cell: placeOf(name, event), events: [event] });
  }
  return made;
}

function placeOf(name: BeatName, { a, b }: Event): number {
  if (OF_PLAYERS.includes(name)) return NONE;
  return name === "step" || name === "fire" ? b : a;
}

const LASTS: Record<BeatName, number> = {
  turn: 800,
  step: 95,
  ambush: 650,
  spot: 240,
  fire: 220,
  hurt: 420,
  death: 360,
  bomb: 420,
  flag: 420,
  create: 220,
  power: 900,
  repair: 320,
  crash: 520,
  out: 900,
  end: 700,
};

/** How long a beat is shown, in milliseconds. */
export function lasts(beat: Beat): number {
  return LASTS[beat.name];
}

/** The state after a beat; `s` is not changed. `siteAt` numbers the buildings. */
export function after(s: Battle, beat: Beat, siteAt: Map<number, number>): Battle {
  const next: Battle = {
    ...s,
    unit: [...s.unit],
    hp: [...s.hp],
    done: [...s.done],
    fuel: [...s.fuel],
    site_owner: [...s.site_owner],
    walls: [...s.walls],
  };
  for (const event of beat.events) APPLY[event.kind]?.(next, event, siteAt);
  return next;
}

type Change = (s: Battle, event: Event, siteAt: Map<number, number>) => void;

const APPLY: Record<string, Change> = {
  turn_began: beginTurn,
  stepped: (s, { a, b, c }) => {
    const fuel = s.fuel[a] ?? 0;
    remove(s, a);
    put(s, b, c, fuel);
  },
  boarded: (s, { a }) => remove(s, a),
  took_off: (s, { b, c }) => put(s, b, c),
  unloaded_unit: (s, { b, c }) => put(s, b, c),
  spotted: (s, { a, c }) => put(s, a, c),
  hurt: (s, { a, c }) => put(s, a, c, s.fuel[a] ?? 0),
  died: (s, { a }) => remove(s, a),
  crashed: (s, { a }) => remove(s, a),
  created: (s, { a, c }) => put(s, a, c),
  repaired: (s, { a, b }) => void (s.hp[a] = Math.min(100, (s.hp[a] ?? 0) + b)),
  bombed: (s, { a, c }, siteAt) => setSite(s, siteAt.get(a), s.walls, c),
  neutralised: (s, { a }, siteAt) => setSite(s, siteAt.get(a), s.site_owner, NONE),
  captured: (s, { a, b }, siteAt) => setSite(s, siteAt.get(a), s.site_owner, b),
  eliminated: (s, { a }) => void (s.alive = s.alive.map((n, seat) => (seat === a ? 0 : n))),
};

function beginTurn(s: Battle, { a, b }: Event): void {
  s.seat = a;
  s.day = b;
}

function remove(s: Battle, cell: number): void {
  if (cell < 0) return;
  s.unit[cell] = 0;
}

function put(s: Battle, cell: number, c: number, fuel = 0): void {
  if (cell < 0) return;
  const { unit, hp, done } = figure(c);
  s.unit[cell] = unit;
  s.hp[cell] = hp;
  s.done[cell] = done ? 1 : 0;
  s.fuel[cell] = fuel;
}

function setSite(s: Battle, site: number | undefined, field: number[], value: number): void {
  if (site !== undefined) field[site] = value;
}
