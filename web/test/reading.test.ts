import { describe, expect, it } from "vitest";
import { shape } from "../src/games/duel/deck/builder";
import { distance, readDeckText } from "../src/lib/deck/reading";
import { Unreadable, readLenient } from "../src/lib/lenient";
import { deck, decks } from "./decks";

describe("JSON as people paste it", () => {
  const value = (text: string) => readLenient(text).value;
  const mends = (text: string) => readLenient(text).mends;

  it("is read as it stands", () => {
    const text = '{"a": [1, -2.5, "x\\n\\u00e9\\"", true, null], "b": {"c": {}}, "d": []}';
    expect(readLenient(text)).toEqual({ value: JSON.parse(text), mends: [] });
    expect(value('{"__proto__": 1}')).toEqual(JSON.parse('{"__proto__": 1}'));
  });

  it("is read between other words, and says so", () => {
    expect(readLenient('My deck:\n```json\n{"a": 1}\n```\nEnjoy')).toEqual({
      value: { a: 1 },
      mends: ["around"],
    });
    expect(mends('\uFEFF \u00a0{"a": 1}\n\n')).toEqual([]);
  });

  it("is read with other quotes, commas, bare words and comments", () => {
    expect(value("{“a”: ‘b’, «\u00a0c\u00a0»: 'd'}")).toEqual({ a: "b", c: "d" });
    expect(mends("{“a”: 1}")).toEqual(["quotes"]);
    expect(value('{"a": 1,, "b": [1 2,],}')).toEqual({ a: 1, b: [1, 2] });
    expect(mends('{"a": [1,]}')).toEqual(["commas"]);
    expect(mends('{"a": 1\n"b": 2}')).toEqual(["commas"]);
    expect(value("{class: mage, défense_plus: 2}")).toEqual({ class: "mage", défense_plus: 2 });
    expect(mends("{a: 1}")).toEqual(["bare"]);
    expect(readLenient('{ // why\n"a": /* how */ 1}')).toEqual({
      value: { a: 1 },
      mends: ["comments"],
    });
  });

  it("says where it can't be read, and why", () => {
    const wrong = (text: string) => {
      try {
        readLenient(text);
      } catch (error) {
        const { fault, line, column } = error as Unreadable;
        return [fault, line, column];
      }
      return null;
    };
    expect(wrong("")).toEqual(["nothing", 1, 1]);
    expect(wrong("fireball x3")).toEqual(["nothing", 1, 1]);
    expect(wrong('{"a": [1,\n 2')).toEqual(["end", 2, 3]);
    expect(wrong('{"a": "b\n}')).toEqual(["quote", 1, 7]);
    expect(wrong('{"a" 1}')).toEqual(["unexpected", 1, 6]);
    expect(wrong('{"a": [1}')).toEqual(["unexpected", 1, 9]);
    expect(wrong('{"a": ?}')).toEqual(["unexpected", 1, 7]);
    expect(wrong('{"a": "\\u00"}')).toEqual(["unexpected", 1, 10]);
    expect(wrong('{"a":'.repeat(40))?.[0]).toBe("deep");
    expect(wrong("{" + " ".repeat(30_000))?.[0]).toBe("long");
  });
});

