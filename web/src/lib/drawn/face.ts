// The house's own face, for a game that nobody drew a table for: the game draws its board itself
// (`show.svg`), and its moves are a list of words.
import type { Face } from "../play";

/** The face of a game without a web folder. */
export function drawnFace(id: string): Face {
  return {
    id,
    art: () => import("./Art.svelte"),
    table: () => import("./Table.svelte"),
    position: () => import("./Position.svelte"),
    shortcuts: [
      { keys: "← ↑ → ↓", fr: "aller d’un coup à l’autre", en: "go from move to move" },
      { keys: "↵", fr: "jouer le coup", en: "play the move" },
      { keys: "/", fr: "chercher parmi les coups", en: "search the moves" },
    ],
    drawn: true,
  };
}
