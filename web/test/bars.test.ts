import { describe, expect, it } from "vitest";
import { BAND, EDGE, MARGIN, numbered, scaleOf } from "../src/lib/after/bars";

const turn = (n: number, hurt = 0, blocked = 0, guard = 0) => ({
  turn: n,
  hurt: [hurt, 0],
  blocked: [blocked, 0],
  guard: [0, guard],
});

describe("a chart of turns", () => {
  it("gives the tallest bar all of its half, what shield took included", () => {
    const scale = scaleOf(
      [turn(1, 30, 20), turn(2, 0, 0, 25)],
      300 + MARGIN,
      200 + BAND + 2 * EDGE,
    );
    expect([scale.half, scale.high(50), scale.high(25)]).toEqual([100, 100, 50]);
    expect(scale.mark).toBe(50);
    expect(scaleOf([turn(1, 49)], 300, 200).mark).toBe(20);
    expect(scaleOf([turn(1, 3)], 300, 200).mark).toBe(2);
  });

  it("stands empty where nothing happened or nothing was measured yet", () => {
    const scale = scaleOf([turn(1)], 0, 0);
    expect([scale.half, scale.step, scale.mark, scale.high(0)]).toEqual([0, 0, 0, 0]);
  });

  it("numbers as many turns as can be read", () => {
    const shown = (turns: number, width: number) => {
      const all = Array.from({ length: turns }, (_, i) => turn(i + 1));
      const { nth } = scaleOf(all, width + MARGIN, 100);
      return all.map((one) => one.turn).filter((n) => numbered(n, nth));
    };
    expect(shown(8, 600)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(shown(20, 320)).toEqual([1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(shown(100, 320)).toEqual([1, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96]);
  });
});
