import { describe, expect, it } from "vitest";
import * as making from "../src/games/duel/deck/deck";
import { EVERYTHING, chosen, shows, toggled } from "../src/games/duel/deck/filter";
import { towards } from "../src/games/duel/deck/roving";
import { shelved, standing } from "../src/games/duel/deck/shelf";
import { books } from "../src/games/duel/deck/words";
import { freeName } from "../src/lib/keepsakes";
import type { Kept, Problem } from "../src/lib/wire";
import { book, deck } from "./decks";

const fact = (id: string) => book().fact(id);

describe("a deck on the workbench", () => {
  it("starts as printed, or with nothing but the weapon", () => {
    const printed = making.printedDeck(book(), "mage");
    expect(printed).toEqual({
      class: "mage",
      equipment: ["orb", "rune"],
      cards: { fireball: 3, defense: 3 },
    });
    printed.cards.fireball = 0;
    expect(making.printedDeck(book(), "mage").cards.fireball).toBe(3); // a copy of its own
    expect(making.emptyDeck(book(), "warrior").equipment).toEqual(["axe"]);
  });

  it("takes copies in and out, and the deck before stays as it was", () => {
    const before = deck();
    const more = making.withCard(making.withCard(before, fact("fireball")), fact("amulet"));
    expect(making.copiesOf(more, fact("fireball"))).toBe(3);
    expect(more.equipment).toEqual(["orb", "rune", "amulet"]);
    expect(before).toEqual(deck());
    const less = making.withoutCard(making.withoutCard(more, fact("amulet")), fact("rune"));
    expect(less.equipment).toEqual(["orb"]);
    const none = making.withoutCard(making.withoutCard(before, fact("fireball")), fact("fireball"));
    expect(none.cards).toEqual({});
    expect(making.withoutCard(none, fact("fireball")).cards).toEqual({});
    expect(making.withoutCard(before, fact("amulet"))).toBe(before);
  });

  it("is counted as the rules count", () => {
    const held = deck({ cards: { fireball: 3, potion: 2, reflex: 1, defense: 3 } });
    const counted = making.counts(held, book());
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
  });

  it("has a curve of costs without its Equipments, up to the dearest card", () => {
    const bars = making.costCurve(deck({ cards: { fireball: 2, defense: 3, link: 1 } }), book());
    expect(bars).toEqual([0, 3, 0, 2, 0, 0, 0, 1]);
    expect(making.meanCost(bars)).toBeCloseTo(16 / 6);
    expect(making.costCurve(deck({ cards: {} }), book())).toEqual([0, 0, 0, 0]);
    expect(making.meanCost([0, 0])).toBe(0);
  });

  it("is one text whatever the order it was made in, and that text is JSON", () => {
    const one = deck({ equipment: ["amulet", "orb"], cards: { fireball: 1, defense: 2 } });
    const other = deck({ equipment: ["orb", "amulet"], cards: { defense: 2, fireball: 1 } });
    const text = making.deckText(one, book());
    expect(making.deckText(other, book())).toBe(text);
    expect(JSON.parse(text)).toEqual({ ...one, equipment: ["orb", "amulet"] });
    expect(text).toContain('"equipment": ["orb", "amulet"]');
  });

  it("is told from other things that may lie under a name", () => {
    expect(making.asDeck(deck())).toEqual(deck());
    for (const wrong of [
      null,
      3,
      {},
      { ...deck(), cards: { a: 1.5 } },
      { ...deck(), equipment: "x" },
    ])
      expect(making.asDeck(wrong)).toBeNull();
  });
});

describe("the library", () => {
  it("holds the cards of the class, then neutral ones", () => {
    const ids = making.cardsFor(book(), "mage").map(({ id }) => id);
    expect(ids[0]).toBe("orb");
    expect(ids).not.toContain("parry");
    expect(ids.slice(-3)).toEqual(["amulet", "potion", "reflex"]);
  });

  it("is filtered by where cards are from, type, cost and words without accents", () => {
    const seen = (filter: object) =>
      making
        .cardsFor(book(), "mage")
        .filter((card) => shows({ ...EVERYTHING, ...filter }, card, book().name(card.id)))
        .map(({ id }) => id);
    expect(seen({ from: "neutral" })).toEqual(["amulet", "potion", "reflex"]);
    expect(seen({ from: "class", types: ["equip"] })).toEqual(["orb", "rune"]);
    expect(seen({ types: ["rapid", "ephemeral"] })).toEqual(["fireball", "potion", "reflex"]);
    expect(seen({ costs: [4] })).toEqual(["rune", "link"]); // and dearer ones
    expect(seen({ words: "DEFENSE" })).toEqual(["defense", "defense_plus"]);
    expect(seen({ words: " " })).toHaveLength(9);
    expect(chosen({ ...EVERYTHING, from: "class", costs: [1, 2] })).toBe(3);
    expect(toggled(toggled([1], 2), 1)).toEqual([2]);
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

  it("are never empty, and follow French typography", () => {
    for (const text of [...told(books.fr), ...told(books.en)]) expect(text.trim()).not.toBe("");
    for (const text of told(books.fr)) {
      expect(text).not.toMatch(/ [;:!?»]/);
      expect(text).not.toMatch(/« /);
      expect(text).not.toMatch(/\w'\w/);
    }
  });
});

describe("the shelf", () => {
  const kept = (key: string, value: unknown, faults: Problem[] = []): Kept => {
    return { key, kind: "deck", name: key, value, updated: 1, faults };
  };
  const draft = (name: string) => ({ name, deck: deck({ cards: {} }), at: 2 });
  const wrong: Problem = { code: "rule", fr: "non", en: "no", rule: "DUEL-BUILD-04" };

  it("holds drafts and what is kept, and says how each stands", () => {
    const items = shelved(
      [kept("good", deck()), kept("open", deck(), [wrong]), kept("odd", 3), kept("old", deck())],
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
