// Decks on the workbench: copies in and out, what a deck counts up to, its text. Whether it may be
// played is for the rules to say; here are only numbers.
import type { Book, Printed } from "../cards/book";
import type { Value } from "../wire";
import { type Deck, MOST_COPIES, type Shape } from "./shape";

/** A card that decks are made of. */
export interface DeckCard extends Printed {
  limit: number; // copies of it that a deck may hold
}

/** A limit as the game's facts tell it: what counts against it, and how much of it there may be. */
export interface Limit {
  name: string;
  most: number;
  exact: boolean; // neither more nor less
  cards: string[];
}

/** A deck that there is in print. */
export interface Preset {
  name: string;
  title?: string; // what a deck begun with it is called, else as its class
  help: string; // what is to be known of it
  move: string; // that takes it whole, before a match
  take: string; // on the button that puts it in the place of another
  deck: Deck;
}

/** What a game says of its decks; most of it stands in the facts of its content. */
export interface DeckRules<C extends DeckCard> {
  shape: Shape;
  classes: string[];
  limits: Limit[];
  pool(klass: string): C[]; // the cards that a deck of a class may hold, in the order they are shown
  presets(klass: string): Preset[];
  printed: string; // what the option `decks` calls the deck of one who has none of their own
  foe(klass: string): string; // whom a class meets where nothing else is chosen
  isListed?(card: C): boolean; // lies apart from the copies
  given?(klass: string): string[]; // listed cards that always lie there
  besides?(state: Record<string, Value>, seat: number): number[]; // what lies there with the list
}

/** What the rules of decks count, with what they allow. */
export interface Count {
  name: string;
  held: number;
  allowed: number;
  exact: boolean;
}

export interface Row {
  card: DeckCard;
  copies: number;
}

const BARS = 4; // of a curve, at least

export class Decks<C extends DeckCard = DeckCard> {
  constructor(
    readonly book: Book<C>,
    readonly rules: DeckRules<C>,
  ) {}

  get shape(): Shape {
    return this.rules.shape;
  }

  className(klass: string): string {
    return this.book.said(this.shape.classes, klass) || klass;
  }

  isListed(card: C): boolean {
    return this.rules.isListed?.(card) ?? false;
  }

  given(klass: string): string[] {
    return this.rules.given?.(klass) ?? [];
  }

  /** The options of a match with a deck of one's own of a class, against another's in print. */
  options(klass: string, foe: string): Record<string, string> {
    return { [this.shape.classes]: `${klass},${foe}`, decks: `custom,${this.rules.printed}` };
  }

  /** The cards of a seat's deck that lie on a table so far, as far as they are known. */
  laid(state: Record<string, Value>, seat: number): string[] {
    const list = (state.list as number[][])[seat] ?? [];
    const cards = [...(this.rules.besides?.(state, seat) ?? []), ...list];
    return cards.filter((card) => card >= 0).map((card) => this.book.id(card));
  }

  /** Nothing but what always lies there. */
  empty(klass: string): Deck {
    return { klass, listed: this.given(klass), cards: {} };
  }

  // -- copies

  copies(deck: Deck, card: C): number {
    if (this.isListed(card)) return deck.listed.filter((id) => id === card.id).length;
    return deck.cards[card.id] ?? 0;
  }

  /** The same deck with one more copy. */
  more(deck: Deck, card: C): Deck {
    if (this.isListed(card)) return { ...deck, listed: [...deck.listed, card.id] };
    const copies = Math.min(MOST_COPIES, this.copies(deck, card) + 1);
    return { ...deck, cards: { ...deck.cards, [card.id]: copies } };
  }

  /** The same deck with one copy less. */
  less(deck: Deck, card: C): Deck {
    if (this.isListed(card)) {
      const listed = deck.listed.toSpliced(deck.listed.lastIndexOf(card.id), 1);
      return deck.listed.includes(card.id) ? { ...deck, listed } : deck;
    }
    const { [card.id]: copies = 0, ...cards } = deck.cards;
    return { ...deck, cards: copies > 1 ? { ...cards, [card.id]: copies - 1 } : cards };
  }

