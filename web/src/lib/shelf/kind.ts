// What a game says of one kind of things that people keep for it, such as decks, so that there is a
// shelf for them; and what lies on that shelf.
import type { Kept } from "../wire";
import type { Draft, Drafts } from "./drafts";
import type { KindWords } from "./words";

/** One of them on the shelf; what it is stands under a word of its game's own. */
export type Item<F extends string, V> = Record<F, V | null> & {
  // null: nothing that can be read
  key: string;
  name: string;
  stored: Kept | null; // null: only a draft
  draft: boolean; // there are changes that are not saved
};

export interface Described<F extends string, V> {
  kind: string; // as the server calls it
  field: F; // as drafts and items call what they hold
  file: { ending: string; type: string; rows: number }; // as which it is exported, how high it is shown
  read: (value: unknown) => V | null; // what is kept, if it is one of them
  drafts: Drafts<F, V>;
  words: () => KindWords;
}

export interface Kind<F extends string, V> extends Described<F, V> {
  /** Drafts first, then what is kept, with its unsaved changes. */
  shelved: (stored: Kept[], unsaved: [string, Draft<F, V>][]) => Item<F, V>[];
  /** What is to be said of one in the list, and whether it can be played as it is. */
  standing: (item: Item<F, V>) => { text: string; good: boolean };
}

/** A kind of things, with its shelf. */
export function kindOf<F extends string, V>(described: Described<F, V>): Kind<F, V> {
  const { field, read, words } = described;

  function shelved(stored: Kept[], unsaved: [string, Draft<F, V>][]): Item<F, V>[] {
    const known = new Set(stored.map(({ key }) => key));
    const drafted = new Map(unsaved);
    const fresh = unsaved
      .filter(([key]) => !known.has(key))
      .map(([key, one]) => ({
        key,
        name: one.name,
        [field]: one[field],
        stored: null,
        draft: true,
      }));
    const old = stored.map((one) => ({
      key: one.key,
      name: one.name,
      [field]: drafted.get(one.key)?.[field] ?? read(one.value),
      stored: one,
      draft: drafted.has(one.key),
    }));
    return [...fresh, ...old] as Item<F, V>[];
  }

  function standing(item: Item<F, V>): { text: string; good: boolean } {
    const { shelf } = words();
    if (item[field] === null) return { text: shelf.unreadable, good: false };
    if (!item.stored) return { text: shelf.unsaved, good: false };
    if (item.draft) return { text: shelf.changed, good: false };
    const faults = item.stored.faults.length;
    if (faults) return { text: shelf.unready(faults), good: false };
    return { text: shelf.ready, good: true };
  }

  return { ...described, shelved, standing };
}

/** The file as which one of them is exported. */
export function fileOf(described: Pick<Described<string, unknown>, "kind" | "file">, name: string) {
  const { ending, type } = described.file;
  return { name: `${name || described.kind}.${ending}`, type };
}
