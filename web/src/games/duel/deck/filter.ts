// Which cards of the library are shown.
import type { CardFact, CardType } from "../book";

export const DEAREST = 4; // the last of the buttons stands for this cost and all above

export interface Filter {
  from: "" | "class" | "neutral";
  types: CardType[]; // none chosen: all
  costs: number[]; // none chosen: all; DEAREST stands for all above it too
  words: string;
}

export const EVERYTHING: Filter = { from: "", types: [], costs: [], words: "" };

/** Letters without accents, small: what people type is what they mean. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Whether a card is shown; `text` is all that is written on it. */
export function shows(filter: Filter, card: CardFact, text: string): boolean {
  if (filter.from && (card.class === "neutral") !== (filter.from === "neutral")) return false;
  if (filter.types.length && !filter.types.includes(card.type)) return false;
  if (filter.costs.length && !filter.costs.includes(Math.min(card.cost, DEAREST))) return false;
  const written = folded(text);
  return folded(filter.words)
    .split(/\s+/)
    .every((word) => written.includes(word));
}

/** How many of the choices are made, besides the words. */
export function chosen(filter: Filter): number {
  return Number(filter.from !== "") + filter.types.length + filter.costs.length;
}

/** A list with something in it, or without it if it was there. */
export function toggled<T>(list: T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
