// A card drawn out of the hand: it follows the pointer, and is used where it is let go.
import { follow } from "../drag";

/** What a table does with a card that is drawn. */
export interface Drawn {
  able: () => boolean; // whether one may be drawn now
  begin: (id: string) => void;
  drop: (id: string, under: Element | null) => void; // what lies where it was let go
}

export class Dragging {
  ghost = $state.raw<{ x: number; y: number; id: string } | null>(null);

  constructor(private readonly drawn: Drawn) {}

  /** A pointer went down on a card. */
  grab = (event: PointerEvent, id: string): void => {
    if (!this.drawn.able()) return;
    follow(event, {
      begin: () => this.drawn.begin(id),
      move: (x, y) => (this.ghost = { x, y, id }),
      drop: (under) => this.drawn.drop(id, under),
      end: () => (this.ghost = null),
    });
  };
}
