// When the coach speaks.
import { expect, test } from "vitest";
import { isDue } from "../src/lib/learn/occasions";
import type { Position } from "../src/lib/play";
import type { RemarkCard, Step } from "../src/lib/wire";

const remark = (what: string, name: string, ...terms: [string, string, string][]) =>
  ({
    what,
    name,
    terms: terms.map(([of, sign, value]) => ({ name: of, sign, value })),
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
