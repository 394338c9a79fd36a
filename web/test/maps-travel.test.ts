import { describe, expect, it } from "vitest";
import { packed, unpacked } from "../src/lib/maps/link";
import { NEVER, isEven, nearestOf, ticksFrom, ticksOfAll, waysOf } from "../src/lib/maps/travel";
import { TEXT, print, sketch } from "./maps";

const POINT = 2772;

describe("ways across a map", () => {
  it("cost what the ground costs, in whole ticks", () => {
    const { chart } = sketch();
    const walk = ticksFrom(chart, print().ground("walk"), [0]);
    expect(walk[0]).toBe(0);
    expect(walk[1]).toBe(POINT); // road
    expect(walk[14]).toBe(3 * POINT + 4620); // sand: 60 percent
    expect(walk[7]).toBe(POINT + 3465); // forest: 80 percent
    const roll = ticksFrom(chart, print().ground("roll"), [0]);
    expect(roll[1]).toBe(2520); // road: 110 percent
    expect(walk.every(Number.isInteger) && roll.every(Number.isInteger)).toBe(true);
  });

  it("stop at water on foot, and at land afloat but for what is wet", () => {
    const { chart } = sketch(
      TEXT.replace("..::..", "~~~~~~").replace("B=....", "P=....").replace("....=B", "~...=B"),
    );
    const walk = ticksOfAll(chart, print().ground("walk"), 2);
    expect(walk[0]![0]).toBe(NEVER); // a port creates no walker
    expect(walk[1]![0]).toBe(NEVER);
    expect(walk[1]![29]).toBe(0);
    const float = ticksFrom(chart, print().ground("float"), [12]);
    expect(float[17]).toBe(5 * POINT);
    expect(float[0]).toBe(NEVER); // the port does not touch this water
    const shore = { ...chart, letters: chart.letters.with(6, "~") };
    expect(ticksFrom(shore, print().ground("float"), [12])[0]).toBe(2 * POINT);
  });

  it("tell who is nearest to each building, and by how much", () => {
    const { chart, players } = sketch();
    const ground = print().ground("walk");
    const ticks = ticksOfAll(chart, ground, players);
    const ways = waysOf(chart, ground, ticks);
    expect(ways.map(({ letter, owner }) => `${letter}${owner}`)).toEqual(["B1", "O0", "O0", "B2"]);
    expect(ways[1]!.ticks[0]).toBe(ways[2]!.ticks[1]);
    expect(isEven(ways, 2)).toBe(true);
    const uneven = { ...chart, letters: chart.letters.with(16, "O").with(20, ".") };
    const others = ticksOfAll(uneven, ground, players);
    expect(isEven(waysOf(uneven, ground, others), 2)).toBe(false);
  });

  it("know ties, and that nobody may come", () => {
    expect(nearestOf([3, 5, 4])).toEqual({ nearest: [1], lead: 1 });
    expect(nearestOf([3, 3])).toEqual({ nearest: [1, 2], lead: 0 });
    expect(nearestOf([NEVER, NEVER])).toEqual({ nearest: [], lead: 0 });
    expect(nearestOf([NEVER, 2])).toEqual({ nearest: [2], lead: NEVER });
  });
});

describe("a map in a link", () => {
  it("comes out as it went in, and is short", async () => {
    const letters = await packed(TEXT);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(await unpacked(letters)).toEqual({ text: TEXT });
    const large = `${TEXT}${"~~..ff^^=:".repeat(3)}\n`.repeat(32).slice(0, 4000);
    expect((await packed(large)).length).toBeLessThan(600);
    expect(await unpacked(await packed("é « » 𝄞"))).toEqual({ text: "é « » 𝄞" });
  });

  it("is refused by name when it is empty, cut, changed or no link at all", async () => {
    const letters = await packed(TEXT);
    expect(await unpacked("")).toEqual({ fault: "empty" });
    for (const bad of [
      letters.slice(0, -6),
      letters.slice(4),
      `${letters.slice(0, 20)}A${letters.slice(21)}`,
      "bonjour",
      "a+b/c=",
      "%E0%A4%A",
      "é",
      "-",
    ])
      expect(await unpacked(bad), bad).toEqual({ fault: "broken" });
  });

  it("is not opened when it is far too long, packed or unpacked", async () => {
    expect(await unpacked("A".repeat(20_000))).toEqual({ fault: "long" });
    const bomb = await packed("a".repeat(2_000_000));
    expect(bomb.length).toBeLessThan(12_000);
    expect(await unpacked(bomb)).toEqual({ fault: "long" });
  });
});
