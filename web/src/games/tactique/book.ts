// What is printed: cards, factions, conditions, names and generated texts, as the content gives them.
import { Book as AnyBook, type Sort } from "../../lib/cards/book";
import { perSeat } from "../../lib/options";
import type { CardFactTactique, FactionFactTactique, FactsTactique } from "../../lib/wire";
import type { Meaning } from "../../lib/deck/builder";
import { SIGNS } from "./signs";
import { words } from "./words";

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

  override stats(card: CardFact): string {
    if (!this.isUnit(card)) return "";
    const { rangeOf, atkOf, hpOf } = words();
    return [atkOf(card.atk), hpOf(card.hp), rangeOf(this.range(card.range))].join(" · ");
  }

  /** The same for a chip, by signs. */
  badges(card: CardFact): { sign: string; text: string; changed: boolean }[] {
    if (!this.isUnit(card)) return [];
    const told = { atk: card.atk, hp: card.hp, aim: this.range(card.range) };
    return Object.entries(told).map(([sign, n]) => ({ sign, text: `${n}`, changed: false }));
  }

  /** What the keywords and traits of a card mean. */
  meanings(card: CardFact): Meaning[] {
    return this.keys(card).flatMap((key) => {
      const text = this.said("keyword_texts", key) || this.said("trait_texts", key);
      const name = this.said("keywords", key) || this.said("traits", key);
      return text ? [{ sign: key, name, text: text.replaceAll("{n}", `${card.armor}`) }] : [];
    });
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
