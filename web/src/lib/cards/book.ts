// What is printed on the cards of a game: looked up by id or by number, with names and texts, as its
// content gives them. A game makes its own book out of this one.
import type { GameInfo, Text } from "../wire";
import { say } from "../words.svelte";
import type { Signs } from "./signs";

/** The least that is known of a card. */
export interface Printed {
  id: string;
  cost: number;
}

/** What sort of card it is, as people see it. */
export interface Sort {
  sign: string;
  name: string;
}

/** What is known of a game before it is played: its cards, in the order of the content. */
interface Facts<C> {
  cards: readonly C[];
}

export abstract class Book<C extends Printed = Printed, F extends Facts<C> = Facts<C>> {
  abstract readonly signs: Signs;
  readonly #cards: Map<string, C>;
  readonly #blank: C; // what is known of a card that there is not

  constructor(
    readonly info: GameInfo,
    blank: Partial<C> = {}, // what is not nothing of such a card
  ) {
    this.#cards = new Map(this.cards.map((fact) => [fact.id, fact]));
    this.#blank = { ...nothingOf(this.cards[0]), ...blank };
  }

  get facts(): F {
    return this.info.facts as unknown as F;
  }

  get cards(): readonly C[] {
    return this.facts.cards;
  }

  /** What sort of card it is. */
  abstract sort(card: C): Sort;

  /** The classes that give a card its light: whose it is, and its sort. */
  abstract look(card: C): string;

  /** A card's id by its number in a state. */
  id(card: number): string {
    return this.info.labels.cards?.[card] ?? "";
  }

  fact(id: string): C {
    return this.#cards.get(id) ?? { ...this.#blank, id };
  }

  name(id: string): string {
    return this.said("cards", id) || id;
  }

  /** What a card does, as printed. */
  text(id: string): string {
    return this.said("card_texts", id);
  }

  /** What a card has in figures, in words; nothing where its text says all. */
  stats(_card: C): string {
    return "";
  }

  /** A sentence of the content, in the present language. */
  said(section: string, id: string): string {
    return say(this.info.texts[section]?.[id] as Text | undefined);
  }
}

/** Nothing, in the shape of something: no number, no word, an empty list. */
function nothingOf<C extends object>(card: C | undefined): C {
  const NOTHING: Record<string, unknown> = { number: 0, string: "", boolean: false };
  const none = (value: unknown) => (Array.isArray(value) ? [] : (NOTHING[typeof value] ?? {}));
  const made = Object.entries(card ?? {}).map(([key, value]) => [key, none(value)]);
  return Object.fromEntries(made) as C;
}
