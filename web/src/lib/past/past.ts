// Matches that are over, and the record they add up to: asked for, and said in words.
import { get } from "../http";
import { comeIn } from "../me.svelte";
import { levelName, personName } from "../names";
import { titled } from "../naming";
import { settings } from "../settings.svelte";
import type { Opponent, PlayedMatch, PlayedPage, PlayedRecord, Tally } from "../wire";
import { say } from "../words.svelte";
import { words } from "./words";

export interface Wanted {
  game?: string;
  result?: string;
  opponent?: string;
  page?: string;
}

/** A page of one's matches, latest first. */
export async function history(wanted: Wanted = {}): Promise<PlayedPage> {
  await comeIn();
  return get<PlayedPage>(`/me/history?${new URLSearchParams({ ...wanted })}`);
}

/** One's record at every game, the last played first. */
export async function record(): Promise<PlayedRecord> {
  await comeIn();
  return get<PlayedRecord>("/me/record");
}

const SIGNS = { won: "check", lost: "close", drawn: "minus", aborted: "pause" } as const;

/** The sign of a result. */
export function signOf({ result }: PlayedMatch): (typeof SIGNS)[keyof typeof SIGNS] {
  return SIGNS[result as keyof typeof SIGNS] ?? "pause";
}

/** A result in a word. */
export function resultOf({ result }: PlayedMatch): string {
  return words().results[result] ?? result;
}

/** Somebody in a sentence: « l’Adepte », « Hélène ». */
export function calledOne({ kind, name }: Opponent): string {
  return kind === "level" ? titled(levelName(name)) : personName(name);
}

/** « contre l’Adepte et Hélène ». */
export function against({ opponents }: PlayedMatch): string {
  if (!opponents.length) return words().alone;
  const names = opponents.map(calledOne);
  const last = names.pop()!;
  return words().against(names.length ? words().and(names.join(", "), last) : last);
}

/** The score with one’s own figure first, else why it ended; "" where only the result is known. */
export function scoreOrCause({ points, seat, said, result, reason }: PlayedMatch): string {
  if (points.length > 1) {
    const others = points.filter((_, other) => other !== seat);
    return words().points(points[seat]!, others.join(" – "));
  }
  if (result === "won" && words().theirs[reason]) return words().theirs[reason]!;
  return say(said).replace(/\.$/, "");
}

const DAY = 86_400_000; // milliseconds
const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate());

/** When, as one says it: today, yesterday, a weekday within a week, else the date. */
export function day(seconds: number, now = new Date()): string {
  const at = new Date(seconds * 1000);
  const days = Math.round((midnight(now).getTime() - midnight(at).getTime()) / DAY);
  if (days <= 1) return days < 1 ? words().today : words().yesterday;
  const old = at.getFullYear() !== now.getFullYear();
  const format: Intl.DateTimeFormatOptions =
    days < 7
      ? { weekday: "short" }
      : { day: "numeric", month: "short", ...(old && { year: "numeric" }) };
  return new Intl.DateTimeFormat(settings.language, format).format(at);
}

/** How many matches a tally counts. */
export const counted = ({ won = 0, lost = 0, drawn = 0 }: Tally): number => won + lost + drawn;
