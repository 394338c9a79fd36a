// Maps that are not saved yet, kept by the browser so that closing the page loses nothing.

export interface DraftMap {
  name: string;
  text: string; // as it is drawn
  at: number; // when it was last touched, in seconds
}

const DRAFTS = "ludotheque.generals.maps";
const MOST = 20;

function read(): Record<string, DraftMap> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(DRAFTS) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, DraftMap>) : {};
  } catch {
    return {}; // a private window, or something that is not ours
  }
}

function write(all: [string, DraftMap][]): void {
  try {
    localStorage.setItem(DRAFTS, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // It holds until the page is closed.
  }
}

/** All drafts by their keys, latest first. */
export function drafts(): [string, DraftMap][] {
  return Object.entries(read())
    .filter(([, one]) => typeof one?.text === "string" && typeof one.name === "string")
    .sort(([, a], [, b]) => b.at - a.at);
}

export function draftOf(key: string): DraftMap | null {
  return drafts().find(([other]) => other === key)?.[1] ?? null;
}

export function keepDraft(key: string, name: string, text: string): void {
  const others = drafts().filter(([other]) => other !== key);
  write(
    [[key, { name, text, at: Date.now() / 1000 }] as [string, DraftMap], ...others].slice(0, MOST),
  );
}

export function dropDraft(key: string): void {
  write(drafts().filter(([other]) => other !== key));
}
