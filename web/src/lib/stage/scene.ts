// What a table tells those that word it: who plays, what is shown of it, for whose eyes.
import type { Names } from "../naming";
import type { Play } from "../play";
import type { Outcome } from "../wire";

export interface Scene<Stage, Player, Book> {
  stage: Stage;
  player: Player;
  play: Play;
  book: Book;
  names: Names;
  eyes: number | null;
  outcome: Outcome | null;
}
