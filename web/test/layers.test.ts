import { afterEach, beforeEach, expect, test, vi } from "vitest";

let entries: unknown[] = [];
let at = 0;
let heard = () => undefined as unknown; // what the page does when the history has moved

/** The history goes where it was sent when the browser gets round to it. */
const arrive = (by: number) => {
  at += by;
  vi.spyOn(history, "state", "get").mockReturnValue(entries[at]);
  heard();
};

async function opened() {
  const { layer } = await import("../src/lib/layers");
  return (close: () => void) => layer(close);
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  entries = [null];
  at = 0;
  const show = () => vi.spyOn(history, "state", "get").mockReturnValue(entries[at]);
  show();
  vi.spyOn(history, "pushState").mockImplementation((state) => {
    entries = [...entries.slice(0, at + 1), state];
    at += 1;
    show();
  });
  vi.spyOn(history, "replaceState").mockImplementation((state) => {
    entries[at] = state;
    show();
  });
  vi.spyOn(history, "go").mockImplementation(() => undefined);
  vi.spyOn(globalThis, "addEventListener").mockImplementation((_, listener) => {
    heard = listener as typeof heard;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("Back closes the topmost layer alone", async () => {
  const layer = await opened();
  const closed: string[] = [];
  layer(() => closed.push("lower"));
  layer(() => closed.push("upper"));
  await settled();
  expect(at).toBe(2);
  arrive(-1);
  expect(closed).toEqual(["upper"]);
});

test("a layer closed by hand spends its entry", async () => {
  const layer = await opened();
  const done = layer(() => undefined);
  await settled();
  done();
  await settled();
  expect(history.go).toHaveBeenCalledWith(-1);
});

test("a way back that arrives late closes nothing that was opened meanwhile", async () => {
  const layer = await opened();
  const done = layer(() => undefined);
  await settled();
  done();
  await settled();
  const closed: string[] = [];
  layer(() => closed.push("next"));
  await vi.advanceTimersByTimeAsync(5000); // the page was too busy to hear of it
  arrive(-1);
  await settled();
  expect(closed).toEqual([]);
  arrive(-1);
  expect(closed).toEqual(["next"]);
});
