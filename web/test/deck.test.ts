import { describe, expect, it } from "vitest";
import { kind, shape } from "../src/games/duel/deck/builder";
import { words } from "../src/games/duel/deck/words";
import { speak } from "../src/lib/dictionary";
import { meanCost } from "../src/lib/deck/decks";
import { EVERYTHING, type Filter, chosen, pressed, shows } from "../src/lib/deck/facets";
import { towards } from "../src/lib/deck/roving";
import { freeName } from "../src/lib/keepsakes";
import { choose } from "../src/lib/settings.svelte";
import type { Fault, Kept } from "../src/lib/wire";
import { book, builder, deck, decks } from "./decks";

const fact = (id: string) => book().fact(id);

describe("a deck on the workbench", () => {
  it("starts as printed, or with nothing but the weapon", () => {
    const printed = () => decks().rules.presets("mage")[0]!.deck;
    const taken = printed();
    expect(taken).toEqual({
      klass: "mage",
      listed: ["orb", "rune"],
      cards: { fireball: 3, defense: 3 },
    });
    taken.cards.fireball = 0;
    expect(printed().cards.fireball).toBe(3); // a copy of its own
    expect(decks().empty("warrior").listed).toEqual(["axe"]);
  });

  it("takes copies in and out, and the deck before stays as it was", () => {
    const making = decks();
    const before = deck();
    const more = making.more(making.more(before, fact("fireball")), fact("amulet"));
    expect(making.copies(more, fact("fireball"))).toBe(3);
    expect(more.listed).toEqual(["orb", "rune", "amulet"]);
    expect(before).toEqual(deck());
    const less = making.less(making.less(more, fact("amulet")), fact("rune"));
    expect(less.listed).toEqual(["orb"]);
    const none = making.less(making.less(before, fact("fireball")), fact("fireball"));
    expect(none.cards).toEqual({});
    expect(making.less(none, fact("fireball")).cards).toEqual({});
    expect(making.less(before, fact("amulet"))).toBe(before);
  });

  it("is counted as the rules count", () => {
    const held = deck({ cards: { fireball: 3, potion: 2, reflex: 1, defense: 3 } });
    const counted = decks().counts(held);
    expect(counted.map(({ name, held, allowed }) => [name, held, allowed])).toEqual([
      ["gear_full", 2, 4],
      ["deck_full", 9, 30],
      ["too_many_neutrals", 3, 8],
      ["too_many_ephemerals", 5, 14],
      ["too_many_rapids", 1, 6],
    ]);
    expect(counted.filter(({ exact }) => exact).map(({ name }) => name)).toEqual([
      "gear_full",
      "deck_full",
    ]);
    expect([true, false].map((listed) => decks().filled(held, listed)?.name)).toEqual([
      "gear_full",
      "deck_full",
    ]);
  });

  it("has a curve of costs without its Equipments, up to the dearest card", () => {
    const bars = decks().curve(deck({ cards: { fireball: 2, defense: 3, link: 1 } }));
    expect(bars).toEqual([0, 3, 0, 2, 0, 0, 0, 1]);
    expect(meanCost(bars)).toBeCloseTo(16 / 6);
    expect(decks().curve(deck({ cards: {} }))).toEqual([0, 0, 0, 0]);
    expect(meanCost([0, 0])).toBe(0);
  });

  it("is one text whatever the order it was made in, and that text is JSON", () => {
    const one = deck({ listed: ["amulet", "orb"], cards: { fireball: 1, defense: 2 } });
    const other = deck({ listed: ["orb", "amulet"], cards: { defense: 2, fireball: 1 } });
    const text = decks().text(one);
    expect(decks().text(other)).toBe(text);
    expect(JSON.parse(text)).toEqual({ ...shape.value(one), equipment: ["orb", "amulet"] });
    expect(text).toContain('"equipment": ["orb", "amulet"]');
  });

  it("is told from other things that may lie under a name", () => {
    const value = shape.value(deck());
    expect(value).toEqual({
      class: "mage",
      equipment: ["orb", "rune"],
      cards: { fireball: 2 },
    });
    expect(shape.deckOf(value)).toEqual(deck());
    for (const wrong of [
      null,
      3,
      {},
      { ...value, cards: { a: 1.5 } },
      { ...value, equipment: "x" },
      { class: "mage", cards: {} },
    ])
      expect(shape.deckOf(wrong)).toBeNull();
  });
});

