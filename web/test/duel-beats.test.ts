import { describe, expect, it } from "vitest";
import { beats, lasts } from "../src/games/duel/looks";
import { acts, tallies } from "../src/games/duel/chronicle";
import { type Told, follow } from "../src/games/duel/spot";
import { changes, previewOf, tolls } from "../src/games/duel/preview";
import { STRIKE, asideOf, ownTurn, pile, shieldTimer } from "../src/games/duel/state";
import { kinds } from "../src/lib/cards/held";
import { book, card, event, position, step } from "./duel";

const ATTACK = [
  event("played_card", { seat: 0, card: card("blow"), left: 1 }),
  event("announced", { seat: 0, what: card("blow"), n: 6 }),
  event("let_through", { seat: 1 }),
  event("damaged", { seat: 1, hp: 4, shield: 2 }),
  event("shielded", { seat: 0, n: 4 }),
  event("to_grave", { seat: 0, card: card("blow") }),
];

describe("beats of a duel", () => {
  it("show announcement, reaction and resolution one after the other", () => {
    expect(beats(ATTACK).map((beat) => beat.name)).toEqual([
      "play",
      "announce",
      "through",
      "hit",
      "guard",
      "rest",
    ]);
    const answered = [
      event("reacted", { seat: 1, card: card("parry"), left: 0 }),
      event("cancelled", { seat: 0, what: card("blow") }),
    ];
    expect(beats(answered).map((beat) => beat.name)).toEqual(["react", "cancel"]);
  });

  it("put together what belongs together, and leave out what needs no showing", () => {
    const drawn = [
      event("drew", { seat: 0, cards: [card("ice"), card("guard")] }),
      event("took", { seat: 0, n: 2 }),
      event("added", { seat: 0, card: 1 }),
    ];
    expect(beats(drawn)).toHaveLength(1);
    const blows = [
      event("damaged", { seat: 1, hp: 2, shield: 0 }),
      event("damaged", { seat: 1, hp: 2, shield: 0 }),
    ];
    expect(beats(blows)).toHaveLength(2); // each blow is seen
    expect(beats(blows).every((beat) => lasts(beat, 0) > 0)).toBe(true);
  });

  it("leave time to read a card that somebody else plays", () => {
    const [play] = beats(ATTACK);
    expect(lasts(play!, 1)).toBeGreaterThanOrEqual(2 * lasts(play!, 0));
    expect(lasts(play!, null)).toBe(lasts(play!, 1)); // who watches
  });
});

describe("the card in the middle", () => {
  const scene = (announced: object | null) => ({
    s: position(),
    aside: asideOf({ aside: { announced, weapon: [{ card: "axe" }, { card: "orb" }] } as never }),
    names: { labels: ["Ana", "Bo"], called: ["Ana", "Bo"], me: null },
    book: book(),
  });
  const told = (announced: object | null, events: ReturnType<typeof event>[]) => {
    const lay: (Told | null)[] = [];
    for (const beat of beats(events)) lay.push(follow(beat, lay.at(-1) ?? null, scene(announced)));
    return lay.map((card) => card && `${card.cancelled ? "no " : ""}${card.id}`);
  };

  it("is the attack, its answer, and the attack again while it is carried out", () => {
    expect(told(null, ATTACK)).toEqual(Array(6).fill("blow"));
    const blow = { card: "blow", seat: 0, damage: 6, cancelled: false };
    expect(
      told(blow, [
        event("reacted", { seat: 1, card: card("parry") }),
        event("shielded", { seat: 1, n: 4 }),
      ]),
    ).toEqual(["parry", "parry"]);
    expect(told(blow, ATTACK.slice(2))).toEqual(Array(4).fill("blow"));
    expect(follow(beats(ATTACK)[2]!, null, scene(blow))?.title).toContain("6");
  });

  it("is struck out as the attack that was cancelled, never as the answer", () => {
    const strike = { card: "strike", seat: 0, damage: 10, cancelled: false };
    const answer = [
      event("reacted", { seat: 1, card: card("parry") }),
      event("cancelled", { seat: 0, what: STRIKE }),
    ];
    expect(told(strike, answer)).toEqual(["parry", "no axe"]);
    expect(told({ ...strike, cancelled: true }, [event("let_through", { seat: 1 })])).toEqual([
      "no axe",
    ]);
  });

  it("is what does something by itself, too", () => {
    const runs = [
      event("triggered", { seat: 1, card: card("sigil") }),
      event("shielded", { seat: 1, n: 5 }),
    ];
    expect(told(null, [ATTACK[0]!, ...runs])).toEqual(["blow", "sigil", "sigil"]);
    const rain = [
      event("storm_hit", { seat: 1, card: card("ice") }),
      event("damaged", { seat: 0, hp: 2, shield: 0 }),
    ];
    expect(told(null, [ATTACK[0]!, ...rain])).toEqual(["blow", "ice", "ice"]);
    expect(told(null, [ATTACK[0]!, event("awoke", { seat: 1, card: card("sigil") })])).toEqual([
      "blow",
      "blow",
    ]);
  });

  it("goes when a turn begins and when all was told", () => {
    expect(told(null, [ATTACK[0]!, event("turn_began", { seat: 1, turn: 4, own: 2 })])).toEqual([
      "blow",
      null,
    ]);
    expect(
      follow(null, { id: "blow", title: "", cancelled: false, still: false }, scene(null)),
    ).toBe(null);
  });
});

