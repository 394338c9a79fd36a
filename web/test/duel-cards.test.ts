import { describe, expect, it } from "vitest";
import { decksOf } from "../src/games/duel/deck/builder";
import { perSeat } from "../src/lib/options";
import { badges, splice } from "../src/games/duel/splice";
import type { Duel } from "../src/games/duel/state";
import type { PlaceDuel } from "../src/lib/wire";
import { book, card, position } from "./duel";

const value = (verb: string, base: number, now = base, hits = 1) => ({ verb, base, now, hits });
/** A text whose figures stand in brackets, "[damage 3]", with the forms of words, "[card|cards]". */
function printed(text: string): [string, PlaceDuel[]] {
  const places: PlaceDuel[] = [];
  let [said, of, n] = ["", "", 0];
  for (const part of text.split(/(\[[^\]]*\])/)) {
    const inside = part.startsWith("[") ? part.slice(1, -1) : "";
    const [one = "", many = ""] = inside.split("|");
    const at = said.length;
    if (many) places.push({ at, of, n, one, many });
    else if (inside) {
      [of, n] = [inside.split(" ")[0]!, Number(inside.split(" ")[1])];
      places.push({ at, of, n, one: "", many: "" });
    }
    said += many ? one : inside ? String(n) : part;
  }
  return [said, places];
}
const spliced = (text: string, values: ReturnType<typeof value>[]) =>
  splice(...printed(text), values)
    .map((piece) => {
      if ("text" in piece) return piece.text;
      return "sum" in piece ? ` = ${piece.sum}` : `${piece.base} → ${piece.now}`;
    })
    .join("");

describe("a card's text", () => {
  it("shows what counts now beside what is printed", () => {
    const text = "Inflige [damage 3] dégâts et donne [shield 2] points de bouclier.";
    expect(spliced(text, [value("damage", 3, 6), value("shield", 2, 4)])).toBe(
      "Inflige 3 → 6 dégâts et donne 2 → 4 points de bouclier.",
    );
    expect(spliced(text, [value("damage", 3), value("shield", 2, 4)])).toBe(
      "Inflige 3 dégâts et donne 2 → 4 points de bouclier.",
    );
  });

  it("says of more than one what was printed for one", () => {
    const now = [value("damage", 2, 4), value("shield", 1, 3)];
    expect(
      spliced("Inflige [damage 2] dégâts et donne [shield 1] [point|points] de bouclier.", now),
    ).toBe("Inflige 2 → 4 dégâts et donne 1 → 3 points de bouclier.");
    expect(spliced("Draw [draw 1] [card|cards].", [value("draw", 1, 2)])).toBe("Draw 1 → 2 cards.");
    expect(spliced("Inflige [damage 1] [dégât|dégâts].", [value("damage", 1)])).toBe(
      "Inflige 1 dégât.",
    );
    expect(spliced("Inflige [damage 1] [dégât|dégâts].", [value("damage", 1, 0)])).toBe(
      "Inflige 1 → 0 dégât.",
    );
  });

  it("takes how often or how long for no amount", () => {
    expect(spliced("Inflige 3 fois [damage 3] dégâts.", [value("damage", 3, 6, 3)])).toBe(
      "Inflige 3 fois 3 → 6 dégâts.",
    );
    expect(spliced("Gain +[stat 3] Resistance for 3 turns.", [value("stat", 3)])).toBe(
      "Gain +3 Resistance for 3 turns.",
    );
  });

  it("adds what stands nowhere in it", () => {
    const strikes = [value("weapon_attack", 5, 15), value("weapon_attack", 5, 15)];
    expect(spliced("Frappe 2 fois avec votre arme.", strikes)).toBe(
      "Frappe 2 fois avec votre arme. = 30",
    );
    expect(splice("Annule l’attaque annoncée.", [], [value("cancel", 0)])).toEqual([
      { text: "Annule l’attaque annoncée." },
    ]);
  });

  it("has badges for its amounts", () => {
    expect(badges([value("damage", 3, 6, 3), value("at_end", 0), value("draw", 1)])).toEqual([
      { sign: "damage", text: "3×6", changed: true },
      { sign: "draw", text: "1", changed: false },
    ]);
  });
});

describe("the printed game", () => {
  it("knows cards, classes and hit points", () => {
    const s = position();
    expect(book().name(book().id(card("blow")))).toBe("the blow");
    expect(book().classOf(1, { classes: ["warrior", "mage"] }, s)).toBe("mage");
    expect(book().classOf(0, {}, s)).toBe("warrior"); // from the weapon on the board
    expect(book().mostHp(0, { hp: [30, 40] }, s)).toBe(100); // never less than there is
    expect(book().mostHp(1, { hp: [30, 140], classes: "warrior,mage" }, s)).toBe(160);
  });

  it("reads options that each seat has its own of", () => {
    expect(perSeat("mage,warrior")).toEqual(["mage", "warrior"]);
    expect(perSeat("mage")).toEqual(["mage", "mage"]);
    expect(perSeat([100, 120])).toEqual(["100", "120"]);
    expect(perSeat(undefined)).toEqual([]);
  });
});

describe("a deck", () => {
  const deck = { klass: "warrior", listed: ["axe", "rune"], cards: { blow: 2, parry: 1 } };
  const lying = (s: Duel) => decksOf(book()).laid({ ...s }, 0);

  it("is put on the table without what lies there already", () => {
    const s = position({
      gear: [
        [card("axe"), -1, -1, -1],
        [-1, -1, -1, -1],
      ],
      list: [
        [card("blow"), -1, -1],
        [-1, -1, -1],
      ],
    });
    expect(lying(s)).toEqual(["axe", "blow"]);
    expect(decksOf(book()).missing(deck, lying(s))).toEqual(["rune", "blow", "parry"]);
    const other = position({ gear: [[card("orb"), -1, -1, -1], []], list: [[], []] });
    expect(decksOf(book()).missing(deck, lying(other))).toBeNull();
  });
});
