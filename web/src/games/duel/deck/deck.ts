// A deck on the workbench: copies in and out, what it counts up to, its text. Whether it may be
// played is for the rules to say; here are only numbers.
import type { Book, CardFact } from "../book";
import type { Deck } from "../decks";

export const DECK = "deck"; // the kind of keepsake
export const MOST_COPIES = 99; // copies of one card that can be written down

/** Every card that is printed, in the order of the content. */
export function allCards(book: Book): CardFact[] {
  return book.facts.cards;
}

/** The cards a deck of a class may hold: its own, then neutral ones. */
export function cardsFor(book: Book, klass: string): CardFact[] {
  const cards = allCards(book);
  const of = (wanted: string) => cards.filter((card) => card.class === wanted);
  return [...of(klass), ...of("neutral")];
}

/** The weapon of a class, which is always in the deck. */
export function weaponOf(book: Book, klass: string): string {
  return allCards(book).find((card) => card.class === klass && card.weapon !== null)?.id ?? "";
}

/** The deck a class has in print. */
export function printedDeck(book: Book, klass: string): Deck {
  const { deck } = book.classes.find(({ id }) => id === klass)!;
  return { class: klass, equipment: [...deck.equipment], cards: { ...deck.cards } };
}

/** A deck as it was kept, or null where something else lies under its name. */
export function asDeck(value: unknown): Deck | null {
  const { class: klass, equipment, cards } = (value ?? {}) as Partial<Deck>;
  if (typeof klass !== "string" || !Array.isArray(equipment)) return null;
  if (!equipment.every((id) => typeof id === "string")) return null;
  if (typeof cards !== "object" || cards === null) return null;
  const counted = Object.values(cards).every((n) => Number.isInteger(n) && n >= 0);
  return counted ? { class: klass, equipment, cards } : null;
}

/** Nothing but the weapon. */
export function emptyDeck(book: Book, klass: string): Deck {
  return { class: klass, equipment: [weaponOf(book, klass)], cards: {} };
}

export function copiesOf(deck: Deck, card: CardFact): number {
  if (card.type === "equip") return deck.equipment.filter((id) => id === card.id).length;
  return deck.cards[card.id] ?? 0;
}

/** The same deck with one more copy. */
export function withCard(deck: Deck, card: CardFact): Deck {
  if (card.type === "equip") return { ...deck, equipment: [...deck.equipment, card.id] };
  const copies = Math.min(MOST_COPIES, copiesOf(deck, card) + 1);
  return { ...deck, cards: { ...deck.cards, [card.id]: copies } };
}

/** The same deck with one copy less. */
export function withoutCard(deck: Deck, card: CardFact): Deck {
  if (card.type === "equip") {
    const equipment = deck.equipment.toSpliced(deck.equipment.lastIndexOf(card.id), 1);
    return deck.equipment.includes(card.id) ? { ...deck, equipment } : deck;
  }
  const { [card.id]: copies = 0, ...cards } = deck.cards;
  return { ...deck, cards: copies > 1 ? { ...cards, [card.id]: copies - 1 } : cards };
}

/** What the rules of decks count, with what they allow. */
export interface Count {
  name: string;
  held: number;
  allowed: number;
  exact: boolean; // neither more nor less
}

export function counts(deck: Deck, book: Book): Count[] {
  return book.facts.limits.map(({ name, most, exact, cards }) => ({
    ...{ name, allowed: most, exact },
    held: cards.reduce((total, id) => total + copiesOf(deck, book.fact(id)), 0),
  }));
}

/** How many cards cost 0, 1, 2 … mana; Equipments cost none. */
export function costCurve(deck: Deck, book: Book): number[] {
  const bars: number[] = [0, 0, 0, 0];
  for (const [id, copies] of Object.entries(deck.cards)) {
    const { cost, type } = book.fact(id);
    if (type !== "equip") bars[cost] = (bars[cost] ?? 0) + copies;
  }
  return Array.from(bars, (bar) => bar ?? 0);
}

export function meanCost(bars: number[]): number {
  const cards = bars.reduce((total, bar) => total + bar, 0);
  return cards ? bars.reduce((total, bar, cost) => total + bar * cost, 0) / cards : 0;
}

export interface Row {
  card: CardFact;
  copies: number;
}

/** The Equipments of a deck as they lie on the table. */
export function gearRows(deck: Deck, book: Book): Row[] {
  const order = allCards(book).map((card) => card.id);
  return [...new Set(deck.equipment)]
    .map((id) => ({ card: book.fact(id), copies: deck.equipment.filter((e) => e === id).length }))
    .sort((a, b) => order.indexOf(a.card.id) - order.indexOf(b.card.id));
}

/** Its other cards, cheapest first, in the order of the content. */
export function cardRows(deck: Deck, book: Book): Row[] {
  const order = allCards(book).map((card) => card.id);
  return Object.entries(deck.cards)
    .map(([id, copies]) => ({ card: book.fact(id), copies }))
    .sort(
      (a, b) => a.card.cost - b.card.cost || order.indexOf(a.card.id) - order.indexOf(b.card.id),
    );
}

/** A deck as text, to keep elsewhere or to send: the same text for the same deck. */
export function deckText(deck: Deck, book: Book): string {
  const equipment = gearRows(deck, book).flatMap(({ card, copies }) =>
    Array<string>(copies).fill(card.id),
  );
  const known = cardRows(deck, book).map(({ card, copies }) => [card.id, copies] as const);
  return JSON.stringify(
    { class: deck.class, equipment, cards: Object.fromEntries(known) },
    null,
    2,
  ).replace(/\[\s+([^\]]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, " ")}]`);
}