describe("the library", () => {
  const pool = () => decks().rules.pool("mage");

  it("holds the cards of the class, then neutral ones", () => {
    const ids = pool().map(({ id }) => id);
    expect(ids[0]).toBe("orb");
    expect(ids).not.toContain("parry");
    expect(ids.slice(-3)).toEqual(["amulet", "potion", "reflex"]);
  });

  it("is filtered by where cards are from, type, cost and words without accents", () => {
    const facets = builder().facets("mage");
    const seen = (chosen: Filter["chosen"], words = "") =>
      pool()
        .filter((card) => shows({ words, chosen }, facets, card, book().name(card.id)))
        .map(({ id }) => id);
    expect(seen({ from: ["neutral"] })).toEqual(["amulet", "potion", "reflex"]);
    expect(seen({ from: ["mage"], type: ["equip"] })).toEqual(["orb", "rune"]);
    expect(seen({ type: ["rapid", "ephemeral"] })).toEqual(["fireball", "potion", "reflex"]);
    expect(seen({ cost: ["4"] })).toEqual(["rune", "link"]); // and dearer ones
    expect(seen({}, "DEFENSE")).toEqual(["defense", "defense_plus"]);
    expect(seen({}, " ")).toHaveLength(9);
  });

  it("has facets of which one value is chosen, and others of which several are", () => {
    const [from, type] = builder().facets("mage");
    const press = (facet: typeof from, ...values: string[]) =>
      values.reduce((filter, value) => pressed(filter, facet!, value), EVERYTHING);
    expect(press(from, "mage", "neutral").chosen.from).toEqual(["neutral"]);
    expect(chosen(press(from, "mage", ""))).toBe(0);
    expect(press(type, "equip", "rapid", "equip").chosen.type).toEqual(["rapid"]);
    expect(chosen({ words: "x", chosen: { from: ["mage"], cost: ["1", "2"] } })).toBe(3);
  });

  it("is walked with the arrows as it lies on the screen", () => {
    // Three in a row, then two.
    const boxes = [
      [0, 0],
      [100, 0],
      [200, 0],
      [0, 90],
      [100, 90],
    ].map(([x, y]) => new DOMRect(x, y, 90, 80));
    expect(towards("ArrowRight", 2, boxes)).toBe(3);
    expect(towards("ArrowRight", 4, boxes)).toBe(-1);
    expect(towards("ArrowLeft", 0, boxes)).toBe(-1);
    expect(towards("ArrowDown", 1, boxes)).toBe(4);
    expect(towards("ArrowDown", 2, boxes)).toBe(4); // the nearest of a shorter row
    expect(towards("ArrowUp", 3, boxes)).toBe(0);
    expect(towards("ArrowUp", 0, boxes)).toBe(-1);
    expect([towards("Home", 3, boxes), towards("End", 0, boxes)]).toEqual([0, 4]);
    expect(towards("x", 0, boxes)).toBe(-1);
  });
});

describe("names of what is kept", () => {
  it("are free ones", () => {
    expect(freeName("Mage", [])).toBe("Mage");
    expect(freeName("Mage", ["Mage", "Mage 2"])).toBe("Mage 3");
    expect(freeName("Mage 2", ["Mage 2"])).toBe("Mage 3");
    const long = "x".repeat(60);
    expect(freeName(long, [long.slice(0, 40)])).toBe(`${"x".repeat(38)} 2`);
  });
});

describe("the sentences of the deck builder", () => {
  const told = (words: unknown): string[] =>
    typeof words === "string"
      ? [words]
      : typeof words === "function"
        ? [1, 2].map((n) => String((words as (...given: unknown[]) => unknown)(n, 3, 4, 5)))
        : Object.values(words as object).flatMap(told);

  it("are never empty, and follow French typography", async () => {
    await speak("en");
    for (const text of told(words())) expect(text.trim()).not.toBe("");
    await speak("fr");
    for (const text of told(words())) {
      expect(text.trim()).not.toBe("");
      expect(text).not.toMatch(/ [;:!?»]/);
      expect(text).not.toMatch(/« /);
      expect(text).not.toMatch(/\w'\w/);
    }
  });
});

describe("the shelf", () => {
  const kept = (key: string, value: unknown, faults: Fault[] = []): Kept => {
    return { key, kind: "deck", name: key, value, updated: 1, faults };
  };
  const draft = (name: string) => ({ name, deck: shape.value(deck({ cards: {} })), at: 2 });
  const wrong: Fault = { code: "rule", fr: "non", en: "no", rule: "DUEL-BUILD-04", about: [] };
  const sound = shape.value(deck());
  const { shelved, standing } = kind;

  it("holds drafts and what is kept, and says how each stands", () => {
    const items = shelved(
      [kept("good", sound), kept("open", sound, [wrong]), kept("odd", 3), kept("old", sound)],
      [
        ["new", draft("Nouveau")],
        ["old", draft("Vieux")],
      ],
    );
    expect(items.map(({ key }) => key)).toEqual(["new", "good", "open", "odd", "old"]);
    expect(items[4]!.deck?.cards).toEqual({}); // as it was left, not as it was saved
    expect(items.map((item) => standing(item).good)).toEqual([false, true, false, false, false]);
    expect(new Set(items.map((item) => standing(item).text)).size).toBe(5);
  });
});
