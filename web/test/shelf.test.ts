import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Workbench } from "../src/lib/shelf/bench.svelte";
import { draftsAt } from "../src/lib/shelf/drafts";
import { fileOf, kindOf } from "../src/lib/shelf/kind";
import { type KindWords, en, fr } from "../src/lib/shelf/words";
import type { Fault, Kept } from "../src/lib/wire";

// A game that there is not: people keep numbers for it.
const asNumber = (value: unknown) => (typeof value === "number" ? value : null);
const drafts = draftsAt("ludotheque.test.drafts", "number", asNumber);
const said = {
  ...en,
  shelf: { ...en.shelf, unreadable: "odd", unsaved: "new", changed: "changed", ready: "ready" },
} as unknown as KindWords;
const numbers = kindOf({
  kind: "number",
  field: "number",
  file: { ending: "txt", type: "text/plain", rows: 3 },
  read: asNumber,
  drafts,
  words: () => said,
});

class Bench extends Workbench<number, number> {
  constructor(start: number, saved: { name: string; text: string } | null = null) {
    const material = { kind: "number", drafts, pause: 100, remembered: 2 };
    super(material, "counting", "k", { name: "One", content: start }, saved);
  }
  written(): number {
    return this.content;
  }
  get text(): string {
    return String(this.content);
  }
  put(number: number): void {
    const before = this.content;
    this.content = number;
    this.done(before);
  }
  forth(): void {
    this.again();
  }
  revert(): void {
    if (this.saved) this.put(Number(this.saved.text));
  }
}

const checked: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  checked.length = 0;
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    if (path.endsWith("/check")) checked.push((JSON.parse(body) as { value: unknown }).value);
    const kept = { key: "k", kind: "number", name: "Uno", value: 0, updated: 1, faults: [] };
    const answer = path.endsWith("/check") ? { faults: [] } : kept;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a kind of things", () => {
  const kept = (key: string, value: unknown, faults: Fault[] = []): Kept => {
    return { key, kind: "number", name: key, value, updated: 1, faults };
  };

  it("has drafts under its own word, and reads nothing that is none", () => {
    drafts.keepDraft("a", "First", 0);
    expect(drafts.draftOf("a")).toMatchObject({ name: "First", number: 0 });
    const stored = { a: { name: "x", number: "3", at: 1 }, b: { number: 3, at: 1 }, c: 4, d: null };
    localStorage.setItem("ludotheque.test.drafts", JSON.stringify(stored));
    expect(drafts.drafts()).toEqual([]);
  });

  it("stands on the shelf: drafts first, and each says how it stands", () => {
    drafts.keepDraft("old", "Old", 7);
    drafts.keepDraft("new", "New", 0);
    const wrong: Fault = { code: "rule", fr: "non", en: "no", rule: "X-1", about: [] };
    const stored = [kept("old", 1), kept("good", 0), kept("bad", 2, [wrong]), kept("odd", "2")];
    const items = numbers.shelved(stored, drafts.drafts());
    expect(items.map(({ key, number }) => [key, number])).toEqual([
      ["new", 0],
      ["old", 7],
      ["good", 0],
      ["bad", 2],
      ["odd", null],
    ]);
    expect(items.map((item) => numbers.standing(item).text)).toEqual([
      "new",
      "changed",
      "ready",
      "1 thing to mend",
      "odd",
    ]);
    expect(items.filter((item) => numbers.standing(item).good)).toHaveLength(1);
  });

  it("is exported under its name, or else as what it is", () => {
    expect(fileOf(numbers, "Seven")).toEqual({ name: "Seven.txt", type: "text/plain" });
    expect(fileOf(numbers, "").name).toBe("number.txt");
  });
});

describe("a workbench", () => {
  it("takes back and makes again, as far as it remembers, were it to nothing", () => {
    const bench = new Bench(7);
    for (const n of [0, 2, 3]) bench.put(n);
    for (const wanted of [2, 0, 0]) {
      bench.undo();
      expect(bench.content).toBe(wanted); // three changes, two remembered
    }
    bench.forth();
    expect(bench.content).toBe(2);
    bench.put(9);
    expect(bench.redoable).toBe(false); // another way was taken
    expect(bench.redo).toBeUndefined(); // no game said that it can
    bench.close();
  });

  it("drafts what is not saved, asks the rules once, and keeps what was saved", async () => {
    const bench = new Bench(0);
    bench.put(1);
    bench.put(0);
    expect(drafts.draftOf("k")?.number).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(checked).toEqual([0]);
    expect(bench.ready).toBe(true);
    bench.rename("Two");
    expect(bench.asking).toBe(false); // a name is nothing to the rules
    await bench.save();
    expect(bench.name).toBe("Uno"); // as the server wrote it
    expect(bench.changed).toBe(false);
    expect(drafts.draftOf("k")).toBeNull();
  });
});

describe("the sentences that all shelves share", () => {
  it("exist in both languages and follow French typography", () => {
    const told = (words: object): string[] =>
      Object.values(words).flatMap((one: unknown) =>
        typeof one === "string"
          ? [one]
          : typeof one === "function"
            ? [1, 2].map((n) => String((one as (n: number) => unknown)(n)))
            : told(one as object),
      );
    expect(told(fr)).toHaveLength(told(en).length);
    for (const text of told(fr)) expect(text).not.toMatch(/ [;:!?»]|« |\w'\w/);
    for (const text of [...told(fr), ...told(en)]) expect(text.trim()).not.toBe("");
  });
});
