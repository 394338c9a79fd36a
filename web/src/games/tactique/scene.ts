// What the parts of the table look at together.
import type { Names } from "../../lib/naming";
import type { Scene as AnyScene } from "../../lib/stage/scene";
import type { Stage } from "../../lib/stage/stage.svelte";
import type { Book } from "./book";
import type { Beat } from "./looks";
import type { Player } from "./player.svelte";
import type { Aside, Tactique } from "./state";

/** Both grids as they lie, at a table or in a picture. */
export interface Field {
  book: Book;
  s: Tactique;
  aside: Aside;
  near: number; // the seat below
  eyes?: number | null; // whose eyes; null: of who watches
  factions: string[];
  names: Pick<Names, "called">;
}

export interface Scene
  extends AnyScene<Stage<Tactique, Beat>, Player, Book>, Omit<Field, "names" | "eyes"> {}
