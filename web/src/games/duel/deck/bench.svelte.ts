// The workbench: one deck being made. Every change is shown at once and asked of the rules a moment
// later; the page itself judges nothing.
import { trouble } from "../../../lib/http";
import { check, keep } from "../../../lib/keepsakes";
import type { Kept, Problem } from "../../../lib/wire";
import type { Book, CardFact } from "../book";
import type { Deck } from "../decks";
import { DECK, copiesOf, deckText, weaponOf, withCard, withoutCard } from "./deck";
import { dropDraft, keepDraft } from "./drafts";

const PAUSE = 180; // ms without a change before the rules are asked
const REMEMBERED = 60; // changes that can be taken back
const LETTER = /-[a-z]$/; // a rule that speaks of copies and kinds of cards

export class Bench {
  deck = $state.raw<Deck>({ class: "", equipment: [], cards: {} });
  name = $state("");
  faults = $state.raw<Problem[] | null>(null); // null: not known yet
  asking = $state(false); // what is shown as faults is of a moment ago
  unreached = $state.raw<unknown>(null); // the rules could not be asked
  refusal = $state.raw<Problem | null>(null); // why a copy was not added
  saving = $state(false);
  #past = $state.raw<Deck[]>([]);
  #saved = $state.raw<{ name: string; text: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticket = 0;

  constructor(
    readonly book: Book,
    readonly key: string,
    start: { name: string; deck: Deck },
    stored: Kept | null,
  ) {
    this.deck = start.deck;
    this.name = start.name;
    if (stored) this.#remember(stored.name, stored.value as Deck);
    void this.ask();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#ticket++;
  }

  // -- what stands

  /** Whether something would be lost that the server does not keep. */
  get changed(): boolean {
    return this.#saved?.name !== this.name.trim() || this.#saved.text !== this.text;
  }

  get stored(): boolean {
    return this.#saved !== null;
  }

  get text(): string {
    return deckText(this.deck, this.book);
  }

  /** The rules find nothing wrong with the deck as it stands. */
  get ready(): boolean {
    return this.faults?.length === 0 && !this.asking;
  }

  get undoable(): boolean {
    return this.#past.length > 0;
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

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#show(last);
  }

  rename(name: string): void {
    this.name = name;
    this.#draft();
  }

  #put(deck: Deck): void {
    this.#past = [...this.#past, this.deck].slice(-REMEMBERED);
    this.#show(deck);
  }

  #show(deck: Deck): void {
    this.refusal = null;
    this.deck = deck;
    this.asking = true;
    this.#draft();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  #draft(): void {
    if (this.changed) keepDraft(this.key, this.name, this.deck);
    else dropDraft(this.key);
  }

  // -- asking the rules

  async ask(): Promise<void> {
    const ticket = ++this.#ticket;
    this.asking = true;
    this.unreached = null;
    try {
      const faults = await check(this.book.info.id, DECK, this.deck);
      if (ticket !== this.#ticket) return;
      this.faults = faults;
      this.asking = false;
    } catch (error) {
      if (ticket !== this.#ticket) return;
      this.faults = null; // nobody knows
      this.unreached = error;
    }
  }

  /** Why a deck would be wrong that this one is not: the rule a change would break. */
  async #explain(other: Deck): Promise<void> {
    try {
      const known = new Set(this.faults?.map(({ fr }) => fr));
      const found = await check(this.book.info.id, DECK, other);
      const fresh = found.filter(({ fr }) => !known.has(fr));
      this.refusal = fresh.find(({ rule }) => LETTER.test(rule ?? "")) ?? fresh.at(-1) ?? null;
    } catch (error) {
      this.refusal = trouble(error);
    }
  }

  // -- keeping it

  async save(): Promise<void> {
    this.saving = true;
    const { name, deck } = this;
    try {
      const stored = await keep(this.book.info.id, this.key, { kind: DECK, name, value: deck });
      if (this.name === name) this.name = stored.name;
      this.#remember(stored.name, deck);
      this.#draft();
    } finally {
      this.saving = false;
    }
  }

  /** Back to what the server keeps. */
  revert(): void {
    if (!this.#saved) return;
    this.name = this.#saved.name;
    this.replace(JSON.parse(this.#saved.text) as Deck);
    this.#draft();
  }

  #remember(name: string, deck: Deck): void {
    this.#saved = { name, text: deckText(deck, this.book) };
  }
}
