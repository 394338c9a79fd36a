// Every sentence of the house, in the language chosen; a change of language redraws at once.
import { dictionary } from "./dictionary";
import { settings } from "./settings.svelte";

/** The sentences of the present language. */
export const w = await dictionary({
  fr: () => import("../words/fr"),
  en: () => import("../words/en"),
});

/** A sentence that exists in both languages, in the present one. */
export function say(text: { fr: string; en: string } | null | undefined): string {
  return text ? text[settings.language] : "";
}

/** The same, with its {places} filled. */
export function fill(text: { fr: string; en: string } | undefined, values: object): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .reduce((said, [name, value]) => said.replaceAll(`{${name}}`, () => String(value)), say(text));
}

/** A date and time for people, to the minute. */
export function when(seconds: number): string {
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(settings.language, format).format(new Date(seconds * 1000));
}

/** The day of a moment for people, as near as it is: today, yesterday, Tuesday, 2 Nov. */
export function ago(seconds: number, now = Date.now()): string {
  const then = new Date(seconds * 1000);
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(new Date(now)) - midnight(then)) / 86_400_000);
  if (days < 2)
    return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(-days, "day");
  const near =
    days < 7 ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(settings.language, near).format(then);
}

/** A chance from 0 to 1 as a whole percentage. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(chance);
}
