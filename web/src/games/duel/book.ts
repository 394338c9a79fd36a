// What is printed: cards, classes, names and generated texts, as the game's content gives them.
import { Book as AnyBook, type Sort } from "../../lib/cards/book";
import { perSeat } from "../../lib/options";
import { settings } from "../../lib/settings.svelte";
import type { CardFactDuel, ClassFactDuel, FactsDuel, GameInfo, PlaceDuel } from "../../lib/wire";
import { SIGNS } from "./signs";
import type { Duel } from "./state";

export type CardFact = CardFactDuel;
export type CardType = CardFact["type"];

export class Book extends AnyBook<CardFact, FactsDuel> {
  readonly signs = SIGNS;

  constructor(info: GameInfo) {
    super(info, { class: "neutral", weapon: null });
  }

  sort({ type }: CardFact): Sort {
    return { sign: type, name: this.typeName(type) };
  }

  look(card: CardFact): string {
    return `of-${card.class} ${card.type}`;
  }

  /** The signs in a card's corner: a Rapide is seen at once. */
  marks({ type }: CardFact): string[] {
    return type === "rapid" ? [type] : [];
  }

  /** Where the numbers of that text stand. */
  figures(id: string): PlaceDuel[] {
    return this.fact(id).figures[settings.language] ?? [];
  }

  className(id: string): string {
    return this.said("classes", id) || id;
  }

  /** What a class has from the start. */
  passive(id: string): string {
    return this.said("passives", id);
  }

  get classes(): ClassFactDuel[] {
    return this.facts.classes;
  }

  typeName(type: CardType): string {
    return this.said("types", type) || type;
  }

  /** The hit points a player began with, and may not pass. */
  mostHp(seat: number, options: Record<string, unknown>, s: Duel): number {
    const usual = Number(perSeat(this.info.options.find(({ name }) => name === "hp")?.default)[0]);
    const chosen = Number(perSeat(options.hp)[seat] ?? usual);
    const own = this.classes.find(({ id }) => id === this.classOf(seat, options, s));
    const most = chosen + (own?.hp ?? usual) - usual;
    return Math.max(Number.isFinite(most) ? most : 0, s.hp[seat] ?? 0, 1);
  }

  /** The class of a player: as the match was opened, else that of the weapon on the board. */
  classOf(seat: number, options: Record<string, unknown>, s: Duel | null): string {
    const chosen = perSeat(options.classes)[seat];
    if (chosen) return chosen;
    const gear = (s?.gear[seat] ?? []).map((card) => this.fact(this.id(card)));
    return gear.find((fact) => fact.weapon !== null)?.class ?? "neutral";
  }
}
