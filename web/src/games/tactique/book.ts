// What is printed: cards, factions, conditions, names and generated texts, as the content gives them.
import { Book as AnyBook, type Sort } from "../../lib/cards/book";
import { perSeat } from "../../lib/options";
import type { CardFactTactique, FactionFactTactique, FactsTactique } from "../../lib/wire";
import { SIGNS } from "./signs";

export type CardFact = CardFactTactique;
export type CardType = CardFact["type"];

export class Book extends AnyBook<CardFact, FactsTactique> {
  readonly signs = SIGNS;

  sort({ type, triggers }: CardFact): Sort {
    return { sign: triggers[0] ?? type, name: this.said("types", type) || type };
  }

  look(card: CardFact): string {
    return `of-${card.faction} ${card.type}`;
  }

  isUnit({ type }: CardFact): boolean {
    return type === "unit" || type === "token";
  }

  /** Keywords and traits that a card has in print. */
  keys({ armor, keywords, traits }: CardFact): string[] {
    return [...(armor ? ["armor"] : []), ...keywords, ...traits];
  }

  /** The signs of what a card has in print: these, and when it does something. */
  marks(card: CardFact): string[] {
    const shown = card.triggers.filter((name) => name !== "cast");
    return [...new Set([...this.keys(card), ...shown])];
  }

  faction(id: string): FactionFactTactique | undefined {
    return this.facts.factions.find((faction) => faction.id === id);
  }

  /** The faction of a player: as the match was opened, or the usual one. */
  factionOf(seat: number, options: Record<string, unknown>): string {
    const usual = this.info.options.find(({ name }) => name === "factions")?.default;
    return perSeat(options.factions ?? usual)[seat] ?? this.facts.factions[seat]?.id ?? "";
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
