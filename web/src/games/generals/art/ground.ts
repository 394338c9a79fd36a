// What is printed under everything: the map's ground as a few paths, made once.
import { CELL, chance, outline, round } from "../../../lib/board/outline";

/** The ground of a map: the id of a terrain, or SITE where a building stands. */
export interface Ground {
  width: number;
  height: number;
  at(x: number, y: number): string;
}

/** Paths by what they show; strokes and fills are the style sheet's. */
export interface Print {
  sand: string;
  stipple: string;
  forest: string;
  trunks: string;
  trees: string;
  mountain: string;
  peaks: string;
  shades: string;
  water: string;
  deep: string;
  waves: string;
  swell: string;
  roads: string;
  grass: string;
  unknown: string;
}

export const SITE = "site";
const WET = ["shallow", "deep"];
const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The ground of drawn rows, by the letters that terrains have. */
export function groundOf(rows: string[], terrains: { id: string; letter: string }[]): Ground {
  const named = new Map(terrains.map(({ id, letter }) => [letter, id]));
  return {
    width: Math.max(0, ...rows.map((row) => row.length)),
    height: rows.length,
    at: (x, y) => named.get(rows[y]?.[x] ?? "") ?? SITE,
  };
}

/** Whether a cell lies in water: a building does where water is on three sides of it. */
function wet({ at, width, height }: Ground, x: number, y: number): boolean {
  const here = at(x, y);
  if (here !== SITE) return WET.includes(here);
  const near = WAYS.map(([dx, dy]) => [x + dx, y + dy] as const).filter(
    ([nx, ny]) => nx >= 0 && ny >= 0 && nx < width && ny < height,
  );
  return near.filter(([nx, ny]) => WET.includes(at(nx, ny))).length >= 3;
}

/** Places spread over a cell, always the same ones. */
function spread(x: number, y: number, n: number, salt: number, margin = 6): [number, number][] {
  const wide = CELL - 2 * margin;
  const columns = Math.ceil(Math.sqrt(n));
  const rows = Math.ceil(n / columns);
  return Array.from({ length: n }, (_, i) => {
    const [cx, cy] = [i % columns, Math.floor(i / columns)];
    const dx = (cx + 0.15 + 0.7 * chance(x, y, salt + i)) / columns;
    const dy = (cy + 0.15 + 0.7 * chance(x, y, salt + 50 + i)) / rows;
    return [round(x * CELL + margin + dx * wide), round(y * CELL + margin + dy * wide)];
  });
}

const dot = ([x, y]: [number, number]) => `M${x} ${y}h0`;
const tree = ([x, y]: [number, number]) => `M${x} ${y + 3}c-7 0-7-8-3-9c1-5 7-4 7 0c4 1 4 9-4 9z`;
const trunk = ([x, y]: [number, number]) => `M${x} ${y + 3}v4`;
const wave = ([x, y]: [number, number]) => `M${x - 7} ${y}q3.500-4 7 0t7 0`;
const blade = ([x, y]: [number, number]) => `M${x - 2} ${y}l-1-4M${x} ${y}v-5M${x + 2} ${y}l1-4`;

/** A peak in the middle of a cell, its size a little different in each. */
function peak(x: number, y: number): { line: string; shade: string } {
  const high = 20 + 6 * chance(x, y, 31);
  const cx = round(x * CELL + CELL / 2 + 6 * (chance(x, y, 32) - 0.5));
  const foot = y * CELL + 39;
  const top = round(foot - high);
  const half = round(high * 0.78);
  const left = `M${cx - half} ${foot}L${cx} ${top}L${cx + half} ${foot}`;
  return {
    line: left,
    shade: `M${cx} ${top}L${cx + half} ${foot}H${round(cx + half * 0.25)}l-3-${round(high * 0.45)}z`,
  };
}

/** Roads from the middle of a cell to each neighbour that is road or building. */
function road(ground: Ground, x: number, y: number): string {
  const { at, width, height } = ground;
  const joins = WAYS.filter(([dx, dy]) => {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) return false;
    return at(nx, ny) === "road" || at(nx, ny) === SITE;
  });
  const [cx, cy] = [(x + 0.5) * CELL, (y + 0.5) * CELL];
  const end = ([dx, dy]: readonly [number, number]) =>
    `${cx + (dx * CELL) / 2} ${cy + (dy * CELL) / 2}`;
  const [a, b] = joins;
  if (!a) return `M${cx - 12} ${cy}h24`;
  if (joins.length === 2 && b && a[0] + b[0] !== 0 && a[1] + b[1] !== 0)
    return `M${end(a)}Q${cx} ${cy} ${end(b)}`;
  return joins.map((way) => `M${cx} ${cy}L${end(way)}`).join("");
}

/** The print of a map. */
export function printed(ground: Ground): Print {
  const { width, height } = ground;
  const is = (id: string) => (x: number, y: number) => ground.at(x, y) === id;
  const shape = (id: string) => outline(is(id), width, height);
  const print: Print = {
    // water is printed over it, so that a beach reaches its shore
    sand: outline((x, y) => ground.at(x, y) === "sand" || wet(ground, x, y), width, height),
    forest: shape("forest"),
    mountain: shape("mountain"),
    water: outline((x, y) => wet(ground, x, y), width, height),
    deep: outline((x, y) => wet(ground, x, y) && ground.at(x, y) !== "shallow", width, height),
    stipple: "",
    trunks: "",
    trees: "",
    peaks: "",
    shades: "",
    waves: "",
    swell: "",
    roads: "",
    grass: "",
    unknown: "",
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) mark(print, ground, x, y);
  return print;
}

/** The small signs of one cell. */
function mark(print: Print, ground: Ground, x: number, y: number): void {
  const few = chance(x, y, 7);
  switch (ground.at(x, y)) {
    case SITE:
      return;
    case "road":
      print.roads += road(ground, x, y);
      return;
    case "sand":
      print.stipple += spread(x, y, 9, 100).map(dot).join("");
      return;
    case "forest":
      for (const at of spread(x, y, 4, 200, 7)) {
        print.trees += tree(at);
        print.trunks += trunk(at);
      }
      return;
    case "mountain": {
      const { line, shade } = peak(x, y);
      print.peaks += line;
      print.shades += shade;
      return;
    }
    case "shallow":
      print.waves += spread(x, y, 2, 300, 9).map(wave).join("");
      return;
    case "deep":
      if (few < 0.55) print.swell += spread(x, y, 1, 400, 12).map(wave).join("");
      return;
    case "meadow":
      if (few < 0.45) print.grass += spread(x, y, 1, 500, 10).map(blade).join("");
      return;
    default:
      print.unknown += `M${x * CELL + 8} ${y * CELL + 8}l32 32m0-32l-32 32`;
  }
}
