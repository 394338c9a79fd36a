import { describe, expect, it } from "vitest";
import { tally } from "../src/lib/after/bars";
import type { Event } from "../src/lib/wire";
import { beats, linkOf, looks } from "../src/games/tactique/looks";
import { CELLS } from "../src/games/tactique/state";

const event = (kind: string, args: Record<string, number>) =>
  ({ kind, args, fr: kind, en: kind }) as unknown as Event;
const [SPORE, RAM] = [3, 7];

// A spore attacks, falls, and takes a unit of the enemy with it.
const CHAIN = [
  event("attacked", { seat: 1, cell: 0, card: SPORE, to: 4, foe: RAM }),
  event("damaged", { seat: 1, cell: 0, card: SPORE, hp: 2, shield: 0 }),
  event("damaged", { seat: 0, cell: 4, card: RAM, hp: 1, shield: 1 }),
  event("destroyed", { seat: 1, cell: 0, card: SPORE }),
  event("triggered", { seat: 1, card: SPORE }),
  event("damaged", { seat: 0, cell: 2, card: RAM, hp: 1, shield: 0 }),
  event("damaged", { seat: 0, cell: 4, card: RAM, hp: 1, shield: 0 }),
  event("destroyed", { seat: 0, cell: 2, card: RAM }),
];

describe("a chain of what one move leads to", () => {
  it("is told beat by beat, each cause with its number", () => {
    const told = beats(CHAIN).map(({ name, link }) => [name, link]);
    expect(told).toEqual([
      ["attack", 1],
      ["hurt", 1],
      ["fall", 2],
      ["trigger", 3],
      ["hurt", 3],
      ["fall", 4],
    ]);
  });

  it("points from who acts to whom it happens", () => {
    const ways = beats(CHAIN).map((beat) => beat.ways);
    const fight = [{ from: CELLS, to: 4 }];
    const burst = [2, 4].map((to) => ({ from: CELLS, to }));
    expect(ways).toEqual([fight, fight, [], [], burst, []]);
  });

  it("points once to a unit to which two things happen", () => {
    const at = { seat: 1, cell: 2, card: RAM, n: 1 };
    const given = [event("placed", { seat: 1, cell: 0, card: SPORE }), CHAIN[4]!];
    const told = beats([...given, event("healed", at), event("shielded", at)]);
    expect(told.at(-1)?.looks).toHaveLength(2);
    expect(told.at(-1)?.ways).toEqual([{ from: CELLS, to: CELLS + 2 }]);
  });

  it("marks whom it touches, and nobody where one thing happens alone", () => {
    const [, , , , burst] = beats(CHAIN);
    expect([2, 4, 5].map((spot) => linkOf(burst ?? null, spot))).toEqual([3, 3, 0]);
    const [, blow] = beats(CHAIN.slice(0, 3));
    expect(linkOf(blow ?? null, 4)).toBe(0);
  });
});

describe("the chart of the end", () => {
  it("counts what each took, both turns of a number in one column", () => {
    const turn = (seat: number) => event("turn_began", { seat, turn: 1 });
    const log = [turn(0), turn(1), ...CHAIN, event("shielded", { seat: 1, cell: 3, n: 2 })];
    const seats = log.map(({ args }) => args.seat as number);
    const seen = looks(log).map((look, i) => ({ ...look, about: seats[i]! }));
    expect(tally(seen)).toEqual([{ turn: 1, hurt: [2, 3], blocked: [0, 1], guard: [0, 2] }]);
  });
});
