// Which cards of the library are shown: words, and facets that a game describes.
import type { Printed } from "../cards/book";

/** A value to choose, with its words; drawn as its sign or its coin where it has one. */
export interface Choice {
  value: string;
  text: string;
  sign?: string;
  coin?: string;
}

/** Something by which cards are told apart: where they come from, their type, what they cost. */
export interface Facet<C extends Printed> {
  name: string;
  label: string;
  all?: string; // on a button for every value: then one is chosen at a time, else several
  choices: Choice[];
  of(card: C): string | readonly string[]; // the value of a card, or all that it has
}

export interface Filter {
  words: string;
  chosen: Readonly<Record<string, readonly string[]>>; // by facet; none: all
}

export const EVERYTHING: Filter = { words: "", chosen: {} };

/** Letters without accents, small: what people type is what they mean. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Whether a card is shown; `text` is all that is written on it. */
export function shows<C extends Printed>(
  filter: Filter,
  facets: Facet<C>[],
  card: C,
  text: string,
): boolean {
  const fits = (facet: Facet<C>) => {
    const chosen = filter.chosen[facet.name] ?? [];
    return !chosen.length || [facet.of(card)].flat().some((value) => chosen.includes(value));
  };
  if (!facets.every(fits)) return false;
  const written = folded(text);
  return folded(filter.words)
    .split(/\s+/)
    .every((word) => written.includes(word));
}

/** How many of the choices are made, besides the words. */
export function chosen({ chosen: made }: Filter): number {
  return Object.values(made).flat().length;
}

/** The filter after a press on a choice of a facet; "" is the button for every value. */
export function pressed<C extends Printed>(
  filter: Filter,
  { name, all }: Facet<C>,
  value: string,
): Filter {
  const before = filter.chosen[name] ?? [];
  const without = before.filter((other) => other !== value);
  const several = without.length < before.length ? without : [...before, value];
  const now = all === undefined ? several : value ? [value] : [];
  return { ...filter, chosen: { ...filter.chosen, [name]: now } };
}

/** The facet of costs: a coin for each up to the dearest, which stands for all above it too. */
export function costs<C extends Printed>(
  said: { costs: string; dearest: (n: number) => string },
  dearest: number,
  cheapest = 0,
): Facet<C> {
  return {
    name: "cost",
    label: said.costs,
    choices: Array.from({ length: dearest + 1 - cheapest }, (_, i) => i + cheapest).map((cost) => ({
      value: String(cost),
      text: `${said.costs} ${cost === dearest ? said.dearest(cost) : cost}`,
      coin: cost === dearest ? `${cost}+` : String(cost),
    })),
    of: (card) => String(Math.min(card.cost, dearest)),
  };
}
