import { describe, expect, it } from "vitest";
import { type Chart, painted, plain, resized, rowsOf } from "../src/lib/maps/chart";
import { cleanName, readText, writeText } from "../src/lib/maps/drawn";
import { line, patch, rectangle } from "../src/lib/maps/strokes";
import { SYMMETRIES, broken, fits, spread, symmetrised } from "../src/lib/maps/symmetry";
import { cellsOf, parts } from "../src/lib/maps/told";
import en from "../src/lib/maps/words/en";
import fr from "../src/lib/maps/words/fr";
import { TEXT, print, sketch } from "./maps";

const read = (text: string) => readText(text, print(), "fr");
const without = (key: string) => TEXT.replace(new RegExp(`^${key}.*\n`, "m"), "");

describe("a map as text", () => {
  it("comes back as it was written", () => {
    const found = read(TEXT)!;
    expect(found.name).toBe("Essai");
    expect(writeText(found.sketch, found.name)).toBe(TEXT);
  });

  it("keeps what describes it, and takes the name of the language", () => {
    const text = TEXT.replace("name: Essai", "name fr: Essai\nname en: Trial\nabout en: A trial.");
    expect(read(text)!.name).toBe("Essai");
    expect(readText(text, print(), "en")!.name).toBe("Trial");
    expect(writeText(read(text)!.sketch, "Essai")).toContain("\nabout en: A trial.\n");
  });

  it("may have spaces, empty lines and ends of lines of other kinds", () => {
    const loose = TEXT.replaceAll("\n", "\r\n\r\n").replaceAll("map:", "  map:  ");
    expect(writeText(read(loose)!.sketch, "Essai")).toBe(TEXT);
  });

  it("is not read unless all of it can be drawn", () => {
    const worse: Record<string, string> = {
      "not a rectangle": TEXT.replace("..::..", "..::."),
      "an unknown letter": TEXT.replace("..::..", "..:%.."),
      "too large": TEXT.replace("..::..", `${"..::..".repeat(6)}`),
      "too high": TEXT + "......\n".repeat(28),
      "too small": "players: 2\nday_limit: 30\nmap:\n....\n....\n....\n....\n",
      "no rows": TEXT.slice(0, TEXT.indexOf("map:") + 5),
      "no map line": without("map:"),
      "no number of players": without("players"),
      "no last day": without("day_limit"),
      "five players": TEXT.replace("players: 2", "players: 5"),
      "one player": TEXT.replace("players: 2", "players: 1"),
      "an owner beyond the players": TEXT.replace("owner P2", "owner P3"),
      "an owned meadow": TEXT.replace("owner P1: (0,0)", "owner P1: (2,0)"),
      "an owned cell off the map": TEXT.replace("owner P1: (0,0)", "owner P1: (6,0)"),
      "a cell owned twice": TEXT.replace("owner P1: (0,0)", "owner P1: (5,4)"),
      "a list that is none": TEXT.replace("owner P1: (0,0)", "owner P1: 0,0"),
      "a symmetry that is none": TEXT.replace("rotate180", "rotate45"),
      "an unknown line": `colour: red\n${TEXT}`,
      "a line twice": `players: 2\n${TEXT}`,
      "a word": "bonjour",
      nothing: "",
      garbage: "\u0000\uffff(((,,,)))\n".repeat(50),
    };
    for (const [name, text] of Object.entries(worse)) expect(read(text), name).toBeNull();
  });

  it("has a name on one line, or none", () => {
    expect(cleanName("  a\n b\t")).toBe("a b");
    expect(Array.from(cleanName("é".repeat(99)))).toHaveLength(60);
    expect(writeText(sketch(), "  ")).toBe(without("name"));
  });
});

