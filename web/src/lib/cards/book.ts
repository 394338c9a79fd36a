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

export abstract class Book<C extends Printed = Printed> {
  abstract readonly signs: Signs;
  readonly #facts: Map<string, C>;

  constructor(
    readonly info: GameInfo,
    readonly cards: readonly C[], // in the order of the content
    private readonly blank: C, // what is known of a card that there is not
  ) {
    this.#facts = new Map(cards.map((fact) => [fact.id, fact]));
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
    return this.#facts.get(id) ?? { ...this.blank, id };
  }

  name(id: string): string {
    return this.said("cards", id) || id;
  }

  /** What a card does, as printed. */
  text(id: string): string {
    return this.said("card_texts", id);
  }

  /** A sentence of the content, in the present language. */
  said(section: string, id: string): string {
    return say(this.info.texts[section]?.[id] as Text | undefined);
  }
}
