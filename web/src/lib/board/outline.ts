// The outline of a patch of cells as one smooth path. Corners wander a little, always by the same
// amount at the same place, so that neighbouring patches meet; nothing is random.

export const CELL = 48; // units of a cell's side in every drawing of the map

type Inside = (x: number, y: number) => boolean;
interface Edge {
  x: number; // where it starts, in cells
  y: number;
  way: number; // 0 east, 1 south, 2 west, 3 north; the patch lies on its right
}

const DX = [1, 0, -1, 0];
const DY = [0, 1, 0, -1];
const WANDER = 5; // units at most

/** A number from 0 to 1 that belongs to a place. */
export function chance(x: number, y: number, salt: number): number {
  let h = (Math.imul(x + 101, 374761393) ^ Math.imul(y + 211, 668265263)) + salt * 362437;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A number with no more digits than an eye can see. */
export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

function edgesOf(inside: Inside, width: number, height: number): Map<string, Edge[]> {
  const found = new Map<string, Edge[]>();
  const put = (x: number, y: number, way: number) => {
    const key = `${x} ${y}`;
    const known = found.get(key);
    if (known) known.push({ x, y, way });
    else found.set(key, [{ x, y, way }]);
  };
  for (let y = -1; y <= height; y++) {
    for (let x = -1; x <= width; x++) {
      if (!inside(x, y)) continue;
      // a ring of cells around the map closes what runs over its edge
      if (y === -1 || !inside(x, y - 1)) put(x, y, 0);
      if (x === width || !inside(x + 1, y)) put(x + 1, y, 1);
      if (y === height || !inside(x, y + 1)) put(x + 1, y + 1, 2);
      if (x === -1 || !inside(x - 1, y)) put(x, y + 1, 3);
    }
  }
  return found;
}

/** The next edge of a loop: at a crossing the tightest turn, so that corners do not join. */
function follow(edges: Map<string, Edge[]>, { x, y, way }: Edge): Edge | undefined {
  const key = `${x + DX[way]!} ${y + DY[way]!}`;
  const here = edges.get(key) ?? [];
  const at = [1, 0, 3].map((turn) => here.findIndex((e) => e.way === (way + turn) % 4));
  const best = at.find((i) => i >= 0);
  if (best === undefined) return undefined;
  const [next] = here.splice(best, 1);
  if (!here.length) edges.delete(key);
  return next;
}

function corner(x: number, y: number, wander: number): string {
  const dx = (chance(x, y, 1) - 0.5) * 2 * wander;
  const dy = (chance(x, y, 2) - 0.5) * 2 * wander;
  return `${round(x * CELL + dx)} ${round(y * CELL + dy)}`;
}

function loop(edges: Edge[], wander: number): string {
  const middle = ({ x, y, way }: Edge) =>
    `${round((x + DX[way]! / 2) * CELL)} ${round((y + DY[way]! / 2) * CELL)}`;
  const parts = [`M${middle(edges.at(-1)!)}`];
  for (const edge of edges) parts.push(`Q${corner(edge.x, edge.y, wander)} ${middle(edge)}`);
  return `${parts.join("")}z`;
}

/** The smooth outline of the cells that are inside; beyond the map it goes on as at its edge. */
export function outline(inside: Inside, width: number, height: number, wander = WANDER): string {
  const near = (n: number, most: number) => Math.min(Math.max(n, 0), most - 1);
  const beyond: Inside = (x, y) => inside(near(x, width), near(y, height));
  const edges = edgesOf(beyond, width, height);
  let path = "";
  while (edges.size) {
    const [key, list] = edges.entries().next().value!;
    const first = list.pop()!;
    if (!list.length) edges.delete(key);
    const made = [first];
    for (let edge = follow(edges, first); edge; edge = follow(edges, edge)) made.push(edge);
    path += loop(made, wander);
  }
  return path;
}

/** The cells that are inside as squares, runs of a row joined: exact, for overlays. */
export function squares(cells: Iterable<number>, side: number): string {
  const rows = new Map<number, number[]>();
  for (const cell of cells) {
    const y = Math.floor(cell / side);
    const row = rows.get(y);
    if (row) row.push(cell % side);
    else rows.set(y, [cell % side]);
  }
  let path = "";
  for (const [y, xs] of rows) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i < xs.length;) {
      let j = i;
      while (j + 1 < xs.length && xs[j + 1]! <= xs[j]! + 1) j++;
      const x = xs[i]!;
      path += `M${x * CELL} ${y * CELL}h${(xs[j]! - x + 1) * CELL}v${CELL}H${x * CELL}z`;
      i = j + 1;
    }
  }
  return path;
}

/** The straight outline of some cells: only the edges between inside and outside. */
export function border(cells: Iterable<number>, side: number): string {
  const inside = new Set(cells);
  let path = "";
  for (const cell of inside) {
    const x = cell % side;
    const y = Math.floor(cell / side);
    const [left, top] = [x * CELL, y * CELL];
    if (!inside.has(cell - side)) path += `M${left} ${top}h${CELL}`;
    if (!inside.has(cell + side)) path += `M${left} ${top + CELL}h${CELL}`;
    if (x === 0 || !inside.has(cell - 1)) path += `M${left} ${top}v${CELL}`;
    if (x === side - 1 || !inside.has(cell + 1)) path += `M${left + CELL} ${top}v${CELL}`;
  }
  return path;
}
