import { describe, expect, it } from "vitest";
import { CELL, border, outline, squares } from "../src/lib/board/outline";
import { groundOf, printed } from "../src/games/generals/art/ground";
import { around, bestStand, reach, tollFrom } from "../src/games/generals/plan";
import {
  SIDE,
  cargoOf,
  carriedOn,
  distance,
  pieces,
  walk,
  wayTo,
} from "../src/games/generals/state";
import { at, beside, book, info, position, target, unit } from "./generals";

describe("cells", () => {
  it("are walked by ways and named by them", () => {
    expect(walk(at(1, 1), "EESN")).toEqual([at(1, 1), at(2, 1), at(3, 1), at(3, 2), at(3, 1)]);
    expect(wayTo(at(1, 1), at(1, 0))).toBe("N");
    expect(wayTo(at(1, 1), at(2, 2))).toBeNull();
    expect(wayTo(at(31, 0), at(0, 1))).toBeNull(); // neighbours by number only
    expect(distance(at(0, 0), at(3, 4))).toBe(7);
  });

  it("hold pieces with what they carry", () => {
    const s = position([
      [at(1, 1), 0, 1, 60],
      [at(2, 0), 2, 0],
    ]);
    s.aboard_n = [2, 0, 0, 0];
    s.aboard_on[0] = [at(2, 0), at(4, 4)];
    s.aboard_type[0] = [1, 0];
    s.aboard_hp[0] = [50, 100];
    s.aboard_fuel[0] = [0, 0];
    s.aboard_done[0] = [1, 0];
    expect(
      pieces(s).map(({ cell, type, owner, hp, cargo }) => [cell, type, owner, hp, cargo]),
    ).toEqual([
      [at(2, 0), 2, 0, 100, 1],
      [at(1, 1), 0, 1, 60, 0],
    ]);
    expect(carriedOn(s, 0, at(4, 4))).toEqual([
      { place: 1, type: 0, hp: 100, fuel: 0, done: false },
    ]);
    expect(cargoOf(s).get(at(2, 0))).toBe(1);
  });
});

describe("a plan", () => {
  const paths = { [at(1, 1)]: "", [at(2, 1)]: "E", [at(1, 2)]: "S", [at(2, 2)]: "ES" };
  const ticks = { [at(1, 1)]: 0, [at(2, 1)]: 100, [at(1, 2)]: 125, [at(2, 2)]: 200 };
  const ranged = beside({ unit: at(1, 1), paths, ticks });
  const stands = [at(1, 1), at(2, 1), at(1, 2), at(2, 2)];
  const replied = [at(1, 1)];

  it("knows where a unit may go, and that some targets are out of its way", () => {
    expect(reach(ranged)).toHaveLength(4);
    expect(bestStand(ranged, target(at(4, 4)))).toBeNull();
  });

  it("prefers no reply, then fewer enemies about, then the shorter way", () => {
    const foe = target(at(1, 0), { stands, replied });
    expect(bestStand(ranged, foe)).toBe(at(2, 1)); // no reply there, and near
    const risky = { ...ranged, threat: { [at(2, 1)]: 2, [at(1, 2)]: 1 } };
    expect(bestStand(risky, foe)).toBe(at(2, 2)); // further, but unthreatened
    expect(bestStand(ranged, { ...foe, replied: [] })).toBe(at(1, 1)); // no need to move
    expect(tollFrom(foe, at(1, 1))).toEqual({ loss: 30, back: 8 });
    expect(tollFrom(foe, at(2, 1))).toEqual({ loss: 30, back: 0 });
  });

  it("draws what a unit sees up to the edge of the map", () => {
    expect(around(at(0, 0), 1, 5, 5)).toEqual([at(0, 0), at(1, 0), at(0, 1)]);
  });
});

describe("the print", () => {
  it("joins runs of a row, and draws only the edges between inside and outside", () => {
    expect(squares([at(1, 0), at(2, 0), at(4, 0)], SIDE)).toBe(
      `M${CELL} 0h${2 * CELL}v${CELL}H${CELL}zM${4 * CELL} 0h${CELL}v${CELL}H${4 * CELL}z`,
    );
    expect(border([at(1, 1), at(2, 1)], SIDE).match(/M/g)).toHaveLength(6);
  });

  it("closes every outline, also over the edge of the map", () => {
    const path = outline((x, y) => x === 0 || (x === 2 && y === 1), 4, 3);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/z/g)).toHaveLength(2);
  });

  it("keeps cells that touch by a corner apart", () => {
    expect(
      outline((x, y) => (x === 1 && y === 1) || (x === 2 && y === 2), 4, 4).match(/M/g),
    ).toHaveLength(2);
  });

  it("is the same every time, and knows every terrain", () => {
    const { rows, terrains } = info.facts;
    const ground = groundOf(rows, terrains as never);
    expect(printed(ground)).toEqual(printed(ground));
    expect(printed(ground).unknown).toBe("");
    expect(ground.at(0, 0)).toBe("site");
    expect(printed(groundOf(["x."], [{ id: "lava", letter: "x" }])).unknown).not.toBe("");
  });
});

describe("the book", () => {
  it("names buildings and types by number and id", () => {
    const printedBook = book();
    expect(printedBook.kindAt(at(4, 4))?.id).toBe("airport");
    expect(printedBook.kindAt(at(1, 1))).toBeNull();
    expect(printedBook.typeName(0)).toBe("Infanterie");
    expect(printedBook.typeName("fighter")).toBe("Chasseur");
    expect(printedBook.terrainAt(at(2, 0))?.id).toBe("forest");
    expect(printedBook.flies(2)).toBe(true);
    expect(printedBook.cells).toHaveLength(25);
  });
});
