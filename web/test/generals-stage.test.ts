import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SiteRow, keeper } from "../src/games/generals/rows";
import { Stage, pastOf } from "../src/games/generals/stage.svelte";
import type { Battle } from "../src/games/generals/state";
import { following, lastOrder } from "../src/games/generals/turns";
import type { Frame, Play } from "../src/lib/play";
import { settings } from "../src/lib/settings.svelte";
import type { Event, Step } from "../src/lib/wire";
import { at, book, position, unit } from "./generals";

const event = (kind: string, a = 0, b = 0, c = 0): Event =>
  ({ kind, args: {}, a, b, c, seen: 255, fr: "", en: "" }) as Event;
const step = (...events: Event[]) => ({
  events,
  undo: false,
  version: 1,
  made: 1,
  number: 1,
  seat: 1,
  move: null,
  patches: [],
});
const frame = (s: Battle, acting: number, steps: Step[] = [], jump = false): Frame =>
  ({
    position: { state: s, acting, seat: 0, legal: [], outcome: null },
    steps,
    jump,
    cut: jump,
  }) as never;

/** A stage with the way to bring it frames. */
function staged(first: Battle) {
  const stage = new Stage(book().siteAt);
  let bring: (frame: Frame) => void = () => undefined;
  const play = { listen: (hear: typeof bring) => ((bring = hear), () => undefined) };
  stage.attend(play as unknown as Play);
  bring(frame(first, 0, [], true));
  return { stage, bring: (next: Frame) => bring(next) };
}

const HERE = at(1, 1);
const fig = unit(0, 1) + 256 * 100;

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.calm = false;
  });

  it("shows the end at once where movements are not wanted", () => {
    settings.calm = true;
    const { stage, bring } = staged(position([[HERE, 0, 0]]));
    const end = position([[at(2, 1), 0, 0]]);
    bring(frame(end, 0, [step(event("stepped", HERE, at(2, 1), unit(0, 0) + 256 * 100))]));
    expect(stage.idle).toBe(true);
    expect(stage.shown).toBe(end);
  });

  it("but holds what must not be missed, with all that led to it", async () => {
    settings.calm = true;
    const { stage, bring } = staged(position([[HERE, 0, 0]]));
    const steps = [
      step(
        event("stepped", HERE, at(2, 1), unit(0, 0) + 256 * 100),
        event("interrupted", at(2, 1)),
      ),
    ];
    bring(frame(position([[at(2, 1), 0, 0]]), 0, steps));
    expect(stage.idle).toBe(false);
    expect(stage.beat?.name).toBe("ambush");
    expect(stage.shown?.unit[at(2, 1)]).toBe(unit(0, 0));
    await vi.runAllTimersAsync();
    expect(stage.idle).toBe(true);
  });

  it("plays beats in order, and skips to the end", async () => {
    const { stage, bring } = staged(position([[HERE, 0, 1]]));
    const end = position([[at(3, 1), 0, 1]]);
    bring(
      frame(end, 0, [
        step(event("stepped", HERE, at(2, 1), fig), event("stepped", at(2, 1), at(3, 1), fig)),
      ]),
    );
    expect(stage.shown?.unit[at(2, 1)]).toBe(unit(0, 1));
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.shown?.unit[at(3, 1)]).toBe(unit(0, 1));
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.idle).toBe(true);
    expect(stage.shown).toBe(end);
  });

  it("keeps what the others did since one's own turn, and tells it again", async () => {
    settings.calm = true;
    const start = position([[HERE, 0, 1]]);
    const { stage, bring } = staged(start);
    bring(frame(position([[HERE, 0, 1]]), 1, [step(event("turn_ended", 0))]));
    const end = position([[at(2, 1), 0, 1]]);
    const moved = step(event("stepped", HERE, at(2, 1), fig));
    bring(frame(end, 0, [moved, step(event("turn_ended", 1), event("turn_began", 0, 4, 90))]));
    expect(stage.past?.start).toBe(start);
    expect(stage.past?.steps).toHaveLength(3);
    void stage.retell();
    expect(stage.retelling).toBe(true);
    expect(stage.shown?.unit[at(2, 1)]).toBe(unit(0, 1)); // the first beat: that step
    await vi.runAllTimersAsync();
    expect(stage.retelling).toBe(false);
    expect(stage.shown).toBe(end);
  });

  it("has nothing to ask for without a match", async () => {
    expect(await pastOf({ position: { seat: 0 } } as never)).toBeNull();
  });
});

describe("rows", () => {
  it("stay the same objects where nothing changed", () => {
    const keep = keeper<SiteRow>();
    const site = (owner: number): SiteRow => ({
      cell: 3,
      kind: "oil",
      owner,
      small: false,
      walls: 1,
      open: false,
    });
    const [first] = keep([site(0)]);
    expect(keep([site(0)])[0]).toBe(first);
    const [taken] = keep([site(1)]);
    expect(taken).not.toBe(first);
    expect(taken!.owner).toBe(1);
    expect(keep([])).toEqual([]);
  });
});

describe("a turn", () => {
  it("knows who is next, and how far an order goes back", () => {
    expect(following([5, 9, 2], 5)).toBe(9);
    expect(following([5, 9, 2], 9)).toBe(2);
    const log = ["unit 1,1", "to 2,1", "attack 3,1"].map((move) => ({ move }));
    expect(lastOrder(log)).toBe(3);
    expect(lastOrder([...log, { move: "power" }])).toBe(1);
    expect(lastOrder([])).toBe(1);
  });
});
