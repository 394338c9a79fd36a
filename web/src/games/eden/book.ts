// What is printed: cards, civilisations, colours, names and generated texts, as the content gives them.
import { Book as AnyBook, type Sort } from "../../lib/cards/book";
import type { CardFactEden, FactsEden, GameInfo } from "../../lib/wire";
import { SIGNS } from "./signs";

export type CardFact = CardFactEden;

const BLANK: CardFact = {
  id: "",
  type: "unit",
  cost: 0,
  pure: false,
  value: 0,
  force: 0,
  copies: 0,
  civ: "",
  timings: [],
};

export class Book extends AnyBook<CardFact> {
  readonly signs = SIGNS;

  constructor(info: GameInfo) {
    super(info, (info.facts as unknown as FactsEden).cards, BLANK);
  }

  /** The pure energy that wins. */
  get goal(): number {
    return (this.info.facts as unknown as FactsEden).goal;
  }

  sort({ type }: CardFact): Sort {
    return { sign: type, name: this.said("types", type) };
  }

  look({ type, civ }: CardFact): string {
    return `of-${civ || type} ${type}`;
  }

  isUnit = ({ type }: CardFact): boolean => type === "unit";

  /** The timings of a unit's abilities, once each. */
  marks = ({ timings }: CardFact): string[] => [...new Set(timings)];
}
