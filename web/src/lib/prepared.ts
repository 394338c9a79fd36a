// What was prepared but not yet sent, kept in this tab: a reload brings it back.
const KEY = "ludotheque prepared";

/** Keep what is held at a moment of a match; the last one only. */
export function keep(moment: string, held: string[]): void {
  try {
    if (held.length) sessionStorage.setItem(KEY, JSON.stringify({ moment, held }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: a reload forgets, as before.
  }
}

/** What was held at that moment. */
export function kept(moment: string): string[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as unknown;
    const { moment: at, held } = (found ?? {}) as { moment?: string; held?: unknown };
    const sound = Array.isArray(held) && held.every((one) => typeof one === "string");
    return at === moment && sound ? (held as string[]) : [];
  } catch {
    return [];
  }
}
