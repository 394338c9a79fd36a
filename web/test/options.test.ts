import { describe, expect, it } from "vitest";
import {
  chosenWords,
  fitted,
  fitting,
  remembered,
  sent,
  termsOf,
  usual,
  valuesOf,
  withValue,
  wordOf,
} from "../src/lib/options";
import type { GameInfo, OptionInfo } from "../src/lib/wire";

const option = (given: Partial<OptionInfo>): OptionInfo => ({
  name: "lamps",
  kind: "names",
  default: "oil",
  fr: "Les lampes",
  en: "The lamps",
  values: [],
  low: 0,
  high: 0,
  seats: 0,
  each: "",
  distinct: false,
  ...given,
});
const lamps = option({
  kind: "per_seat",
  each: "names",
  seats: 2,
  values: ["oil", "wax"],
  default: ["oil", "wax"],
});
const hours = option({
  name: "hours",
  kind: "per_seat",
  each: "range",
  seats: 2,
  low: 1,
  high: 200,
  default: [100, 120],
});
const rounds = option({ name: "rounds", kind: "range", low: 1, high: 3, default: 2 });

describe("options", () => {
  it("list their values, or let a number be typed", () => {
    expect(valuesOf(lamps)).toEqual(["oil", "wax"]);
    expect(valuesOf(rounds)).toEqual(["1", "2", "3"]);
    expect(valuesOf(hours)).toBeNull();
  });

  it("send what differs from the default, a value for each seat", () => {
    expect([usual(lamps), usual(hours), usual(rounds)]).toEqual([
      ["oil", "wax"],
      ["100", "120"],
      ["2"],
    ]);
    const all = [lamps, hours, rounds];
    expect(sent(all, {})).toEqual({});
    expect(sent(all, { lamps: ["oil", "wax"], rounds: ["2"] })).toEqual({});
    expect(sent(all, { lamps: ["wax", "wax"], rounds: ["3"], unknown: ["1"] })).toEqual({
      lamps: "wax,wax",
      rounds: "3",
    });
  });

  it("go from seat to seat where no two may have the same", () => {
    const coats = option({ ...lamps, values: ["oil", "wax", "gas"], distinct: true });
    expect(withValue(coats, ["oil", "wax"], 0, "wax")).toEqual(["wax", "oil"]);
    expect(withValue(coats, ["oil", "wax"], 0, "gas")).toEqual(["gas", "wax"]);
    expect(withValue(lamps, ["oil", "wax"], 0, "wax")).toEqual(["wax", "wax"]);
  });

  it("keep a typed number within its range", () => {
    expect(withValue(hours, ["100", "120"], 1, "500")).toEqual(["100", "200"]);
    expect(withValue(hours, ["100", "120"], 0, "-3.5")).toEqual(["1", "120"]);
    expect(withValue(hours, ["100", "120"], 0, "")).toEqual(["1", "120"]);
    expect(withValue(lamps, ["oil", "wax"], 0, "wax")).toEqual(["wax", "wax"]);
  });

  it("are remembered while the game still knows them", () => {
    expect(remembered(lamps, ["wax", "oil"], ["oil", "oil"])).toEqual(["wax", "oil"]);
    expect(remembered(undefined, ["wax", "oil"], ["oil", "oil"])).toEqual(["wax", "oil"]);
    for (const last of [undefined, ["wax"], ["wax", "gas"], "wax,oil"])
      expect(remembered(lamps, last, ["oil", "oil"])).toEqual(["oil", "oil"]);
  });

  it("are said in the game's own words before the room's", () => {
    const candle = { fr: "bougie", en: "candle" };
    const info = { texts: { options: { "lamps.wax": candle } } } as unknown as GameInfo;
    const room = { wax: { fr: "cire", en: "wax" }, oil: { fr: "huile", en: "oil" } };
    expect(wordOf(info, lamps, "wax", room)).toBe(candle);
    expect(wordOf(info, lamps, "oil", room)).toBe(room.oil);
    expect(wordOf({ texts: {} } as unknown as GameInfo, lamps, "wax")).toBeUndefined();
  });

  it("tell at a table what its room offers first, and what is not the usual", () => {
    const map = option({ name: "map", default: "plain", values: ["plain"], fr: "la carte" });
    const info = {
      seats: 1,
      options: [map, lamps, hours, rounds],
      chosen: {
        map: "name: Le gué\n".repeat(9),
        lamps: ["oil", "wax"],
        hours: [100, 120],
        rounds: 3,
      },
      texts: { options: { "lamps.oil": { fr: "huile", en: "oil" } } },
    } as unknown as GameInfo;
    const quick = (name: string) => ({ option: name, proposed: [], labels: [] });
    const drawn = { ...quick("map"), says: () => ({ fr: "Le gué", en: "The Ford" }) };
    const said = termsOf(info, { quick: [drawn, quick("lamps")] });
    expect(said.map(({ fr }) => fr)).toEqual([
      "la carte\u00a0: Le gué",
      "Les lampes\u00a0: huile",
      "Les lampes\u00a0: 3",
    ]);
    expect(termsOf(info, {}).map(({ fr }) => fr)).toEqual(["la carte", "Les lampes\u00a0: 3"]);
  });

  it("say once what all seats have alike", () => {
    const texts = { options: { "lamps.oil": { fr: "huile", en: "oil" } } };
    const info = { options: [option({ kind: "per_seat" })], texts } as unknown as GameInfo;
    const said = (values: string[]) => chosenWords(info, { lamps: values })[0]?.fr;
    expect(said(["oil", "oil", "oil"])).toBe("Les lampes\u00a0: huile");
    expect(said(["oil", "wax"])).toBe("Les lampes\u00a0: huile, wax");
  });

  it("say teams by how many each side has", () => {
    const teams = option({ name: "teams", kind: "per_seat", fr: "Les équipes", en: "Teams" });
    const info = { options: [teams], texts: {} } as unknown as GameInfo;
    const said = (values: number[]) => chosenWords(info, { teams: values })[0];
    expect(said([0, 0, 1, 1])?.fr).toBe("Les équipes\u00a0: 2 contre 2");
    expect(said([0, 1, 1])?.en).toBe("Teams: 1 against 2");
    expect(said([0, 1, 2])?.fr).toBe("Les équipes\u00a0: chacun pour soi");
  });
});

describe("choices that hang on each other", () => {
  const wicks = option({
    name: "wicks",
    kind: "per_seat",
    each: "names",
    seats: 2,
    values: ["plain", "thick", "thin"],
    default: ["plain", "plain"],
  });
  const info = { options: [lamps, wicks] } as unknown as GameInfo;
  const fits = (_: GameInfo, name: string, value: string, chosen: Record<string, string>) =>
    name !== "wicks" || value === "plain" || (value === "thick") === (chosen.lamps === "oil");

  it("offer each seat what goes with the rest of it, and nothing else", () => {
    expect(fitting(info, wicks, {}, 0, fits)).toEqual(["plain", "thick"]);
    expect(fitting(info, wicks, {}, 1, fits)).toEqual(["plain", "thin"]);
    expect(fitting(info, wicks, { lamps: ["wax", "wax"] }, 0, fits)).toEqual(["plain", "thin"]);
    expect(fitting(info, wicks, {}, 0, undefined)).toEqual(wicks.values);
  });

  it("go back to the usual where they go together no more", () => {
    const chosen = { lamps: ["wax", "wax"], wicks: ["thick", "thin"] };
    expect(fitted(info, chosen, fits)).toEqual({ ...chosen, wicks: ["plain", "thin"] });
    expect(fitted(info, chosen, undefined)).toBe(chosen);
  });
});