describe("a deck out of a text", () => {
  const read = (text: string) => readDeckText(text, decks());

  it("is the deck whose text it is", () => {
    const whole = deck({ listed: ["orb", "rune", "amulet"], cards: { defense: 3, potion: 2 } });
    expect(read(decks().text(whole))).toEqual({ deck: whole, name: "", notes: [] });
  });

  it("is read from its own export, with its name", () => {
    const whole = deck({ listed: ["orb", "rune", "amulet"], cards: { defense: 3, potion: 2 } });
    const text = decks().written(whole, "Feu (2)");
    expect(text.split("\n").slice(0, 4)).toEqual([
      "# Feu (2)",
      "Mage (mage)",
      "",
      "1 × Bone Orb (orb)",
    ]);
    expect(text).toContain("\n3 × Defense (defense)\n");
    expect(read(text)).toEqual({ deck: whole, name: "Feu (2)", notes: [] });
  });

  it("is read from a list as people write it, by names, with or without a class", () => {
    const list =
      "Mon feu\nclasse : Magicien\n3× Boule de feu\n2x Défense +\n1 Rune d'énergie\nOrbe d’os";
    expect(read(list)).toEqual({
      deck: deck({ listed: ["rune", "orb"], cards: { fireball: 3, defense_plus: 2 } }),
      name: "Mon feu",
      notes: [],
    });
    expect(read("boule de feu x2, defense")).toEqual({
      deck: deck({ listed: [], cards: { fireball: 2, defense: 1 } }),
      name: "",
      notes: [{ kind: "guessed", names: ["mage"] }],
    });
    expect(read("Magicien\n3 × Boule de fou\n2 × Q9\n1 × Défense")).toEqual({
      trouble: {
        kind: "unknown",
        cards: [
          { name: "Boule de fou", like: "fireball" },
          { name: "Q9", like: null },
        ],
      },
    });
  });

  it("is understood by names in both languages, without case, accents or signs", () => {
    const text = `{"class": "Magicien", "equipment": ["orbe D’OS", "Rune of Energy"],
      "cards": {"Boule de feu": "x3", "DEFENSE +": 2, "minor-potion": "1"}}`;
    expect(read(text)).toEqual({
      deck: deck({ cards: { fireball: 3, defense_plus: 2, potion: 1 } }),
      name: "",
      notes: [],
    });
  });

  it("is found in something kept, with its name", () => {
    const kept = JSON.stringify({
      key: "k",
      kind: "deck",
      name: " Feu ",
      value: shape.value(deck()),
    });
    expect(read(kept)).toEqual({ deck: deck(), name: "Feu", notes: [] });
    expect(read(JSON.stringify({ ...shape.value(deck()), name: "Feu", hero: 1 }))).toEqual({
      deck: deck(),
      name: "Feu",
      notes: [{ kind: "ignored", names: ["hero"] }],
    });
  });

  it("may be a list of names, mixed, or without its class; what was guessed is told", () => {
    const text = `{"equipment": "orb, rune", "cards": ["fireball", "amulet", "fireball"]}`;
    expect(read(text)).toEqual({
      deck: deck({ listed: ["orb", "rune", "amulet"] }),
      name: "",
      notes: [
        { kind: "guessed", names: ["mage"] },
        { kind: "moved", names: ["amulet"] },
      ],
    });
  });

  it("keeps what only the rules may judge", () => {
    const text = `{"class": "mage", "equipment": ["orb", "orb"], "cards": {"fireball": 9, "parry": 1, "link": 0}}`;
    expect(read(text)).toEqual({
      deck: deck({ listed: ["orb", "orb"], cards: { fireball: 9, parry: 1 } }),
      name: "",
      notes: [],
    });
  });

  it("is refused with what is wrong", () => {
    const trouble = (text: string) => {
      const found = read(text);
      return "trouble" in found ? found.trouble : null;
    };
    expect(trouble("hello")).toMatchObject({ kind: "text", fault: { fault: "nothing" } });
    expect(trouble("{}")).toEqual({ kind: "noCards" });
    expect(trouble('{"class": "mage", "equipment": 3}')).toEqual({ kind: "listed" });
    expect(trouble('{"class": "mage", "cards": "fireball"}')).toEqual({ kind: "cards" });
    expect(trouble('{"class": "druid", "cards": {"fireball": 1}}')).toEqual({
      kind: "noClass",
      found: '"druid"',
      known: ["mage", "warrior"],
    });
    expect(trouble('{"cards": {"fireball": 1, "parry": 1}}')).toMatchObject({
      kind: "noClass",
      found: null,
    });
    for (const count of ["-1", "1.5", "100", '"many"', "[]", "null"])
      expect(trouble(`{"class": "mage", "cards": {"fireball": ${count}}}`)).toMatchObject({
        kind: "count",
        name: "fireball",
      });
    expect(trouble('{"class": "mage", "cards": {"firebal": 1, "qqqq": 1}}')).toEqual({
      kind: "unknown",
      cards: [
        { name: "firebal", like: "fireball" },
        { name: "qqqq", like: null },
      ],
    });
  });

  it("counts how far names lie apart", () => {
    expect([distance("", "abc"), distance("chat", "chats"), distance("rune", "lune")]).toEqual([
      3, 1, 1,
    ]);
  });
});
