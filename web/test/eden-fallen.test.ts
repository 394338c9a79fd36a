import { describe, expect, it } from "vitest";
import { fallenIn } from "../src/games/eden/fallen";
import { type Eden, cellAt } from "../src/games/eden/state";
import type { Event } from "../src/lib/wire";

const [PORTAL, FIELD, HILL, OTHER] = [cellAt(4, 0), cellAt(3, 0), cellAt(3, 1), cellAt(0, 0)];

/** Three at a table; the second one's portal is being taken by the first. */
function besieged(): Eden {
  const cells = (rows: [number, number][]) => {
    const made = Array<number>(1024).fill(0);
    for (const [cell, n] of rows) made[cell] = n;
    return made;
  };
  return {
    ...{ day: 11, tiles_n: 4, tile: [PORTAL, FIELD, HILL, OTHER].toSorted((a, b) => a - b) },
    owner: cells([
      [PORTAL, 1],
      [FIELD, 2],
      [HILL, 2],
      [OTHER, 3],
    ]),
    ...{
      target: [FIELD + 9, PORTAL],
      total: [
        [4, 8],
        [9, 6],
      ],
      fronts_n: 2,
    },
    ...{ portal: [7, PORTAL, 9, -1, -1, -1], fell: [0, 0, 0, 0, 0, 0], stocks: [3, 5, 0, 0, 0, 0] },
  } as unknown as Eden;
}

const event = (kind: string, args: Record<string, number>) =>
  ({ kind, args, fr: "", en: "" }) as unknown as Event;
const occupied = event("occupied", { seat: 0, cell: PORTAL, n: 1 });
const eliminated = event("eliminated", { seat: 1, by: 0 });
const patches = [{}, { fell: { 1: 1 }, stocks: { 1: 0 }, owner: { [FIELD]: 1, [HILL]: 1 } }];

describe("somebody's fall", () => {
  it("tells who took the portal and how, what changed hands, and the place", () => {
    const [fall, ...more] = fallenIn(besieged(), {
      events: [occupied, eliminated],
      patches,
      undo: false,
    });
    expect(more).toEqual([]);
    expect(fall).toMatchObject({ seat: 1, by: 0, day: 11, totals: [9, 6], stocks: 5, place: 3 });
    expect(fall?.cells.toSorted()).toEqual([FIELD, HILL].toSorted());
  });

  it("is not told where nobody fell", () => {
    expect(fallenIn(besieged(), { events: [occupied], patches: [{}], undo: false })).toEqual([]);
  });
});
