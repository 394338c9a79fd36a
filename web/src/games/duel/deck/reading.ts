// A deck out of whatever text somebody pastes: written a little wrong is read and said, and what
// can't be understood is named. Whether such a deck may be played is asked of the rules afterwards.
import { type Mend, Unreadable, readLenient } from "../../../lib/lenient";
import type { GameInfo } from "../../../lib/wire";
import type { Book, CardFact } from "../book";
import type { Deck } from "../decks";
import { MOST_COPIES, allCards } from "./deck";
import { folded } from "./filter";

/** What was understood though it was not written so. */
export type Note = { kind: Mend } | { kind: "moved" | "guessed" | "ignored"; names: string[] };

/** Why there is no deck in a text. */
export type Trouble =
  | { kind: "text"; fault: Unreadable }
  | { kind: "noClass"; found: string | null; known: string[] }
  | { kind: "noCards" }
  | { kind: "gear" | "cards" }
  | { kind: "count"; name: string; found: string }
  | { kind: "unknown"; cards: { name: string; like: string | null }[] };

export type Read = { deck: Deck; name: string; notes: Note[] } | { trouble: Trouble };

/** The deck that a text tells. */
export function readDeckText(text: string, book: Book): Read {
  try {
    const { value, mends } = readLenient(text);
    return new Reading(book, mends).read(value as Record<string, unknown>);
  } catch (error) {
    if (error instanceof Unreadable) return { trouble: { kind: "text", fault: error } };
    if (error instanceof Stop) return { trouble: error.trouble };
    throw error;
  }
}

class Stop extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.kind);
  }
}

const KEYS = ["class", "equipment", "cards", "name"];

class Reading {
  readonly #notes: Note[];
  readonly #cards: Map<string, CardFact>; // by id and by every name
  readonly #unknown: string[] = [];

  constructor(
    private readonly book: Book,
    mends: Mend[],
  ) {
    this.#notes = mends.map((kind) => ({ kind }));
    const { info } = book;
    const named = allCards(book).flatMap((card) =>
      namesOf(info, "cards", card.id).map((name) => [name, card] as const),
    );
    const ids = allCards(book).map((card) => [plain(card.id), card] as const);
    this.#cards = new Map([...named, ...ids]); // an id counts before a name that looks the same
  }

  read(whole: Record<string, unknown>): Read {
    const value = inner(whole);
    const ignored = Object.keys(value).filter((key) => !KEYS.includes(key));
    if (ignored.length) this.#notes.push({ kind: "ignored", names: ignored });
    if (value.equipment === undefined && value.cards === undefined) stop({ kind: "noCards" });
    const listed = [...this.#gear(value.equipment), ...this.#copies(value.cards)];
    if (this.#unknown.length) stop({ kind: "unknown", cards: this.#unknown.map(this.#like) });
    const deck = this.#sorted(this.#class(value.class, listed), listed);
    const name = typeof value.name === "string" ? value.name.trim() : "";
    return { deck, name, notes: this.#notes };
  }

  #gear(value: unknown): Listed[] {
    if (value === undefined || value === null) return [];
    const names = typeof value === "string" ? value.split(/\s*[,;]\s*/) : value;
    if (!Array.isArray(names) || !names.every((name) => typeof name === "string"))
      stop({ kind: "gear" });
    return (names as string[]).flatMap((name) => this.#known(name, 1, true));
  }

  /** Copies by name, or names as often as they are there. */
  #copies(value: unknown): Listed[] {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) {
      if (!value.every((name) => typeof name === "string")) stop({ kind: "cards" });
      return (value as string[]).flatMap((name) => this.#known(name, 1, false));
    }
    if (typeof value !== "object") stop({ kind: "cards" });
    return Object.entries(value as object).flatMap(([name, count]) =>
      this.#known(name, copies(name, count), false),
    );
  }

  #known(name: string, count: number, gear: boolean): Listed[] {
    const card = this.#cards.get(plain(name));
    if (!card) this.#unknown.push(name);
    return card ? [{ card, count, gear }] : [];
  }

  /** The nearest name there is, for one that there is not. */
  readonly #like = (name: string) => {
    const wanted = plain(name);
    const near = [...this.#cards]
      .map(([known, card]) => ({ card, steps: distance(wanted, known) }))
      .reduce((best, next) => (next.steps < best.steps ? next : best));
    const most = Math.max(2, Math.floor(wanted.length / 4));
    return { name: name.slice(0, 40), like: near.steps <= most ? near.card.id : null };
  };

  /** The class as it is written, else the only one the cards are of. */
  #class(value: unknown, listed: Listed[]): string {
    const { info } = this.book;
    const known = this.book.classes.map(({ id }) => id);
    const said = typeof value === "string" ? plain(value) : null;
    const found = known.find((id) => said && namesOf(info, "classes", id).includes(said));
    if (found) return found;
    const seen = new Set(listed.map(({ card }) => card.class).filter((of) => of !== "neutral"));
    if (value !== undefined || seen.size !== 1) {
      const shown = value === undefined ? null : String(JSON.stringify(value)).slice(0, 40);
      stop({ kind: "noClass", found: shown, known });
    }
    const [only] = seen;
    this.#notes.push({ kind: "guessed", names: [only!] });
    return only!;
  }

