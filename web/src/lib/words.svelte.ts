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

/** A chance from 0 to 1 as a whole percentage. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(chance);
}
