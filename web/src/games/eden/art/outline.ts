// The outline of a realm: the edges of its tiles that no other tile of it shares, joined into loops.
import { beside } from "../state";
import { R, corners } from "./grounds";

// The edge towards each neighbour, from the east against the clock, as places of corners counted from
// the uppermost with the clock.
const EDGES = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
] as const;

interface Edge {
  points: string; // a little inside the tile
  end: string; // the corner of the board where it ends
}

/** The path around some cells; `at` says where the middle of each lies. */
export function outline(cells: number[], at: (cell: number) => [number, number]): string {
  const edges = edgesOf(cells, at);
  let path = "";
  for (const [start, first] of edges) {
    if (!edges.delete(start)) continue;
    path += `M${first.points}`;
    for (let edge = edges.get(first.end), key = first.end; edge; edge = edges.get(key)) {
      path += `L${edge.points}`;
      edges.delete(key);
      key = edge.end;
    }
    path += "Z";
  }
  return path;
}

/** The edges by the corner at which each begins, with the clock: never two at one corner. */
function edgesOf(cells: number[], at: (cell: number) => [number, number]): Map<string, Edge> {
  const mine = new Set(cells);
  const [inner, outer] = [corners(R * 0.93), corners(R)];
  const edges = new Map<string, Edge>();
  for (const cell of cells) {
    const [x, y] = at(cell);
    const spot = ([dx, dy]: [number, number]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
    const key = ([dx, dy]: [number, number]) => `${Math.round(x + dx)} ${Math.round(y + dy)}`;
    beside(cell).forEach((other, way) => {
      if (mine.has(other)) return;
      const [from, to] = EDGES[way]!;
      const points = `${spot(inner[from]!)}L${spot(inner[to]!)}`;
      edges.set(key(outer[from]!), { points, end: key(outer[to]!) });
    });
  }
  return edges;
}