  /** Equipments with Equipments, cards with cards, wherever they were written. */
  #sorted(klass: string, listed: Listed[]): Deck {
    const deck: Deck = { class: klass, equipment: [], cards: {} };
    for (const { card, count } of listed) {
      if (card.type === "equip") deck.equipment.push(...Array<string>(count).fill(card.id));
      else if (count) deck.cards[card.id] = (deck.cards[card.id] ?? 0) + count;
    }
    const wrong = listed.filter(({ card, gear }) => (card.type === "equip") !== gear);
    if (wrong.length) {
      this.#notes.push({ kind: "moved", names: [...new Set(wrong.map(({ card }) => card.id))] });
    }
    return deck;
  }
}

interface Listed {
  card: CardFact;
  count: number;
  gear: boolean; // written among the Equipments
}

function stop(trouble: Trouble): never {
  throw new Stop(trouble);
}

/** The deck itself, where it lies in something kept. */
function inner(whole: Record<string, unknown>): Record<string, unknown> {
  for (const key of ["value", "deck"]) {
    const inside = whole[key];
    const plainObject = typeof inside === "object" && inside !== null && !Array.isArray(inside);
    if (plainObject && whole.cards === undefined) {
      return { name: whole.name, ...(inside as Record<string, unknown>) };
    }
  }
  return whole;
}

/** 3, "3" or "x3"; a whole number that is not too large. */
function copies(name: string, count: unknown): number {
  const said = typeof count === "string" ? count.trim().replace(/^[x×]\s*|\s*[x×]$/gi, "") : count;
  const found = typeof said === "string" && /^\d+$/.test(said) ? Number(said) : said;
  if (typeof found === "number" && Number.isInteger(found) && found >= 0 && found <= MOST_COPIES)
    return found;
  return stop({ kind: "count", name, found: String(JSON.stringify(count)).slice(0, 40) });
}

/** A name as it is compared: without case, accents, or what stands between words. */
function plain(name: string): string {
  return folded(name).replace(/[^\p{L}\p{N}+]+/gu, "");
}

/** The id and the names of something, as they are compared. */
function namesOf(info: GameInfo, section: string, id: string): string[] {
  const { fr = "", en = "" } = info.texts[section]?.[id] ?? {};
  return [id, fr, en].map(plain).filter(Boolean);
}

/** How many letters must be changed, added or left out. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const last = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      row.push(Math.min(change, last[j]! + 1, row[j - 1]! + 1));
    }
  }
  return row[b.length]!;
}
