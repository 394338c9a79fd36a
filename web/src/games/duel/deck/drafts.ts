// Decks that are not saved yet; and the deck that a match just opened is waiting for.
import { draftsAt, recall, remember } from "../../../lib/shelf/drafts";
import type { NamedDeck } from "../decks";
import { asDeck } from "./deck";

const AWAITED = "ludotheque.duel.awaited";
const session = () => sessionStorage;

export const { drafts, draftOf, keepDraft, dropDraft } = draftsAt(
  "ludotheque.duel.drafts",
  "deck",
  asDeck,
);

/** Remember the deck with which a match was opened; this tab alone knows it. */
export function promise(match: string, deck: NamedDeck): void {
  const others = recall<NamedDeck>(session, AWAITED);
  remember(session, AWAITED, { ...others, [match]: deck, last: deck });
}

/** The deck that a match waits for, if it was opened from a deck. */
export function awaited(match: string): NamedDeck | null {
  return recall<NamedDeck>(session, AWAITED)[match] ?? null;
}

/** The deck last played from this tab: a rematch may want it again. */
export function lastPlayed(): NamedDeck | null {
  return recall<NamedDeck>(session, AWAITED).last ?? null;
}
