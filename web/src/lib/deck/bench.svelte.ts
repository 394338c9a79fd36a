// The workbench of a deck: copies go in and out, and the rules say why one can't.
import { trouble } from "../http";
import { check } from "../keepsakes";
import { Workbench } from "../shelf/bench.svelte";
import type { Fault, Kept, Problem } from "../wire";
import type { Builder } from "./builder";
import type { DeckCard, Decks } from "./decks";
import { DECK, type Deck, type DeckValue } from "./shape";

const TIMES = { pause: 180, remembered: 60 };

export class Bench extends Workbench<Deck, DeckValue> {
  refusal = $state.raw<Problem | null>(null); // why a copy was not added
  readonly decks: Decks;
  #kept: Deck | null; // as the server keeps it

  constructor(
    readonly builder: Builder,
    key: string,
    start: { name: string; deck: Deck },
    stored: Kept | null,
  ) {
    const { decks, kind } = builder;
    const kept = stored && kind.shape.deckOf(stored.value);
    const saved = stored && kept && { name: stored.name, text: decks.text(kept) };
    const material = { kind: DECK, drafts: kind.drafts, ...TIMES };
    super(material, decks.book.info.id, key, { name: start.name, content: start.deck }, saved);
    this.decks = decks;
    this.#kept = kept;
    void this.ask();
  }

  // -- what stands

  get deck(): Deck {
    return this.content;
  }

  written(): DeckValue {
    return this.decks.shape.value(this.deck);
  }

  get text(): string {
    return this.decks.text(this.deck);
  }

  override get readable(): string {
    return this.decks.written(this.deck, this.name);
  }

  copies(card: DeckCard): number {
    return this.decks.copies(this.deck, card);
  }

  /** Some cards always lie there. */
  isFixed(card: DeckCard): boolean {
    return this.decks.isFixed(this.deck, card);
  }

  /** What the rules find wrong with a card of the deck. */
  faultsOf(card: DeckCard): Fault[] {
    return this.faults?.filter(({ about }) => about.includes(card.id)) ?? [];
  }

  // -- changing it

  add(card: DeckCard): void {
    this.refusal = null;
    const more = this.decks.more(this.deck, card);
    if (this.copies(card) < card.limit) this.#put(more);
    else void this.#explain(card, more);
  }

  remove(card: DeckCard): void {
    this.refusal = null;
    const less = this.decks.less(this.deck, card);
    if (this.isFixed(card)) void this.#explain(card, less);
    else if (this.copies(card)) this.#put(less);
  }

  replace(deck: Deck): void {
    if (this.decks.text(deck) !== this.text) this.#put(deck);
  }

  #put(deck: Deck): void {
    const before = this.deck;
    this.content = deck;
    this.done(before);
  }

  protected override touched(): void {
    this.refusal = null;
    super.touched();
  }

  /** Why a deck would be wrong that this one is not: the rule that one card would break. */
  async #explain(card: DeckCard, other: Deck): Promise<void> {
    try {
      const known = new Set(this.faults?.map(({ fr }) => fr));
      const found = await check(this.game, DECK, this.decks.shape.value(other));
      const fresh = found.filter(({ fr }) => !known.has(fr));
      this.refusal = fresh.find(({ about }) => about.includes(card.id)) ?? fresh.at(-1) ?? null;
    } catch (error) {
      this.refusal = trouble(error);
    }
  }

  // -- keeping it

  override async save(): Promise<Kept | null> {
    const { deck } = this;
    const stored = await super.save();
    if (stored) this.#kept = deck;
    return stored;
  }

  /** Back to what the server keeps. */
  revert(): void {
    if (!this.saved || !this.#kept) return;
    this.name = this.saved.name;
    this.replace(this.#kept);
    this.draft();
  }
}
