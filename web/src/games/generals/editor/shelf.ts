// What lies on the shelf: maps that are kept, and drafts that are not yet.
import type { Kept } from "../../../lib/wire";
import type { DraftMap } from "./drafts";
import { words } from "./words";

/** The kind of things that are kept here. */
export const MAP = "map";

export interface Item {
  key: string;
  name: string;
  text: string | null; // null: something that is no map's text
  stored: Kept | null; // null: only a draft
  draft: boolean; // there are changes that are not saved
}

/** The text of something kept. */
export const asText = (value: unknown) => (typeof value === "string" ? value : null);

/** Drafts first, then what is kept, with its unsaved changes. */
export function shelved(stored: Kept[], unsaved: [string, DraftMap][]): Item[] {
  const known = new Set(stored.map(({ key }) => key));
  const drafted = new Map(unsaved);
  const fresh = unsaved
    .filter(([key]) => !known.has(key))
    .map(([key, { name, text }]) => ({ key, name, text, stored: null, draft: true }));
  const old = stored.map((one) => ({
    key: one.key,
    name: one.name,
    text: drafted.get(one.key)?.text ?? asText(one.value),
    stored: one,
    draft: drafted.has(one.key),
  }));
  return [...fresh, ...old];
}

/** What is to be said of a map in the list, and whether it can be played as it is. */
export function standing({ text, stored, draft }: Item): { text: string; good: boolean } {
  if (text === null) return { text: words().shelf.unreadable, good: false };
  if (!stored) return { text: words().shelf.unsaved, good: false };
  if (draft) return { text: words().shelf.changed, good: false };
  const faults = stored.faults.length;
  if (faults) return { text: words().shelf.unready(faults), good: false };
  return { text: words().shelf.ready, good: true };
}