  /** Whether the last copy of a card always lies there. */
  isFixed(deck: Deck, card: C): boolean {
    return this.given(deck.klass).includes(card.id) && this.copies(deck, card) === 1;
  }

  // -- numbers

  counts(deck: Deck): Count[] {
    const pool = new Set(this.rules.pool(deck.klass).map(({ id }) => id));
    const counts = ({ cards, exact }: Limit) => exact || cards.some((id) => pool.has(id));
    return this.rules.limits.filter(counts).map(({ name, most, exact, cards }) => ({
      ...{ name, allowed: most, exact },
      held: cards.reduce((total, id) => total + this.copies(deck, this.book.fact(id)), 0),
    }));
  }

  /** The limit that one part of a deck fills: what is listed, or the copies. */
  filled(deck: Deck, listed: boolean): Count | undefined {
    const fills = ({ exact, cards }: Limit) =>
      exact && cards.every((id) => this.isListed(this.book.fact(id)) === listed);
    const limit = this.rules.limits.find(fills);
    return this.counts(deck).find(({ name }) => name === limit?.name);
  }

  /** How many copies cost 0, 1, 2 …; what is listed costs something else. */
  curve(deck: Deck): number[] {
    const bars = Array<number>(BARS).fill(0);
    for (const [id, copies] of Object.entries(deck.cards)) {
      const card = this.book.fact(id);
      if (!this.isListed(card)) bars[card.cost] = (bars[card.cost] ?? 0) + copies;
    }
    return Array.from(bars, (bar) => bar ?? 0);
  }

  /** One part of a deck: what is listed in the order of the content, copies with the cheapest first. */
  rows(deck: Deck, listed: boolean): Row[] {
    const order = this.book.cards.map((card) => card.id);
    const ids = listed ? [...new Set(deck.listed)] : Object.keys(deck.cards);
    return ids
      .map((id) => {
        const copies = listed
          ? deck.listed.filter((other) => other === id).length
          : (deck.cards[id] ?? 0);
        return { card: this.book.fact(id), copies, at: order.indexOf(id) };
      })
      .sort((a, b) => (listed ? 0 : a.card.cost - b.card.cost) || a.at - b.at);
  }

  // -- texts and moves

  /** A deck as text, to keep elsewhere or to send: the same text for the same deck. */
  text(deck: Deck): string {
    const listed = this.rows(deck, true).flatMap(({ card, copies }) => times(card.id, copies));
    const cards = this.rows(deck, false).map(({ card, copies }) => [card.id, copies] as const);
    return this.shape.text({ klass: deck.klass, listed, cards: Object.fromEntries(cards) });
  }

  /** A deck as people read it: its name, its class, a card on each line. It is read again from that. */
  written(deck: Deck, name = ""): string {
    const rows = [...this.rows(deck, true), ...this.rows(deck, false)];
    return [
      ...(name.trim() ? [`# ${name.trim()}`] : []),
      `${this.className(deck.klass)} (${deck.klass})`,
      "",
      ...rows.map(({ card, copies }) => `${copies} × ${this.book.name(card.id)} (${card.id})`),
      "",
    ].join("\n");
  }

  /** The cards of a deck one by one, without those that are laid already; null if these clash. */
  missing(deck: Deck, laid: string[]): string[] | null {
    const copies = Object.entries(deck.cards).flatMap(([id, n]) => times(id, n));
    const wanted = [...deck.listed, ...copies];
    for (const id of laid) {
      const at = wanted.indexOf(id);
      if (at < 0) return null;
      wanted.splice(at, 1);
    }
    return wanted;
  }
}

function times(id: string, n: number): string[] {
  return Array<string>(n).fill(id);
}

/** What the cards of a curve cost on average. */
export function meanCost(bars: number[]): number {
  const cards = bars.reduce((total, bar) => total + bar, 0);
  return cards ? bars.reduce((total, bar, cost) => total + bar * cost, 0) / cards : 0;
}
