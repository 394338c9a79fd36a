// A deck out of whatever text somebody pastes: written a little wrong is read and said, and what
// can't be understood is named. Whether such a deck may be played is asked of the rules afterwards.
import { type Mend, Unreadable, readLenient } from "../lenient";
import type { GameInfo } from "../wire";
import type { DeckCard, Decks } from "./decks";
import { folded } from "./facets";
import { CARDS, type Deck, MOST_COPIES } from "./shape";

/** What was understood though it was not written so. */
export type Note = { kind: Mend } | { kind: "moved" | "guessed" | "ignored"; names: string[] };

/** Why there is no deck in a text. */
export type Trouble =
  | { kind: "text"; fault: Unreadable }
  | { kind: "noClass"; found: string | null; known: string[] }
  | { kind: "noCards" }
  | { kind: "listed" | "cards" }
  | { kind: "count"; name: string; found: string }
  | { kind: "unknown"; cards: { name: string; like: string | null }[] };

export type Read = { deck: Deck; name: string; notes: Note[] } | { trouble: Trouble };

const LINE = /^([^:{}]+):([^{}]*)$/; // no JSON text begins so
const COPIES = /^(.+?)(?:[x×*](\d{1,4}))?$/i;
const ENTRY = /^(?:(\d{1,4})\s*[x×*]?\s+)?(.+?)(?:\s+[x×*]\s*(\d{1,4})|[x×*](\d{1,4}))?$/i; // "3 × Reed", "reed x3"
const MARKED = /^(.*)\(([^()]+)\)$/; // "Reed (reed)"
const TITLE = /^#+\s*/;
const SPACED = /\s+([x×*])\s*(?=\d+(?:\s|$))/gi; // "reed x 2"

