import { describe, expect, it } from "vitest";
import { Camera } from "../src/lib/board/camera.svelte";
import { type Grid, squares } from "../src/lib/board/grid";
import { overlap, placed } from "../src/lib/board/placing";
import { SIDE } from "../src/games/generals/state";
import { at } from "./generals";

describe("the window on the map", () => {
  it("shows all of a small map on a phone: ten cells of 34 pixels", () => {
    const camera = new Camera(squares(10, 10, SIDE), 0);
    camera.fitTo(342, 500);
    expect(camera.size).toBe(34);
    expect(camera.pans).toBe(false);
    expect(camera.sees(at(8, 0))).toBe(true);
  });

  it("keeps cells large on a map that is panned over", () => {
    const camera = new Camera(squares(20, 20, SIDE), 0);
    camera.fitTo(342, 500);
    expect(camera.size).toBe(44);
    expect(camera.sees(at(12, 0))).toBe(false);
  });

  it("brings cells into the window if they fit together, and says so if not", () => {
    const camera = new Camera(squares(20, 20, SIDE), 0);
    camera.fitTo(342, 500);
    expect(camera.gather([at(4, 2), at(9, 2)])).toBe(true);
    expect(camera.sees(at(4, 2)) && camera.sees(at(9, 2))).toBe(true);
    expect(camera.gather([at(0, 0), at(19, 0)])).toBe(false);
    expect(camera.sees(at(9, 2))).toBe(true);
  });

  it("moves a map that fits off what lies over its foot, and back", () => {
    const camera = new Camera(squares(10, 10, SIDE), 0);
    camera.fitTo(342, 400);
    const { y } = camera;
    camera.foot = 150;
    expect(camera.sees(at(0, 9))).toBe(false);
    camera.gather([at(0, 8), at(0, 9)]);
    expect(camera.sees(at(0, 9))).toBe(true);
    camera.foot = 0;
    camera.pan(0, 0);
    expect(camera.y).toBe(y);
  });
});

describe("a list of orders", () => {
  const cell = (x: number, y: number) => ({ x: x * 50, y: y * 50, wide: 50, high: 50 });
  const size = { wide: 200, high: 100 };

  it("lies over nothing that it is about", () => {
    const about = [cell(4, 4), cell(5, 4), cell(6, 4), cell(7, 4)];
    const { left, top } = placed(size, cell(7, 4), about, [], { wide: 600, high: 500 });
    const box = { x: left, y: top, ...size };
    expect(about.map((one) => overlap(box, one))).toEqual([0, 0, 0, 0]);
    expect(left).toBeGreaterThan(200); // near its cell all the same
  });

  it("stays in a window that is hardly larger", () => {
    const { left, top } = placed(size, cell(1, 1), [cell(1, 1)], [], { wide: 220, high: 120 });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
  });
});

describe("a window on a board that is not of squares", () => {
  // rows of hexagons: every other one half a cell to the right, and each a little up
  const rows: Grid = {
    width: 6.5,
    height: 4.75,
    at: (cell) => [(cell % 6) + (Math.floor(cell / 6) % 2) / 2, Math.floor(cell / 6) * 0.75],
    under: (x, y) => Math.floor(y / 0.75) * 6 + Math.floor(x - (Math.floor(y / 0.75) % 2) / 2),
  };

  it("finds under a finger the cell that it shows there", () => {
    const camera = new Camera(rows);
    camera.fitTo(400, 400);
    for (const cell of [0, 5, 8, 29]) {
      const [left, top] = camera.at(cell);
      expect(camera.cellAt(left + camera.size / 2, top + camera.size / 3)).toBe(cell);
      expect(camera.sees(cell)).toBe(true);
    }
  });
});
