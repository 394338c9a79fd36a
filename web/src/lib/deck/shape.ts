// A deck as people keep it: a JSON value whose keys its game chooses, or a line of text.

/** A deck; cards by id. */
export interface Deck {
  klass: string;
  cards: Record<string, number>;
  listed: string[]; // those that lie apart from the copies
}

export interface NamedDeck extends Deck {
  name: string;
}

/** A deck as the server keeps it. */
export type DeckValue = Record<string, unknown>;

export const DECK = "deck"; // the kind of keepsake
export const CARDS = "cards"; // the key of the copies by id
export const MOST_COPIES = 99; // of one card; more is no number of copies

/** The keys of a deck: its class, its copies by id, and the list of those that lie apart. */
export class Shape {
  constructor(
    readonly klass: string, // the key of its class, such as "faction"
    readonly classes: string, // the content's texts of them, such as "factions"
    readonly listed = "", // the key of that list, if there is one
    readonly form: "json" | "line" = "json", // as which decks are exported; both are read
  ) {}

  get keys(): string[] {
    return [this.klass, this.listed, CARDS].filter(Boolean);
  }

  /** The deck that a value tells, or null where it is something else. */
  deckOf(value: unknown): Deck | null {
    const found = (value ?? {}) as DeckValue;
    const { [this.klass]: klass, [this.listed]: listed = [], [CARDS]: cards } = found;
    if (typeof klass !== "string" || !Array.isArray(listed)) return null;
    if (this.listed && !(this.listed in found)) return null;
    if (!listed.every((id) => typeof id === "string")) return null;
    if (typeof cards !== "object" || cards === null) return null;
    const counted = Object.values(cards).every((n) => Number.isInteger(n) && n >= 0);
    return counted ? { klass, listed, cards: cards as Record<string, number> } : null;
  }

  value({ klass, listed, cards }: Deck): DeckValue {
    const apart = this.listed ? { [this.listed]: listed } : {};
    return { [this.klass]: klass, ...apart, [CARDS]: cards };
  }

  /** What is kept, if it is a deck. */
  read = (value: unknown): DeckValue | null => (this.deckOf(value) ? (value as DeckValue) : null);

  /** A deck as text, its cards in the order that they have. */
  text(deck: Deck): string {
    if (this.form === "line") return this.#line(deck);
    return JSON.stringify(this.value(deck), null, 2).replace(
      /\[\s+([^\]]*?)\s+\]/g,
      (_, list: string) => `[${list.replace(/\s+/g, " ")}]`,
    );
  }

  /** A deck on one line, its cards by ascending id. */
  #line({ klass, listed, cards }: Deck): string {
    const all = new Map(Object.entries(cards));
    for (const id of listed) all.set(id, (all.get(id) ?? 0) + 1);
    const copies = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, n]) => `${id}x${n}`);
    return [`${klass}:`, ...copies].join(" ");
  }

  /** How a text of a deck looks. */
  get example(): string {
    return "# …\n3 × …\n2 × …";
  }
}
