// What the parts of the table look at together.
import type { Names } from "../../lib/naming";
import type { Play } from "../../lib/play";
import type { Outcome } from "../../lib/wire";
import type { Colour } from "./art/grounds";
import type { Book } from "./book";
import type { Player } from "./player.svelte";
import type { Stage } from "./stage.svelte";
import type { Aside, Eden } from "./state";

/** What is told on the map when it is asked for. */
export type Layer = "" | "threats" | "yields";

export interface Scene {
  play: Play;
  book: Book;
  stage: Stage;
  player: Player;
  s: Eden;
  aside: Aside;
  eyes: number | null;
  names: Names;
  outcome: Outcome | null;
  colours: Colour[]; // of the seats
  conquest: boolean; // the map is finished
  layer: Layer;
  aims: boolean; // what is chosen on the map is somebody else's
  spoils: number[]; // territories that changed hands with the fall that is told
}