/** The deck that a text tells: a card on each line, all on one, or JSON. */
export function readDeckText(text: string, decks: Decks): Read {
  try {
    const [, klass = "", cards = ""] = LINE.exec(text.trim()) ?? [];
    const reading = new Reading(decks);
    if (reading.classOf(klass)) return reading.line(klass, cards);
    if (reading.isList(text)) return reading.list(text);
    const { value, mends } = readLenient(text);
    return reading.value(value as Record<string, unknown>, mends);
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

class Reading {
  readonly #notes: Note[] = [];
  readonly #cards: Map<string, DeckCard>; // by id and by every name
  readonly #unknown: string[] = [];

  constructor(private readonly decks: Decks) {
    const { cards, info } = decks.book;
    const named = cards.flatMap((card) =>
      namesOf(info, "cards", card.id).map((name) => [name, card] as const),
    );
    const ids = cards.map((card) => [plain(card.id), card] as const);
    this.#cards = new Map([...named, ...ids]); // an id counts before a name that looks the same
  }

  /** Cards in any order, `IDxN`; those written several times add up. */
  line(klass: string, cards: string): Read {
    const written = cards.replace(SPACED, "$1").split(/\s+/).filter(Boolean);
    const listed = written.flatMap((word) => {
      const known = this.#cards.has(plain(word)); // its name ends like a number of copies
      const [, name = word, n = "1"] = (known ? null : COPIES.exec(word)) ?? [];
      const card = this.#cards.get(plain(name));
      return this.#known(name, card, copies(name, n), card && this.decks.isListed(card));
    });
    return this.#whole(klass, listed, "");
  }

  /** Whether a text names cards line by line. */
  isList(text: string): boolean {
    return !text.includes("{") && linesOf(text).some((line) => this.#entry(line).card);
  }

  /** A card on each line with its number of copies; the class on one of its own, a name above. */
  list(text: string): Read {
    let [name, klass]: [string, string | undefined] = ["", undefined];
    const listed = linesOf(text).flatMap((line, at) => {
      const title = TITLE.test(line) ? line.replace(TITLE, "") : null;
      if (title !== null) name ||= title.trim();
      if (title !== null) return [];
      const { card, called, count, counted } = this.#entry(line);
      const own = card ? undefined : this.#classIn(line);
      if (own) klass ??= own;
      else if (!card && !counted && at === 0) name = line;
      else
        return this.#known(called, card, copies(called, count), card && this.decks.isListed(card));
      return [];
    });
    return this.#whole(klass, listed, name);
  }

  /** What a line of a list names, and how often. */
  #entry(line: string) {
    const whole = this.#cards.get(plain(line)); // its name ends like a number of copies
    if (whole) return { card: whole, called: line, count: "1", counted: false };
    const [, before, called = line, after, close] = ENTRY.exec(line) ?? [];
    const count = before ?? after ?? close;
    return {
      card: this.#cardIn(called),
      called,
      count: count ?? "1",
      counted: count !== undefined,
    };
  }

  /** The card that a name with its id behind it tells, or either alone. */
  #cardIn(text: string): DeckCard | undefined {
    const [, name = text, id = ""] = MARKED.exec(text) ?? [];
    return this.#cards.get(plain(id)) ?? this.#cards.get(plain(name));
  }

  /** The class that a line names: "Mage (mage)", "Class: mage". */
  #classIn(line: string): string | undefined {
    const [, name = line, id = ""] = MARKED.exec(line) ?? [];
    const said = [id, name, name.split(":").at(-1) ?? ""];
    return said.map((one) => this.classOf(one)).find(Boolean);
  }

  value(whole: Record<string, unknown>, mends: Mend[]): Read {
    const { shape } = this.decks;
    this.#notes.push(...mends.map((kind) => ({ kind })));
    const value = inner(whole);
    const ignored = Object.keys(value).filter((key) => ![...shape.keys, "name"].includes(key));
    if (ignored.length) this.#notes.push({ kind: "ignored", names: ignored });
    const apart = shape.listed ? value[shape.listed] : undefined;
    if (apart === undefined && value[CARDS] === undefined) stop({ kind: "noCards" });
    const listed = [...this.#apart(apart), ...this.#copies(value[CARDS])];
    const name = typeof value.name === "string" ? value.name.trim() : "";
    return this.#whole(value[shape.klass], listed, name);
  }

  #whole(klass: unknown, listed: Listed[], name: string): Read {
    if (this.#unknown.length) stop({ kind: "unknown", cards: this.#unknown.map(this.#like) });
    const deck = this.#sorted(this.#class(klass, listed), listed);
    return { deck, name, notes: this.#notes };
  }

  #apart(value: unknown): Listed[] {
    if (value === undefined || value === null) return [];
    const names = typeof value === "string" ? value.split(/\s*[,;]\s*/) : value;
    if (!Array.isArray(names) || !names.every((name) => typeof name === "string"))
      stop({ kind: "listed" });
    return (names as string[]).flatMap((name) => this.#named(name, 1, true));
  }

  /** Copies by name, or names as often as they are there. */
  #copies(value: unknown): Listed[] {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) {
      if (!value.every((name) => typeof name === "string")) stop({ kind: "cards" });
      return (value as string[]).flatMap((name) => this.#named(name, 1, false));
    }
    if (typeof value !== "object") stop({ kind: "cards" });
    return Object.entries(value as object).flatMap(([name, count]) =>
      this.#named(name, copies(name, count), false),
    );
  }

  #named(name: string, count: number, apart: boolean): Listed[] {
    return this.#known(name, this.#cards.get(plain(name)), count, apart);
  }

  #known(name: string, card: DeckCard | undefined, count: number, apart = false): Listed[] {
    if (!card) this.#unknown.push(name);
    return card ? [{ card, count, apart }] : [];
  }

  /** The nearest name there is, for one that there is not. */
  readonly #like = (name: string) => {
    const wanted = plain(name);
    const near = [...this.#cards]
      .map(([known, card]) => ({ card, steps: distance(wanted, known) }))
      .reduce((best, next) => (next.steps < best.steps ? next : best));
    const most = Math.max(1, Math.floor(wanted.length / 3));
    return { name: name.slice(0, 40), like: near.steps <= most ? near.card.id : null };
  };

  /** The class that goes by a name, in any language. */
  classOf(name: string): string | undefined {
    const { book, rules, shape } = this.decks;
    const said = plain(name);
    return rules.classes.find((id) => said && namesOf(book.info, shape.classes, id).includes(said));
  }

  /** The class as it is written, else the only one whose decks may hold all of the cards. */
  #class(value: unknown, listed: Listed[]): string {
    const found = typeof value === "string" ? this.classOf(value) : undefined;
    if (found) return found;
    const known = this.decks.rules.classes;
    const fits = (klass: string) => {
      const pool = new Set(this.decks.rules.pool(klass).map(({ id }) => id));
      return listed.length > 0 && listed.every(({ card }) => pool.has(card.id));
    };
    const [only, ...others] = value === undefined ? known.filter(fits) : [];
    if (only === undefined || others.length) {
      const shown = value === undefined ? null : String(JSON.stringify(value)).slice(0, 40);
      return stop({ kind: "noClass", found: shown, known });
    }
    this.#notes.push({ kind: "guessed", names: [only] });
    return only;
  }

  /** What lies apart with its like, copies with copies, wherever they were written. */
  #sorted(klass: string, listed: Listed[]): Deck {
    const deck: Deck = { klass, listed: [], cards: {} };
    for (const { card, count } of listed) {
      if (this.decks.isListed(card)) deck.listed.push(...Array<string>(count).fill(card.id));
      else if (count) deck.cards[card.id] = (deck.cards[card.id] ?? 0) + count;
    }
    const wrong = listed.filter(({ card, apart }) => this.decks.isListed(card) !== apart);
    if (wrong.length) {
      this.#notes.push({ kind: "moved", names: [...new Set(wrong.map(({ card }) => card.id))] });
    }
    return deck;
  }
}

interface Listed {
  card: DeckCard;
  count: number;
  apart: boolean; // written among those that lie apart
}

/** The lines of a list: commas and semicolons part cards too. */
function linesOf(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);
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
