// When the coach speaks.
import { expect, test } from "vitest";
import { isDue } from "../src/lib/learn/occasions";
import type { Position } from "../src/lib/play";
import type { RemarkCard, Step } from "../src/lib/wire";

const remark = (what: string, name: string, ...terms: [string, string, string][]) =>
  ({
    what,
    name,
    terms: terms.map(([of, sign, value]) => {
      const [, named, whose, item] = /^(\w+)(?:\[(\w+)\])?(?:#(-?\d+))?$/.exec(of)!;
      return { name: named, whose: whose ?? "", item: item ? Number(item) : null, sign, value };
    }),
  }) as RemarkCard;
const position = (verbs: string[], state = {}) =>
  ({ seat: 1, legal: verbs.map((verb) => ({ verb })), state }) as unknown as Position;
const step = (seat: number, kind: string, args: object) =>
  ({ seat, events: [{ kind, args }] }) as unknown as Step;

test("an event is about me, about another, or of some size", () => {
  const here = position([]);
  const gone = remark("event", "gone", ["seat", "=", "me"], ["n", ">=", "5"]);
  expect(isDue(gone, step(0, "gone", { seat: 1, n: 5 }), here)).toBe(true);
  expect(isDue(gone, step(0, "gone", { seat: 1, n: 4 }), here)).toBe(false);
  expect(isDue(gone, step(0, "gone", { seat: 0, n: 9 }), here)).toBe(false);
  expect(isDue(gone, step(0, "came", { seat: 1, n: 9 }), here)).toBe(false);
  expect(isDue(gone, null, here)).toBe(false);
});

test("who moved counts too, and nobody is not another", () => {
  const fired = remark("event", "fired", ["by", "=", "other"], ["end", "=", "-1"]);
  expect(isDue(fired, step(0, "fired", { end: -1 }), position([]))).toBe(true);
  expect(isDue(fired, step(1, "fired", { end: -1 }), position([]))).toBe(false);
  const owned = remark("event", "taken", ["owner", "=", "other"]);
  expect(isDue(owned, step(0, "taken", { owner: -1 }), position([]))).toBe(false);
});

test("a question is a move that may be made, in a state", () => {
  const last = remark("asked", "reroll", ["turn", ">=", "5"]);
  expect(isDue(last, null, position(["reroll"], { turn: 5 }))).toBe(true);
  expect(isDue(last, null, position(["reroll"], { turn: 3 }))).toBe(false);
  expect(isDue(last, null, position(["tile"], { turn: 5 }))).toBe(false);
});

test("a seat's entry of a row, and how many entries are alike", () => {
  const spent = remark("asked", "end", ["mana[me]", "=", "0"], ["hand[me]#7", ">=", "1"]);
  const state = { mana: [3, 0], hand: [[7], [4, 7, -1]], hp: [12, 40], owner: [-1, 0, -1] };
  expect(isDue(spent, null, position(["end"], state))).toBe(true);
  expect(isDue(spent, null, position(["end"], { ...state, mana: [0, 1] }))).toBe(false);
  expect(isDue(spent, null, position(["end"], { ...state, hand: [[7], [4]] }))).toBe(false);
  const weak = remark("asked", "end", ["hp[other]", "<=", "15"], ["owner#-1", "=", "2"]);
  expect(isDue(weak, null, position(["end"], state))).toBe(true);
  expect(isDue(weak, null, position(["end"], { ...state, hp: [16, 3] }))).toBe(false);
});

test("an event may ask for the position after it", () => {
  const idle = remark("event", "ended", ["seat", "=", "me"], ["money[me]", ">=", "60"]);
  const over = step(1, "ended", { seat: 1 });
  expect(isDue(idle, over, position([], { money: [0, 60] }))).toBe(true);
  expect(isDue(idle, over, position([], { money: [90, 59] }))).toBe(false);
});
