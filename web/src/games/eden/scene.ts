// What the parts of the table look at together.
import type { Scene as AnyScene } from "../../lib/stage/scene";
import type { Colour } from "./art/grounds";
import type { Book } from "./book";
import type { Player } from "./player.svelte";
import type { Stage } from "./stage.svelte";
import {
  type Aside,
  type Eden,
  type Ground,
  MAP_BLACK,
  MAP_PORTAL_POS,
  MAP_TILE,
  groundOf,
} from "./state";

/** What may be told on the map, with its key and its sign. */
export const LAYERS = [
  { name: "threats", key: "T", sign: "threat" },
  { name: "yields", key: "I", sign: "income" },
] as const;

export interface Scene extends AnyScene<Stage, Player, Book> {
  s: Eden;
  aside: Aside;
  colours: Colour[]; // of the seats
  conquest: boolean; // the map is finished
  layer: "" | (typeof LAYERS)[number]["name"]; // told on the map
  spoils: number[]; // territories that changed hands with the fall that is told
}

/** What is being laid: the tile drawn, a black one, one's own portal. */
export function laidIn({ s, player, colours }: Scene): Ground | null {
  if (!player.shows) return null;
  if (s.ask === MAP_TILE && s.drawn) return groundOf(s.drawn, colours);
  if (s.ask === MAP_BLACK) return { kind: "black" };
  const own = colours[player.me];
  return s.ask === MAP_PORTAL_POS && own ? { kind: own, owner: own } : null;
}
