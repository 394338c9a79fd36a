// What a person chose on this device; kept by the browser, never sent.

export type Language = "fr" | "en";
export type Theme = "system" | "day" | "night";

interface Chosen {
  language: Language;
  theme: Theme;
  sound: boolean;
  apprentice: boolean;
  curtain: boolean;
  calm: boolean; // fewer movements, beside what the system asks
  tempo: number; // of what is shown step by step: 1 as usual, 2 twice as long
  volume: number; // of sounds, 0 to 1
  surely: boolean; // giving up, breaking off and turns ended early are asked about first
  notify: boolean; // a notification of the browser when one must play
  muted: Record<string, string>; // whom one does not read: names by id
  quick: Record<string, string[]>; // by game: what each seat plays in a match of one click
  book: Record<string, boolean>; // by game: played as in the book, not balanced
}

const KEY = "ludotheque";

function fromBrowser(): Language {
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === "fr" || tag === "en");
  return known === "fr" ? "fr" : "en";
}

function kept(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>;
  } catch {
    return {}; // a private window, or something that is not ours
  }
}

export const settings = $state<Chosen>({
  language: fromBrowser(),
  theme: "system",
  sound: true,
  apprentice: true,
  curtain: true,
  calm: false,
  tempo: 1,
  volume: 1,
  surely: true,
  notify: false,
  muted: {},
  quick: {},
  book: {},
  ...kept(),
});

/** Change settings and remember them. */
export function choose(change: Partial<Chosen>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The choice holds until the page is closed.
  }
}

/** Let the browser forget drafts and people; language, light and sounds are the device's. */
export function forgetDevice(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
  choose({ muted: {}, quick: {}, book: {}, notify: false });
}

/** Whether movements should be left out. */
export function still(): boolean {
  if (settings.calm) return true;
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
