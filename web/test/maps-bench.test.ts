import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Bench } from "../src/lib/maps/bench.svelte";
import { rowsOf } from "../src/lib/maps/chart";
import { draftsOf } from "../src/lib/maps/shelf";
import { broken } from "../src/lib/maps/symmetry";
import type { Problem } from "../src/lib/wire";
import { TEXT, print, sketch } from "./maps";

const { draftOf, drafts, dropDraft, keepDraft } = draftsOf("generals");

interface Asked {
  path: string;
  body: { value: string; name?: string };
  answer: (value: unknown, ok?: boolean) => Promise<void>;
}

let asked: Asked[];
const fault = (rule: string): Problem => ({ code: "rule", fr: rule, en: rule, rule });
const settle = () => vi.advanceTimersByTimeAsync(0);
const pause = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    if (path.endsWith("/guest")) return Promise.resolve(new Response('{"name":"x"}'));
    return new Promise((resolve) => {
      const answer = async (value: unknown, ok = true) => {
        resolve(new Response(JSON.stringify(value), { status: ok ? 200 : 409 }));
        await settle();
      };
      asked.push({ path, body: JSON.parse(body) as Asked["body"], answer });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (stored: { name: string; text: string } | null = null) =>
  new Bench(print(), "k", { name: "Essai", sketch: sketch() }, stored);
const row = (bench: Bench, y: number) => rowsOf(bench.chart)[y];

function stroke(bench: Bench, letter: string, ...cells: number[]): void {
  bench.paint = { letter, owner: 0 };
  bench.down();
  for (const cell of cells) bench.put([cell]);
  bench.up();
}

describe("the drawing table", () => {
  it("asks the rules once for several changes in a row, with the whole text", async () => {
    const bench = start();
    await asked[0]!.answer({ faults: [fault("GEN-MAP-07")] });
    expect(bench.faults).toHaveLength(1);
    stroke(bench, "f", 3);
    stroke(bench, "f", 4);
    expect(bench.asking).toBe(true);
    expect(row(bench, 0)).toBe("B=.ff."); // shown at once
    await pause();
    expect(asked).toHaveLength(2);
    expect(asked[1]!.body.value).toBe(bench.text);
    await asked[1]!.answer({ faults: [] });
    expect(bench.ready).toBe(true);
  });

  it("hears only the answer to what it asked last, and says when nobody answers", async () => {
    const bench = start();
    stroke(bench, "f", 3);
    await pause();
    await asked[0]!.answer({ faults: [fault("GEN-MAP-07")] });
    expect(bench.faults).toBeNull();
    await asked[1]!.answer({ code: "x", fr: "non", en: "no", rule: null }, false);
    expect(bench.unreached).toBeTruthy();
    expect(bench.ready).toBe(false);
  });

  it("takes a whole stroke back, and gives it again", () => {
    const bench = start();
    stroke(bench, "f", 2, 3, 4);
    expect(row(bench, 0)).toBe("B=fff.");
    expect(row(bench, 4)).toBe(".fff=B"); // the other side
    bench.undo();
    expect(bench.text).toBe(TEXT);
    expect(bench.undoable).toBe(false);
    bench.redo();
    expect(row(bench, 0)).toBe("B=fff.");
    bench.undo();
    stroke(bench, "~", 2);
    expect(bench.redoable).toBe(false);
  });

  it("counts no stroke that changes nothing", () => {
    const bench = start();
    stroke(bench, "=", 1);
    expect(bench.undoable).toBe(false);
  });

  it("shows a rectangle while it is drawn, and nothing of it once it is lifted", () => {
    const bench = start();
    bench.paint = { letter: "~", owner: 0 };
    bench.begin({ x: 2, y: 0 });
    bench.stretch({ x: 4, y: 1 });
    expect(row(bench, 0)).toBe("B=~~~.");
    bench.stretch({ x: 2, y: 0 });
    expect(row(bench, 0)).toBe("B=~...");
    bench.lift();
    expect(bench.text).toBe(TEXT);
    bench.begin({ x: 2, y: 0 });
    bench.stretch({ x: 3, y: 0 });
    bench.up();
    expect(row(bench, 0)).toBe("B=~~..");
    expect(bench.corner).toBeNull();
    bench.undo();
    expect(bench.text).toBe(TEXT);
  });

  it("gives buildings to players, and meadows to nobody", () => {
    const bench = start();
    bench.paint = { letter: "B", owner: 2 };
    bench.down();
    bench.put([2]);
    bench.up();
    expect(bench.chart.owners[2]).toBe(2);
    expect(bench.chart.owners[27]).toBe(1);
    expect(bench.grant({ x: 2, y: 0 }, 0)).toBe(true);
    expect(bench.chart.owners[27]).toBe(0);
    expect(bench.grant({ x: 3, y: 0 }, 1)).toBe(false);
    expect(bench.grant({ x: 2, y: 0 }, 3)).toBe(false);
    stroke(bench, ".", 0);
    expect(bench.chart.owners.every((owner) => owner === 0)).toBe(true);
  });

  it("keeps the symmetry and the limits when it is resized", () => {
    const bench = start();
    bench.resize(8, 5);
    expect(row(bench, 0)).toBe("B=......");
    expect(row(bench, 4)).toBe("......=B");
    expect(broken(bench.chart, "rotate180", 2)).toEqual([]);
    bench.resize(400, -3);
    expect([bench.chart.width, bench.chart.height]).toEqual([32, 5]);
    bench.resize(Number.NaN, 9);
    expect([bench.chart.width, bench.chart.height]).toEqual([5, 9]);
    bench.undo();
    bench.undo();
    bench.undo();
    expect(bench.text).toBe(TEXT);
    bench.keepSymmetry("rotate90"); // not a square
    expect(bench.sketch.symmetry).toBe("rotate180");
    bench.resize(6, 6);
    bench.keepSymmetry("rotate90");
    bench.symmetrise();
    bench.resize(6, 9);
    expect([bench.chart.width, bench.chart.height]).toEqual([9, 9]);
    expect(broken(bench.chart, "rotate90", 2)).toEqual([]);
  });

  it("takes buildings from players who leave the map", () => {
    const bench = start();
    bench.setPlayers(4);
    bench.keepSymmetry("none");
    bench.paint = { letter: "B", owner: 4 };
    bench.down();
    bench.put([3]);
    bench.up();
    bench.setPlayers(3);
    expect(bench.chart.owners[3]).toBe(0);
    expect(bench.paint.owner).toBe(0);
    bench.undo();
    expect(bench.chart.owners[3]).toBe(4);
  });

  it("keeps a draft until it is saved", async () => {
    const bench = start({ name: "Essai", text: TEXT });
    expect(bench.changed).toBe(false);
    stroke(bench, "f", 3);
    expect(draftOf("k")?.text).toBe(bench.text);
    const saving = bench.save();
    await settle();
    await settle();
    const put = asked.at(-1)!;
    expect(put.path).toMatch(/keepsakes\/k$/);
    await put.answer({ key: "k", kind: "map", name: "Essai", value: bench.text });
    await saving;
    expect(bench.changed).toBe(false);
    expect(drafts()).toEqual([]);
    stroke(bench, "~", 3);
    bench.rename("Autre");
    bench.revert();
    expect(bench.name).toBe("Essai");
    expect(bench.changed).toBe(false);
    expect(drafts()).toEqual([]);
  });

  it("stays changed when the server refuses", async () => {
    const bench = start();
    const saving = bench.save().catch((error: unknown) => error);
    await settle();
    await settle();
    const refusal = { code: "keepsake_name", fr: "pris", en: "taken", rule: null };
    await asked.at(-1)!.answer(refusal, false);
    expect(await saving).toBeInstanceOf(Error);
    expect(bench.changed && !bench.saving).toBe(true);
  });

  it("keeps a number of drafts, the latest, and reads nothing that is not one", () => {
    for (let i = 0; i < 25; i++) keepDraft(`k${i}`, "n", TEXT);
    expect(drafts()).toHaveLength(20);
    expect(draftOf("k24")?.name).toBe("n");
    dropDraft("k24");
    expect(draftOf("k24")).toBeNull();
    localStorage.setItem("ludotheque.generals.maps", '{"a": 1, "b": {"text": 3}, "c": null}');
    expect(drafts()).toEqual([]);
    localStorage.setItem("ludotheque.generals.maps", "{{{");
    expect(drafts()).toEqual([]);
  });
});
