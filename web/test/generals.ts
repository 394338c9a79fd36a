// A small map of Generals for tests: two players, three types, fog.
import { unit as packed } from "../src/games/generals/numbers";
import type { EventGenerals as Event } from "../src/lib/wire";
import { Book } from "../src/games/generals/book";
import { type Aside, type Battle, MAIN, SIDE, asideOf } from "../src/games/generals/state";

const ROWS = ["B.f..", ".==..", "..=^.", "..==B", "-~~-A"];

const text = (name: string) => ({ fr: name, en: name });

const TERRAINS = [
  ["meadow", "."],
  ["road", "="],
  ["sand", ":"],
  ["forest", "f"],
  ["mountain", "^"],
  ["shallow", "-"],
  ["deep", "~"],
].map(([id, letter]) => ({ id, letter, cover: id === "forest", percents: {} }));

const type = (id: string, more: object = {}) => ({
  id,
  price: 20,
  move: 4,
  move_type: "walk",
  vision: 3,
  fuel: null,
  base: 40,
  profiles: { ground: [100, 80, 50] },
  range: [1, 1],
  armour: "light",
  domain: "ground",
  parent: "barracks",
  capacity: 0,
  carries: [],
  exit: null,
  dives: false,
  no_fire_after_move: false,
  ...more,
});

const kind = (id: string, makes: string[]) => ({ id, income: 10, hp: 150, armour: "heavy", makes });

export const info = {
  facts: {
    width: 5,
    height: 5,
    rows: ROWS,
    terrains: TERRAINS,
    types: [
      type("infantry"),
      type("artillery", { range: [2, 3], no_fire_after_move: true }),
      type("fighter", { move_type: "fly", fuel: 5, parent: "airport", domain: "air" }),
    ],
    kinds: [kind("barracks", ["infantry", "artillery"]), kind("airport", ["fighter"])],
    sites: [
      { cell: 0, kind: 0 },
      { cell: 3 * SIDE + 4, kind: 0 },
      { cell: 4 * SIDE + 4, kind: 1 },
    ],
    generals: [{ id: "none", cost: 0 }],
    point: 100,
    day_limit: 30,
    untagged: ["ground"],
  },
  texts: {
    units: {
      infantry: text("Infanterie"),
      artillery: text("Artillerie"),
      fighter: text("Chasseur"),
    },
    buildings: { barracks: text("Caserne"), airport: text("Aéroport") },
    terrains: { forest: text("Forêt"), meadow: text("Prairie"), road: text("Route") },
  },
};

export const book = () => new Book(info as never);
export const at = (x: number, y: number) => y * SIDE + x;
/** An entry of `unit`. */
export const unit = (kind: number, owner: number) => packed.pack(owner, kind);

/** A position: units as [cell, type, owner, HP]. */
export function position(units: number[][] = [], more: Partial<Battle> = {}): Battle {
  const empty = () => Array.from({ length: SIDE * SIDE }, () => 0);
  const s = {
    seat: 0,
    day: 3,
    order: [0, 1, 2, 3],
    alive: [1, 1, 0, 0],
    phase: MAIN,
    chosen: -1,
    place: -1,
    path: [],
    path_n: 0,
    spent: 0,
    stop: 0,
    site_owner: [0, 1, -1],
    walls: [150, 150, 150],
    money: [100, 0, 0, 0],
    unit: empty(),
    hp: empty(),
    done: empty(),
    fuel: empty(),
    viewers: [empty(), empty(), empty(), empty()],
    aboard_n: [0, 0, 0, 0],
    aboard_on: [[], [], [], []],
    aboard_type: [[], [], [], []],
    aboard_hp: [[], [], [], []],
    aboard_fuel: [[], [], [], []],
    aboard_done: [[], [], [], []],
    ...more,
  } as unknown as Battle;
  for (const [cell, kind, owner, hp = 100] of units) {
    s.unit[cell!] = unit(kind!, owner!);
    s.hp[cell!] = hp;
  }
  return s;
}

export const player = (seat: number, team = seat) => ({
  seat,
  team,
  general: 0,
  alive: true,
  money: 100,
  gauge: 0,
  full: false,
  power: false,
  cost: 0,
});

export const beside = (more: Partial<Aside> = {}): Aside =>
  asideOf({ aside: { income: [10, 10], players: [player(0), player(1)], ...more } as never });

export const target = (cell: number, more: object = {}) => ({
  cell,
  site: false,
  loss: 30,
  kills: false,
  back: 8,
  dies: false,
  occupant: false,
  stands: [] as number[],
  replied: [] as number[],
  ...more,
});

/** An event; arguments that do not matter to a test are left out. */
export function event<K extends Event["kind"]>(
  kind: K,
  args: Partial<Extract<Event, { kind: K }>["args"]> = {},
  words = "",
): Event {
  return { kind, args, seen: 255, fr: words, en: words } as never;
}