describe("painting", () => {
  const empty = plain(6, 5, ".");
  it("gives a new map, or the same one if nothing changes", () => {
    const paint = { letter: "f", owner: 0 };
    const made = painted(empty, new Map([[7, paint]]));
    expect(rowsOf(made)[1]).toBe(".f....");
    expect(rowsOf(empty)[1]).toBe("......");
    expect(painted(made, new Map([[7, paint]]))).toBe(made);
  });

  it("draws lines without a gap at corners, inside the map", () => {
    const cells = line(empty, { x: 0, y: 0 }, { x: 4, y: 2 });
    expect(cells).toHaveLength(7);
    const spots = cells.map((cell) => [cell % 6, Math.floor(cell / 6)] as const);
    for (let i = 1; i < spots.length; i++) {
      const [a, b] = [spots[i - 1]!, spots[i]!];
      expect(Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])).toBe(1);
    }
    expect(line(empty, { x: 4, y: 4 }, { x: 9, y: 4 })).toEqual([28, 29]);
    expect(line(empty, { x: 2, y: 2 }, { x: 2, y: 2 })).toEqual([14]);
  });

  it("fills rectangles from any corner, and patches of one letter", () => {
    expect(rectangle(empty, { x: 1, y: 1 }, { x: 0, y: 0 })).toEqual([0, 1, 6, 7]);
    expect(rectangle(empty, { x: 4, y: 4 }, { x: 8, y: 9 })).toEqual([28, 29]);
    const walls = { ...empty, letters: [..."..f...", ..."..f...", ..."fff...", ..."............"] };
    expect(patch(walls, { x: 0, y: 0 }).sort((a, b) => a - b)).toEqual([0, 1, 6, 7]);
    expect(patch(empty, { x: 3, y: 3 })).toHaveLength(30);
  });

  it("cuts and continues at the right and lower edges", () => {
    const small = resized(sketch().chart, 5, 5, ".");
    expect(rowsOf(small)).toEqual(["B=...", ".f.O.", "..::.", "..O.f", "....="]);
    expect(small.owners.filter(Boolean)).toEqual([1]);
    const large = resized(sketch().chart, 7, 6, "~");
    expect(rowsOf(large).at(-1)).toBe("~~~~~~~");
    expect(rowsOf(large)[0]).toBe("B=....~");
    expect(large.owners[4 * 7 + 5]).toBe(2);
  });

  it("or in the middle, so that both sides of a symmetric map stay", () => {
    const seam = { columns: "middle", rows: "middle" } as const;
    const { chart } = sketch();
    const large = resized(chart, 8, 6, ".", seam);
    expect(rowsOf(large)).toEqual([
      "B=......",
      ".f...O..",
      "..:..:..",
      "........",
      "..O...f.",
      "......=B",
    ]);
    expect(large.owners[47]).toBe(2);
    expect(rowsOf(resized(large, 6, 5, ".", seam))).toEqual(rowsOf(chart));
    expect(rowsOf(resized(chart, 5, 5, ".", seam))[0]).toBe("B=...");
    expect(rowsOf(resized(chart, 5, 5, ".", seam))[4]).toBe("...=B");
  });
});

