// A duel for tests: turn 3, A (a warrior) to play against B (a mage), with a few printed cards.
import { Book, type CardFact } from "../src/games/duel/book";
import { type Duel, NONE, PLAY } from "../src/games/duel/state";
import type { EventDuel as Event, GameInfo } from "../src/lib/wire";

export const CARDS = ["axe", "rune", "blow", "guard", "parry", "orb", "ice", "sigil"] as const;
export const card = (id: (typeof CARDS)[number]) => CARDS.indexOf(id);

const FACTS: (Partial<CardFact> & { id: string })[] = [
  { id: "axe", class: "warrior", type: "equip", weapon: 5 },
  { id: "rune", class: "warrior", type: "equip", cost: 1, verbs: ["heal"] },
  {
    id: "blow",
    class: "warrior",
    cost: 1,
    attack: true,
    frappe: true,
    verbs: ["damage", "shield"],
  },
  { id: "guard", class: "warrior", cost: 0, verbs: ["shield"] },
  { id: "parry", class: "warrior", type: "rapid", cost: 1, verbs: ["cancel"] },
  { id: "orb", class: "mage", type: "equip", weapon: 0 },
  { id: "ice", class: "mage", type: "ephemeral", cost: 1, verbs: ["freeze"] },
  { id: "sigil", class: "neutral", type: "equip", cost: 3, verbs: ["shield"] },
];

/** The printed game, as much of it as the page reads. */
export function book(): Book {
  const named = (text: (id: string) => string) =>
    Object.fromEntries(CARDS.map((id) => [id, { fr: text(id), en: text(id) }]));
  const info = {
    id: "duel",
    labels: { cards: [...CARDS] },
    texts: { cards: named((id) => `the ${id}`), card_texts: named((id) => `${id} does 3.`) },
    options: [{ name: "hp", default: [100, 100] }],
    facts: {
      cards: FACTS.map((fact) => ({
        class: "neutral",
        copies: 1,
        type: "normal",
        cost: 0,
        attack: false,
        frappe: false,
        weapon: null,
        limit: 3,
        verbs: [],
        ...fact,
      })),
      classes: [
        { id: "warrior", force: 1, resistance: 1, hp: 100 },
        { id: "mage", force: 0, resistance: 0, hp: 120 },
      ],
    },
  };
  return new Book(info as unknown as GameInfo);
}

const pair = (a = 0, b = a) => [a, b];
const rows = (length: number, value = 0) => pair().map(() => Array<number>(length).fill(value));
const cards = (length: number, ...known: number[]) => [
  ...known,
  ...Array<number>(length - known.length).fill(NONE),
];

export function position(change: Partial<Duel> = {}): Duel {
  const s = {
    seat: 0,
    phase: PLAY,
    turn: 3,
    active: 0,
    first: 0,
    ended: 0,
    hp: pair(100),
    shield: pair(),
    mana: pair(2, 1),
    force: pair(1, 0),
    resistance: pair(1, 0),
    weapon_bonus: pair(),
    invincible: pair(),
    struck: pair(),
    custom: pair(),
    hand: [cards(30, card("blow"), card("guard"), card("blow")), cards(30)],
    hand_n: pair(3, 4),
    deck: [cards(30), cards(30)],
    deck_n: pair(20, 21),
    grave: [cards(30), cards(30)],
    grave_n: pair(),
    removed: [cards(30), cards(30)],
    removed_n: pair(),
    list: [cards(30), cards(30)],
    gear: [cards(4, card("axe"), card("rune")), cards(4, card("orb"), card("sigil"))],
    gear_state: rows(4),
    pool_n: pair(),
    pool_amount: rows(12),
    pool_left: rows(12),
    pending: NONE,
    ...change,
  };
  return s as unknown as Duel;
}

/** An event; arguments that do not matter to a test are left out, but for the seat. */
export function event<K extends Event["kind"]>(
  kind: K,
  args: Partial<Extract<Event, { kind: K }>["args"]> = {},
  fr = "",
  en = fr,
): Event {
  return { kind, args: { seat: 0, ...args }, seen: 0xffff, fr, en } as never;
}

export function step(made: number, ...events: ReturnType<typeof event>[]) {
  return {
    version: made,
    made,
    number: made,
    seat: 0,
    events,
    move: null,
    undo: false,
    patches: [],
  };
}