describe("readings of a state", () => {
  it("count copies of a card as one kind", () => {
    expect(kinds(pile(position(), "hand", 0))).toEqual([
      { card: card("blow"), copies: 2 },
      { card: card("guard"), copies: 1 },
    ]);
  });

  it("number a player's own turns, and find the shield that ends first", () => {
    expect([1, 2, 3, 4].map(ownTurn)).toEqual([1, 1, 2, 2]);
    const timed = position({ pool_n: [3, 0], pool_left: [[0, 3, 2], []] });
    expect([shieldTimer(timed, 0), shieldTimer(timed, 1)]).toEqual([2, 0]);
  });
});

describe("what happened", () => {
  const log = [
    step(0, event("turn_began", { seat: 0, turn: 1, own: 1 })),
    step(1, ...ATTACK.slice(0, 2)),
    step(2, ...ATTACK.slice(2)),
    step(
      3,
      event("struck", { seat: 0, card: card("axe") }),
      event("announced", { seat: 0, what: STRIKE, n: 10 }),
    ),
    step(
      4,
      event("reacted", { seat: 1, card: card("parry") }),
      event("cancelled", { seat: 0, what: STRIKE }),
    ),
    step(
      5,
      event("damaged", { seat: 0, hp: 4, shield: 0 }),
      event("let_through", { seat: 1 }),
      event("shielded", { seat: 0, n: 3 }),
    ),
    step(
      6,
      event("ended_turn", { seat: 0, turn: 1 }),
      event("turn_began", { seat: 1, turn: 2, own: 1 }),
      event("storm_hit", { seat: 0, card: card("ice") }),
    ),
    step(7, event("damaged", { seat: 1, hp: 1, shield: 0 })),
  ];

  it("is told act by act, an answer between announcement and resolution", () => {
    expect(acts(log).map(({ name, seat, cancelled }) => [name, seat, cancelled])).toEqual([
      ["card", 0, false],
      ["strike", 0, true],
      ["rapid", 1, false],
      ["storm", 0, false],
    ]);
    const [blow, strike, parry, storm] = acts(log);
    expect(blow).toMatchObject({ hurt: 4, blocked: 2, guard: 4, turn: 1 });
    expect(parry).toMatchObject({ hurt: 4 });
    expect(strike).toMatchObject({ guard: 3 });
    expect(storm).toMatchObject({ hurt: 1, turn: 2 });
  });

  it("is added up turn by turn", () => {
    expect(tallies(log)).toEqual([
      { turn: 1, hurt: [4, 4], blocked: [2, 0], guard: [7, 0] },
      { turn: 2, hurt: [1, 0], blocked: [0, 0], guard: [0, 0] },
    ]);
  });
});

describe("the preview of a card", () => {
  it("adds up what would change before the turn ends", () => {
    const later = [
      event("ended_turn", { seat: 0, turn: 3 }),
      event("shield_gone", { seat: 1, n: 9 }),
      event("healed", { seat: 1, n: 3 }),
    ];
    expect(changes([...ATTACK, ...later])).toEqual({ hp: [0, -4], shield: [4, -2] });
  });

  it("is read from the longest line that could be played", () => {
    const tried = (events: ReturnType<typeof event>[], refusal: object | null = null) =>
      ({ state: {}, acting: 0, legal: [], events, refusal }) as never;
    const refused = tried([], { fr: "non", en: "no", rule: "E-10" });
    expect(previewOf([tried(ATTACK.slice(0, 2)), tried(ATTACK)])?.hp).toEqual([0, -4]);
    expect(previewOf([tried(ATTACK), refused])?.hp).toEqual([0, -4]);
    expect(previewOf([refused, refused])).toBeNull();
    expect(previewOf(null)).toBeNull();
  });

  it("names who strikes and who is struck", () => {
    const names = { labels: ["Ada", "Bob"], called: ["Ada", "Bob"], me: 0 };
    expect(tolls(changes(ATTACK), 0, names)).toEqual(["Ada → Bob: −4 HP, −2 shield"]);
    expect(tolls({ hp: [-3, 0], shield: [0, 0] }, 0, names)).toEqual(["Ada: −3 HP"]);
    expect(tolls({ hp: [0, 5], shield: [4, 0] }, 0, names)).toEqual([]);
  });
});
