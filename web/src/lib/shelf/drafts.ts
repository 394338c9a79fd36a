// What is not saved yet, kept by the browser so that closing the page loses nothing.

/** A draft; what is drafted stands under a word of its game's own. */
export type Draft<F extends string, V> = Record<F, V> & {
  name: string;
  at: number; // when it was last touched, in seconds
};

export interface Drafts<F extends string, V> {
  /** All drafts by their keys, latest first. */
  drafts: () => [string, Draft<F, V>][];
  draftOf: (key: string) => Draft<F, V> | null;
  keepDraft: (key: string, name: string, value: V) => void;
  dropDraft: (key: string) => void;
}

const MOST = 20; // drafts of a kind

/** What the browser keeps under a name; nothing if that is not ours. */
export function recall<T>(storage: () => Storage, place: string): Record<string, T> {
  try {
    const found: unknown = JSON.parse(storage().getItem(place) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, T>) : {};
  } catch {
    return {}; // a private window, or something that is not ours
  }
}

/** Let the browser keep something under a name. */
export function remember(storage: () => Storage, place: string, value: object): void {
  try {
    storage().setItem(place, JSON.stringify(value));
  } catch {
    // It holds until the page is closed.
  }
}

/** The drafts of one kind of things, under a name in the browser's storage. */
export function draftsAt<F extends string, V>(
  place: string,
  field: F,
  read: (value: unknown) => V | null,
): Drafts<F, V> {
  const local = () => localStorage;
  const isSound = (one: Draft<F, V> | null) =>
    typeof one?.name === "string" && read(one[field]) !== null;
  const drafts = () =>
    Object.entries(recall<Draft<F, V>>(local, place))
      .filter(([, one]) => isSound(one))
      .sort(([, a], [, b]) => b.at - a.at);
  const others = (key: string) => drafts().filter(([other]) => other !== key);
  const write = (all: [string, object][]) =>
    remember(local, place, Object.fromEntries(all.slice(0, MOST)));
  return {
    drafts,
    draftOf: (key) => drafts().find(([other]) => other === key)?.[1] ?? null,
    keepDraft: (key, name, value) =>
      write([[key, { name, [field]: value, at: Date.now() / 1000 }], ...others(key)]),
    dropDraft: (key) => write(others(key)),
  };
}
