// What is printed: cards, factions, conditions, names and generated texts, as the content gives them.
import { Book as AnyBook, type Sort } from "../../lib/cards/book";
import { perSeat } from "../../lib/options";
import type {
  CardFactTactique,
  ConditionFactTactique,
  FactionFactTactique,
  FactsTactique,
} from "../../lib/wire";
import { SIGNS } from "./signs";

export type CardFact = CardFactTactique;
export type CardType = CardFact["type"];

const BLANK: CardFact = {
  id: "",
  faction: "",
  type: "unit",
  cost: 0,
  atk: 0,
  hp: 0,
  range: [1, 1],
  armor: 0,
  keywords: [],
  traits: [],
  triggers: [],
  limit: 0,
  activates: [],
};

export class Book extends AnyBook<CardFact, FactsTactique> {
  readonly signs = SIGNS;
  readonly blank = BLANK;

  sort({ type, triggers }: CardFact): Sort {
    return { sign: triggers[0] ?? type, name: this.said("types", type) || type };
  }

  look(card: CardFact): string {
    return `of-${card.faction} ${card.type}`;
  }

  isUnit({ type }: CardFact): boolean {
    return type === "unit" || type === "token";
  }

  /** The signs of what a card has in print: keywords, traits, when it does something. */
  marks({ armor, keywords, traits, triggers }: CardFact): string[] {
    const shown = triggers.filter((name) => name !== "cast");
    return [...new Set([...(armor ? ["armor"] : []), ...keywords, ...traits, ...shown])];
  }

  faction(id: string): FactionFactTactique | undefined {
    return this.facts.factions.find((faction) => faction.id === id);
  }

  /** The faction of a player: as the match was opened, or the usual one. */
  factionOf(seat: number, options: Record<string, unknown>): string {
    const usual = this.info.options.find(({ name }) => name === "factions")?.default;
    return perSeat(options.factions ?? usual)[seat] ?? this.facts.factions[seat]?.id ?? "";
  }

  condition(id: string): ConditionFactTactique | undefined {
    return this.facts.conditions.find((one) => one.id === id);
  }

  /** Whether a cell of a formation can be used; `cell` counts from the front row. */
  playable(faction: string, row: number, column: number): boolean {
    return this.faction(faction)?.mask[row]?.[column] === "x";
  }

  /** A range as it is printed. */
  range([low = 1, high = 1]: readonly number[]): string {
    return low === high ? `${low}` : `${low}–${high}`;
  }
}
