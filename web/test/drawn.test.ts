// The house's own table: moves gathered by verb, found by their words.
import { describe, expect, it } from "vitest";
import { groupsOf } from "../src/lib/drawn/moves";
import { faceOf } from "../src/lib/faces";
import type { Legal } from "../src/lib/wire";

const choice = (notation: string, words: string) => ({
  words,
  move: { notation, verb: notation.split(" ")[0] } as Legal,
});
const CHOICES = [
  choice("lay lamp", "Poser : lampe"),
  choice("toss lamp", "Jeter : lampe"),
  choice("lay clock", "Poser : épée"),
  choice("pass", "Laisser faire"),
];

describe("moves in words", () => {
  it("stand together by verb, under the words they all begin with", () => {
    const groups = groupsOf(CHOICES);
    expect(groups.map(({ verb, choices }) => [verb, choices.length])).toEqual([
      ["lay", 2],
      ["toss", 1],
      ["pass", 1],
    ]);
    expect(groups.map(({ title }) => title)).toEqual(["Poser :", "", ""]);
  });

  it("are found by any of their words, accents and capitals aside, or by their notation", () => {
    const found = (typed: string) =>
      groupsOf(CHOICES, typed).flatMap(({ choices }) => choices.map(({ move }) => move.notation));
    expect(found("EPEE")).toEqual(["lay clock"]);
    expect(found("lampe jeter")).toEqual(["toss lamp"]);
    expect(found("clock")).toEqual(["lay clock"]);
    expect(found("lustre")).toEqual([]);
  });
});

describe("a game without a web folder", () => {
  it("has the house's face, the same each time it is asked for", () => {
    expect(faceOf("mansarde")).toMatchObject({ id: "mansarde", drawn: true });
    expect(faceOf("mansarde")).toBe(faceOf("mansarde"));
    expect(faceOf("duel").drawn).toBeUndefined();
  });
});
