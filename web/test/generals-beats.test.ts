import { describe, expect, it } from "vitest";
import { Camera } from "../src/lib/board/camera.svelte";
import { squares } from "../src/lib/board/grid";
import { army, days } from "../src/games/generals/chronicle";
import { SIDE } from "../src/games/generals/state";
import { beats, whole } from "../src/games/generals/looks";
import { en as enMore, fr as frMore } from "../src/games/generals/more";
import { en, fr, low } from "../src/games/generals/words";
import type { EventGenerals as Event, Step } from "../src/lib/wire";
import { at, book, event, position, unit } from "./generals";

describe("beats", () => {
  it("cut events in order, and leave out what needs no showing", () => {
    const made = beats([
      event("stepped", { start: at(0, 0), end: at(1, 0), type: 0, seat: 0, hp: 100 }),
      event("stepped", { start: at(1, 0), end: at(2, 0), type: 0, seat: 0, hp: 100 }),
      event("waited", { cell: at(2, 0) }),
      event("spotted", { cell: at(4, 0), type: 0, seat: 1, hp: 50, done: 0 }),
      event("spotted", { cell: at(4, 1), type: 0, seat: 1, hp: 50, done: 0 }),
    ]);
    expect(made.map(({ name, looks }) => [name, looks[0]!.cell])).toEqual([
      ["step", at(1, 0)],
      ["step", at(2, 0)],
      ["spot", at(4, 0)],
    ]);
    expect(made.at(-1)!.events).toHaveLength(2);
  });

  it("know where a unit on its way set out, and that who takes off leaves nobody's cell", () => {
    const made = beats([
      event("stepped", { start: at(0, 0), end: at(1, 0), type: 0, seat: 0, hp: 100 }),
      event("stepped", { start: at(1, 0), end: at(2, 0), type: 0, seat: 0, hp: 100 }),
      event("stepped", { start: at(5, 5), end: at(5, 6), type: 0, seat: 1, hp: 100 }),
      event("took_off", { start: at(3, 3), end: at(3, 4), type: 2, seat: 0, hp: 100 }),
      event("boarded", { start: at(0, 0), end: at(0, 1), type: 0, seat: 0, hp: 100 }),
    ]);
    expect(made.map(({ origin }) => origin)).toEqual([at(0, 0), at(0, 0), at(5, 5), -1, at(0, 0)]);
  });

  it("tell nothing twice where all is shown", () => {
    const full = event("stepped", { start: at(0, 0), end: at(1, 0), type: 0, seat: 0, hp: 100 });
    const halves = [
      event("stepped", { start: -1, end: at(1, 0), type: 0, seat: 0, hp: 100 }),
      event("stepped", { start: at(0, 0), end: -1, type: 0, seat: 0, hp: 100 }),
    ];
    expect(whole([full, ...halves])).toEqual([full]);
    expect(whole(halves)).toEqual(halves); // who sees an end only is told that
    const nowhere = event("fired", { start: -1, end: at(3, 3) });
    expect(whole([full, nowhere])).toEqual([full, nowhere]);
  });
});

describe("the log", () => {
  it("gives the income of each day", () => {
    const log = [
      { events: [event("turn_began", { seat: 0, day: 1, income: 0 })] },
      {
        events: [
          event("turn_began", { seat: 0, day: 2, income: 90 }),
          event("turn_began", { seat: 1, day: 2, income: 100 }),
        ],
      },
      { events: [event("turn_began", { seat: 0, day: 3, income: 120 })] },
    ] as unknown as Step[];
    expect(days(log)).toEqual([
      { day: 2, income: [90, 100] },
      { day: 3, income: [120] },
    ]);
  });

  it("counts an army with what it carries", () => {
    const s = position([[at(1, 1), 0, 0, 50]]);
    s.aboard_n = [1, 0, 0, 0];
    s.aboard_type[0] = [1];
    s.aboard_hp[0] = [100];
    expect(army(s, book(), 0)).toBe((20 * 50 + 20 * 100) / 100);
    expect(army(s, book(), 1)).toBe(0);
  });
});

describe("the camera", () => {
  it("shows a small map whole and in the middle", () => {
    const camera = new Camera(squares(10, 10, SIDE));
    camera.fitTo(800, 600);
    expect(camera.size).toBe(60);
    expect(camera.pans).toBe(false);
    expect([camera.x, camera.y]).toEqual([100, 0]);
    expect(camera.cellAt(100, 0)).toBe(0);
    expect(camera.cellAt(99, 0)).toBe(-1);
    expect(camera.cellAt(699, 599)).toBe(at(9, 9));
  });

  it("keeps cells large on a large map, and brings them into the window", () => {
    const camera = new Camera(squares(24, 24, SIDE));
    camera.fitTo(360, 400);
    expect(camera.size).toBe(44);
    expect(camera.pans).toBe(true);
    camera.show(at(23, 23));
    const [px, py] = [camera.x + 23.5 * 44, camera.y + 23.5 * 44];
    expect(px).toBeGreaterThan(0);
    expect(px).toBeLessThan(360);
    expect(py).toBeLessThan(400);
    camera.fit();
    expect(camera.size).toBe(20);
  });

  it("fills a larger window again, unless somebody chose how large it is", () => {
    const camera = new Camera(squares(10, 10, SIDE));
    camera.fitTo(800, 600);
    camera.fitTo(300, 400); // a phone: not all of it is seen
    expect(camera.size).toBe(44);
    camera.fitTo(800, 600);
    expect(camera.size).toBe(60);
    camera.step(1);
    const { size } = camera;
    camera.fitTo(820, 640);
    expect(camera.size).toBe(size);
  });

  it("zooms about a point and never loses the map", () => {
    const camera = new Camera(squares(24, 24, SIDE));
    camera.fitTo(500, 500);
    const cell = camera.cellAt(120, 130);
    camera.zoom(1.5, 120, 130);
    expect(camera.cellAt(120, 130)).toBe(cell);
    camera.pan(-100000, 100000);
    expect(camera.x + 24 * camera.size).toBeGreaterThan(400);
    expect(camera.y).toBeLessThan(100);
  });
});

describe("words", () => {
  const keys = (book: object): string[] =>
    Object.entries(book).flatMap(([key, value]) =>
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? keys(value as object).map((rest) => `${key}.${rest}`)
        : [key],
    );
  const texts = (book: object): string[] =>
    Object.values(book).flatMap((value) => {
      if (typeof value === "string") return [value];
      if (typeof value === "function")
        return [String((value as (...a: unknown[]) => string)("Zoé", "2", "3"))];
      return value !== null && typeof value === "object" ? texts(value as object) : [];
    });

  it("are the same in both languages", () => {
    expect(keys(en)).toEqual(keys(fr));
    expect(keys(enMore)).toEqual(keys(frMore));
    expect(enMore.aid).toHaveLength(frMore.aid.length);
  });

  it("have names inside sentences in small letters, and abbreviations as they are", () => {
    expect(["Anti-Air", "Missile Launcher", "Puits de pétrole", "DCA"].map(low)).toEqual([
      "anti-air",
      "missile launcher",
      "puits de pétrole",
      "DCA",
    ]);
  });

  it("have no-break spaces in French, and none in English", () => {
    const loose = [...texts(fr), ...texts(frMore)].filter((text) => / [:;!?»]|« /.test(text));
    expect(loose).toEqual([]);
    expect([...texts(en), ...texts(enMore)].filter((text) => /\u00a0/.test(text))).toEqual([]);
  });
});
