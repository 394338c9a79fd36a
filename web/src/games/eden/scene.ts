// What the parts of the table look at together.
import type { Scene as AnyScene } from "../../lib/stage/scene";
import type { Colour } from "./art/grounds";
import type { Book } from "./book";
import type { Player } from "./player.svelte";
import type { Stage } from "./stage.svelte";
import type { Aside, Eden } from "./state";

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
