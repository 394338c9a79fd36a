// What lies on the shelf: decks that are kept, and drafts that are not yet.
import type { Kept } from "../../../lib/wire";
import type { Deck } from "../decks";
import { asDeck } from "./deck";
import type { DraftDeck } from "./drafts";
import { words } from "./words";

export interface Item {
  key: string;
  name: string;
  deck: Deck | null; // null: something that is no deck
  stored: Kept | null; // null: only a draft
  draft: boolean; // there are changes that are not saved
}

/** Drafts first, then what is kept, with its unsaved changes. */
export function shelved(stored: Kept[], unsaved: [string, DraftDeck][]): Item[] {
  const known = new Set(stored.map(({ key }) => key));
  const drafted = new Map(unsaved);
  const fresh = unsaved
    .filter(([key]) => !known.has(key))
    .map(([key, { name, deck }]) => ({ key, name, deck, stored: null, draft: true }));
  const old = stored.map((one) => ({
    key: one.key,
    name: one.name,
    deck: drafted.get(one.key)?.deck ?? asDeck(one.value),
    stored: one,
    draft: drafted.has(one.key),
  }));
  return [...fresh, ...old];
}

/** What is to be said of a deck in the list, and whether it can be played as it is. */
export function standing({ deck, stored, draft }: Item): { text: string; good: boolean } {
  if (!deck) return { text: words().shelf.unreadable, good: false };
  if (!stored) return { text: words().shelf.unsaved, good: false };
  if (draft) return { text: words().shelf.changed, good: false };
  const faults = stored.faults.length;
  if (faults) return { text: words().shelf.unready(faults), good: false };
  return { text: words().shelf.ready, good: true };
}
