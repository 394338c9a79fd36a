// A printed game of Generals, as far as the map editor asks for it.
import { Print } from "../src/games/generals/editor/print";
import { readText } from "../src/lib/maps/drawn";
import type { GameInfo } from "../src/lib/wire";

const land = (walk: number, roll: number) => ({ walk, roll, fly: 100 });
const terrains = [
  { id: "meadow", letter: ".", cover: false, percents: land(100, 100) },
  { id: "road", letter: "=", cover: false, percents: land(100, 110) },
  { id: "sand", letter: ":", cover: false, percents: land(60, 80) },
  { id: "forest", letter: "f", cover: true, percents: land(80, 80) },
  { id: "deep", letter: "~", cover: false, percents: { float: 100, fly: 100 } },
];
const kind = (id: string, letter: string, income: number, makes: string[], wet = false) => ({
  id,
  letter,
  income,
  makes,
  wet,
  ground: "road",
});
const facts = {
  terrains,
  kinds: [
    kind("oil", "O", 70, []),
    kind("barracks", "B", 10, ["infantry", "recon"]),
    kind("port", "P", 15, ["barge"], true),
  ],
  types: [
    { id: "infantry", move_type: "walk", domain: "ground" },
    { id: "recon", move_type: "roll", domain: "ground" },
    { id: "barge", move_type: "float", domain: "water" },
  ],
  maps: [],
  generals: [],
  point: 2772,
  map_rules: { side: [5, 32], players: [2, 4], days: [5, 99], buildings: 80 },
};
const both = (fr: string, en: string) => ({ fr, en });
const texts = {
  terrains: { meadow: both("prairie", "meadow"), forest: both("forêt", "forest") },
  buildings: { oil: both("Puits de pétrole", "Oil Well"), barracks: both("Caserne", "Barracks") },
  maps: {},
};

export const print = () =>
  new Print({ id: "generals", facts, texts, levels: [], options: [] } as unknown as GameInfo);

/** A map of two, symmetric by a half-turn. */
export const TEXT = `name: Essai
players: 2
day_limit: 30
symmetry: rotate180
owner P1: (0,0)
owner P2: (5,4)
map:
B=....
.f.O..
..::..
..O.f.
....=B
`;

export const sketch = (text = TEXT) => readText(text, print(), "fr")!.sketch;
