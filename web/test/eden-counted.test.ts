import { describe, expect, it } from "vitest";
import { Counted } from "../src/games/eden/counted";
import type { Eden } from "../src/games/eden/state";
import fr from "../src/games/eden/words/fr.json";
import en from "../src/games/eden/words/en.json";

const NONE = -1;
const AFTER = 3; // the window after the result

/** A combat on one front, just before its winner is known; one unit stands there. */
const fought = (begun = 4): Eden =>
  ({
    ...{ begun, fighting: 1, fronts_n: 1, window: 0, source: [5, NONE], target: [6, NONE] },
    ...{ won: [NONE, NONE], units_n: 1, u_where: [1, 0], u_card: [7, 0], u_now: [3, 0] },
  }) as unknown as Eden;
const decided = { won: { 0: 1 } };
const cleared = { units_n: 0, u_where: { 0: 0 }, u_card: { 0: 0 }, u_now: { 0: 0 } };
const step = (...patches: object[]) =>
  ({ events: [], patches, undo: false }) as unknown as Parameters<Counted["watch"]>[1];

describe("armies that were counted", () => {
  it("stay on show when the game has cleared them away, until the combat is over", () => {
    const counted = new Counted();
    const after = counted.watch(fought(), step(decided, cleared));
    expect(after.units_n).toBe(0);
    expect(counted.with(after)).toMatchObject({ units_n: 1, u_now: [3, 0] });
    const over = { ...after, fighting: 0 };
    expect(counted.with(over)).toBe(over);
  });

  it("are those on the table while abilities may still change them", () => {
    const counted = new Counted();
    const open = { ...counted.watch(fought(), step(decided)), window: AFTER };
    expect(counted.with(open)).toBe(open);
  });

  it("are those of their own combat", () => {
    const counted = new Counted();
    counted.watch(fought(4), step(decided));
    const other = counted.watch(fought(5), step({ ...decided, ...cleared }));
    expect(counted.with({ ...other, begun: 6 }).units_n).toBe(0);
  });
});

describe("hints", () => {
  it("let new troops go on any territory of one's own (EDEN-LOG-14, EDEN-AMB-58)", () => {
    expect(fr["hints[]"].log_place).not.toMatch(/reliés/);
    expect(en["hints[]"].log_place).not.toMatch(/connected/);
  });
});
