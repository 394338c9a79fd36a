import { describe, expect, it } from "vitest";
import { mostSent, oddsOf } from "../src/games/eden/odds";
import { type Eden, cellAt } from "../src/games/eden/state";

// Three troops, and in half of all deals a unit of Force 4.
const DEFENCE = { least: 3, most: 7, below: [0, 0, 0, 0, 50, 50, 50, 50, 100] };

describe("odds of an attack", () => {
  it("are those of all deals that stay below one's own total: a tie is the defender's", () => {
    expect(oddsOf(DEFENCE, 2, 1).chance).toBe(0);
    expect(oddsOf(DEFENCE, 2, 2).chance).toBe(50);
    expect(oddsOf(DEFENCE, 3, 4).chance).toBe(50);
    expect(oddsOf(DEFENCE, 4, 4).chance).toBe(100);
    expect(oddsOf(DEFENCE, 20, 4).chance).toBe(100);
  });

  it("tell what surely wins, and what is likely against it", () => {
    expect(oddsOf(DEFENCE, 2, 1)).toMatchObject({ need: 8, likely: [3, 7], total: 3 });
  });

  it("count the strongest territory beside the target, less the troop that stays", () => {
    const owner = Array<number>(1024).fill(0);
    const troops = Array<number>(1024).fill(0);
    for (const [q, seat, n] of [
      [1, 1, 5],
      [-1, 2, 9],
      [3, 1, 8],
    ] as const) {
      owner[cellAt(q, 0)] = seat;
      troops[cellAt(q, 0)] = n;
    }
    expect(mostSent({ owner, troops } as unknown as Eden, 0, cellAt(0, 0))).toBe(4);
    expect(mostSent({ owner, troops } as unknown as Eden, 2, cellAt(0, 0))).toBe(0);
  });
});
