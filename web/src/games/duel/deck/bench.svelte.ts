// The workbench of a deck: copies go in and out, and the rules say why one can't.
import { trouble } from "../../../lib/http";
import { check } from "../../../lib/keepsakes";
import { Workbench } from "../../../lib/shelf/bench.svelte";
import type { Kept, Problem } from "../../../lib/wire";
import type { Book, CardFact } from "../book";
import type { Deck } from "../decks";
import { DECK, copiesOf, deckText, weaponOf, withCard, withoutCard } from "./deck";
import { dropDraft, keepDraft } from "./drafts";

const DECKS = { kind: DECK, drafts: { keepDraft, dropDraft }, pause: 180, remembered: 60 };
const LETTER = /-[a-z]$/; // a rule that speaks of copies and kinds of cards

export class Bench extends Workbench<Deck, Deck> {
  refusal = $state.raw<Problem | null>(null); // why a copy was not added

  constructor(
    readonly book: Book,
    key: string,
    start: { name: string; deck: Deck },
    stored: Kept | null,
  ) {
    const text = stored && deckText(stored.value as Deck, book);
    const saved = stored && { name: stored.name, text: text! };
    super(DECKS, book.info.id, key, { name: start.name, content: start.deck }, saved);
    void this.ask();
  }

  // -- what stands

  get deck(): Deck {
    return this.content;
  }

  written(): Deck {
    return this.deck;
  }

  get text(): string {
    return deckText(this.deck, this.book);
  }

  /** The weapon of the class lies there from the start. */
  isFixed(card: CardFact): boolean {
    return card.id === weaponOf(this.book, this.deck.class) && copiesOf(this.deck, card) === 1;
  }

  // -- changing it

  add(card: CardFact): void {
    this.refusal = null;
    if (copiesOf(this.deck, card) < card.limit) this.#put(withCard(this.deck, card));
    else void this.#explain(withCard(this.deck, card));
  }

  remove(card: CardFact): void {
    this.refusal = null;
    if (this.isFixed(card)) void this.#explain(withoutCard(this.deck, card));
    else if (copiesOf(this.deck, card)) this.#put(withoutCard(this.deck, card));
  }

  replace(deck: Deck): void {
    if (deckText(deck, this.book) !== this.text) this.#put(deck);
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

  /** Why a deck would be wrong that this one is not: the rule a change would break. */
  async #explain(other: Deck): Promise<void> {
    try {
      const known = new Set(this.faults?.map(({ fr }) => fr));
      const found = await check(this.game, DECK, other);
      const fresh = found.filter(({ fr }) => !known.has(fr));
      this.refusal = fresh.find(({ rule }) => LETTER.test(rule ?? "")) ?? fresh.at(-1) ?? null;
    } catch (error) {
      this.refusal = trouble(error);
    }
  }

  /** Back to what the server keeps. */
  revert(): void {
    if (!this.saved) return;
    this.name = this.saved.name;
    this.replace(JSON.parse(this.saved.text) as Deck);
    this.draft();
  }
}