describe("symmetry", () => {
  const put = (chart: Chart, symmetry: (typeof SYMMETRIES)[number], players: number, cell = 1) =>
    painted(chart, spread(chart, symmetry, players, new Map([[cell, { letter: "B", owner: 1 }]])));
  const owned = ({ owners }: Chart) =>
    owners.flatMap((owner, cell) => (owner ? [`${cell}:${owner}`] : [])).join(" ");

  it("repeats a building for the player opposite", () => {
    const six = plain(6, 5, ".");
    expect(owned(put(six, "none", 2))).toBe("1:1");
    expect(owned(put(six, "rotate180", 2))).toBe("1:1 28:2");
    expect(owned(put(six, "mirror_left_right", 2))).toBe("1:1 4:2");
    expect(owned(put(six, "mirror_top_bottom", 2))).toBe("1:1 25:2");
    expect(owned(put(six, "rotate180", 4))).toBe("1:1 28:3");
    const square = plain(5, 5, ".");
    expect(owned(put(square, "rotate90", 4))).toBe("1:1 9:2 15:4 23:3");
    expect(owned(put(square, "rotate90", 2))).toBe("1:1 9:2 15:2 23:1");
    expect(owned(put(square, "mirror_diagonal", 2))).toBe("1:1 5:2");
    expect(owned(put(square, "mirror_left_right", 4))).toBe("1:1 3:2");
    expect(owned(put(square, "mirror_top_bottom", 4))).toBe("1:1 21:4");
  });

  it("gives nobody what lies on itself", () => {
    expect(owned(put(plain(5, 5, "."), "rotate180", 2, 12))).toBe("");
    expect(owned(put(plain(5, 5, "."), "mirror_left_right", 2, 2))).toBe("");
    expect(put(plain(5, 5, "."), "rotate180", 2, 12).letters[12]).toBe("B");
  });

  it("asks for a square where rows become columns, and does nothing else", () => {
    expect(fits("rotate90", 6, 5)).toBe(false);
    expect(fits("mirror_diagonal", 6, 5)).toBe(false);
    expect(fits("rotate180", 6, 5)).toBe(true);
    expect(owned(put(plain(6, 5, "."), "rotate90", 4))).toBe("1:1");
  });

  it("holds after any painting and after making symmetric, whatever was there", () => {
    let seed = 7;
    const chance = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
    for (const symmetry of SYMMETRIES) {
      for (const players of [2, 4]) {
        for (const [width, height] of [
          [5, 5],
          [8, 8],
          [7, 10],
        ] as const) {
          if (!fits(symmetry, width, height)) continue;
          let chart = plain(width, height, ".");
          for (let i = 0; i < 40; i++) {
            const paint = { letter: ".fB"[chance(3)]!, owner: 0 };
            if (paint.letter === "B") paint.owner = chance(players + 1);
            const paints = new Map([[chance(width * height), paint]]);
            chart = painted(chart, spread(chart, symmetry, players, paints));
          }
          expect(broken(chart, symmetry, players), `${symmetry} ${players}`).toEqual([]);
          const wild = chart.letters.map(() => ".fB"[chance(3)]!);
          const owners = wild.map((letter) => (letter === "B" ? chance(players + 1) : 0));
          const made = symmetrised({ width, height, letters: wild, owners }, symmetry, players);
          expect(broken(made, symmetry, players), `${symmetry} ${players}`).toEqual([]);
          expect(symmetrised(made, symmetry, players)).toBe(made);
        }
      }
    }
  });

  it("takes the upper left as the model", () => {
    const chart = { ...plain(5, 5, "."), letters: [..."fB...", ..."f....", ...".".repeat(15)] };
    const quarter = symmetrised({ ...chart, owners: chart.owners.with(1, 1) }, "rotate90", 4);
    expect(rowsOf(quarter)).toEqual(["fB.ff", "f...B", ".....", "B...f", "ff.Bf"]);
    expect(Math.max(...quarter.owners)).toBe(4);
    expect(broken(chart, "rotate180", 2)).toEqual([0, 1, 5, 19, 23, 24]);
  });
});

describe("what the rules say", () => {
  it("names cells that can be gone to", () => {
    const said = "La case (3,12) et son image (0, 4) ; de 5 à (9).";
    expect(
      parts(said)
        .map(({ text }) => text)
        .join(""),
    ).toBe(said);
    expect(parts(said).flatMap(({ spot }) => (spot ? [spot] : []))).toEqual([
      { x: 3, y: 12 },
      { x: 0, y: 4 },
    ]);
    const fault = { code: "rule", fr: said, en: "Cell (3,12): dry.", rule: "GEN-MAP-08" };
    expect(cellsOf([fault])).toEqual([{ x: 3, y: 12 }]);
  });
});

describe("the sentences of the editor", () => {
  const sentences = (words: unknown): string[] =>
    typeof words === "string"
      ? [words]
      : typeof words === "function"
        ? [1, 2].map((n) => String((words as (...given: unknown[]) => unknown)(n, n, n)))
        : Object.values(words as object).flatMap(sentences);

  it("follow French typography and are never empty", () => {
    for (const text of sentences(fr)) {
      expect(text).not.toMatch(/ [;:!?»]/);
      expect(text).not.toMatch(/« /);
      expect(text).not.toMatch(/\w'\w/);
    }
    for (const text of [...sentences(fr), ...sentences(en)]) expect(text.trim()).not.toBe("");
  });
});
