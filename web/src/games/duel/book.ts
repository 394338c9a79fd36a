// What is printed: cards, classes, names and generated texts, as the game's content gives them.
import { settings } from "../../lib/settings.svelte";
import type {
  CardFactDuel,
  ClassFactDuel,
  FactsDuel,
  GameInfo,
  PlaceDuel,
  Text,
} from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import type { Duel } from "./state";

export type CardFact = CardFactDuel;
export type CardType = CardFact["type"];

const BLANK: CardFact = {
  id: "",
  class: "neutral",
  copies: 0,
  type: "normal",
  cost: 0,
  attack: false,
  frappe: false,
  weapon: null,
  limit: 0,
  verbs: [],
  figures: {},
};

export class Book {
  readonly #facts: Map<string, CardFact>;

  constructor(readonly info: GameInfo) {
    this.#facts = new Map(this.facts.cards.map((fact) => [fact.id, fact]));
  }

  get facts(): FactsDuel {
    return this.info.facts as unknown as FactsDuel;
  }

  /** A card's id by its number in a state. */
  id(card: number): string {
    return this.info.labels.cards?.[card] ?? "";
  }

  fact(id: string): CardFact {
    return this.#facts.get(id) ?? { ...BLANK, id };
  }

  name(id: string): string {
    return this.#say("cards", id) || id;
  }

  /** What a card does, as printed. */
  text(id: string): string {
    return this.#say("card_texts", id);
  }

  /** Where the numbers of that text stand. */
  figures(id: string): PlaceDuel[] {
    return this.fact(id).figures[settings.language] ?? [];
  }

  className(id: string): string {
    return this.#say("classes", id) || id;
  }

  /** What a class has from the start. */
  passive(id: string): string {
    return this.#say("passives", id);
  }

  get classes(): ClassFactDuel[] {
    return this.facts.classes;
  }

  typeName(type: CardType): string {
    return this.#say("types", type) || type;
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

  #say(section: string, id: string): string {
    return say(this.info.texts[section]?.[id] as Text | undefined);
  }
}

/** The values of an option that each seat has its own of. */
export function perSeat(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (value === undefined || value === null) return [];
  const parts = String(value).split(",");
  return parts.length > 1 ? parts : [parts[0]!, parts[0]!];
}
