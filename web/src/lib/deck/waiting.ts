// The deck that a match just opened is waiting for.
import { recall, remember } from "../shelf/drafts";
import type { NamedDeck } from "./shape";

const session = () => sessionStorage;

export interface Waiting {
  /** Remember the deck with which a match was opened; this tab alone knows it. */
  promise: (match: string, deck: NamedDeck) => void;
  /** The deck that a match waits for, if it was opened from a deck. */
  awaited: (match: string) => NamedDeck | null;
  /** The deck last played from this tab: a rematch may want it again. */
  lastPlayed: () => NamedDeck | null;
}

/** The decks that matches wait for, under a name in the tab's storage. */
export function waitingAt(place: string): Waiting {
  const known = () => recall<NamedDeck>(session, place);
  return {
    promise: (match, deck) => remember(session, place, { ...known(), [match]: deck, last: deck }),
    awaited: (match) => known()[match] ?? null,
    lastPlayed: () => known().last ?? null,
  };
}
