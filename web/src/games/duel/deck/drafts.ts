// Decks that are not saved yet, kept by the browser so that closing the page loses nothing; and the
// deck that a match just opened is waiting for.
import type { Deck, NamedDeck } from "../decks";

export interface DraftDeck {
  name: string;
  deck: Deck;
  at: number; // when it was last touched, in seconds
}

const DRAFTS = "ludotheque.duel.drafts";
const AWAITED = "ludotheque.duel.awaited";
const MOST = 20;

function read<T>(storage: () => Storage, key: string): Record<string, T> {
  try {
    const found: unknown = JSON.parse(storage().getItem(key) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, T>) : {};
  } catch {
    return {}; // a private window, or something that is not ours
  }
}

function write(storage: () => Storage, key: string, value: object): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // It holds until the page is closed.
  }
}

const local = () => localStorage;
const session = () => sessionStorage;

/** All drafts by their keys, latest first. */
export function drafts(): [string, DraftDeck][] {
  return Object.entries(read<DraftDeck>(local, DRAFTS)).sort(([, a], [, b]) => b.at - a.at);
}

export function draftOf(key: string): DraftDeck | null {
  return read<DraftDeck>(local, DRAFTS)[key] ?? null;
}

export function keepDraft(key: string, name: string, deck: Deck): void {
  const others = drafts().filter(([other]) => other !== key);
  const all = [[key, { name, deck, at: Date.now() / 1000 }] as const, ...others].slice(0, MOST);
  write(local, DRAFTS, Object.fromEntries(all));
}

export function dropDraft(key: string): void {
  write(local, DRAFTS, Object.fromEntries(drafts().filter(([other]) => other !== key)));
}

/** Remember the deck with which a match was opened; this tab alone knows it. */
export function promise(match: string, deck: NamedDeck): void {
  write(session, AWAITED, { ...read<NamedDeck>(session, AWAITED), [match]: deck, last: deck });
}

/** The deck that a match waits for, if it was opened from a deck. */
export function awaited(match: string): NamedDeck | null {
  return read<NamedDeck>(session, AWAITED)[match] ?? null;
}

/** The deck last played from this tab: a rematch may want it again. */
export function lastPlayed(): NamedDeck | null {
  return read<NamedDeck>(session, AWAITED).last ?? null;
}
