// What is printed: cards, civilisations, colours, names and generated texts, as the content gives them.
import { Book as AnyBook, type Sort } from "../../lib/cards/book";
import type { CardFactEden, FactsEden } from "../../lib/wire";
import { SIGNS } from "./signs";

export type CardFact = CardFactEden;

export class Book extends AnyBook<CardFact, FactsEden> {
  readonly signs = SIGNS;

  sort({ type }: CardFact): Sort {
    return { sign: type, name: this.said("types", type) };
  }

  look({ type, civ }: CardFact): string {
    return `of-${civ || type} ${type}`;
  }

  isUnit = ({ type }: CardFact): boolean => type === "unit";

  /** The Force of a unit, or the value of a crystal, with its sign. */
  worth(id: string): { sign: string; text: string; changed: boolean }[] {
    const { force, value, type } = this.fact(id);
    const n = force || value;
    return n ? [{ sign: type, text: `${n}`, changed: false }] : [];
  }

  /** The timings of a unit's abilities, once each. */
  marks = ({ timings }: CardFact): string[] => [...new Set(timings)];
}
