import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SiteRow, keeper, unitRows } from "../src/games/generals/rows";
import { Stage } from "../src/games/generals/stage.svelte";
import { pastOf } from "../src/lib/stage/retelling.svelte";
import type { Battle } from "../src/games/generals/state";
import { following } from "../src/games/generals/turns";
import type { Frame, Play } from "../src/lib/play";
import { settings } from "../src/lib/settings.svelte";
import type { Event, Step } from "../src/lib/wire";
import { at, book, event, position, unit } from "./generals";

const WHAT = { seat: 0, type: 0, hp: 100 };
const step = (...events: Event[]) => changing([], ...events);
const changing = (patches: Step["patches"], ...events: Event[]) => ({
  events,
  undo: false,
  version: 1,
  made: 1,
  number: 1,
  seat: 1,
  move: null,
  patches,
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
  const stage = new Stage();
  let bring: (frame: Frame) => void = () => undefined;
  const play = { listen: (hear: typeof bring) => ((bring = hear), () => undefined) };
  stage.attend(play as unknown as Play);
  bring(frame(first, 0, [], true));
  return { stage, bring: (next: Frame) => bring(next) };
}

const HERE = at(1, 1);

/** The patch of a unit that is moved from a cell to another. */
const moves = (from: number, to: number, type = 0, owner = 1) => ({
  unit: { [from]: 0, [to]: unit(type, owner) },
  hp: { [from]: 0, [to]: 100 },
});

const scene = (stage: Stage) =>
  ({ stage, s: stage.shown!, book: book(), eyes: null, friends: new Set(), known: null }) as never;

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
    bring(frame(end, 0, [step(event("stepped", { start: HERE, end: at(2, 1), ...WHAT }))]));
    expect(stage.idle).toBe(true);
    expect(stage.shown).toBe(end);
  });

  it("but holds what must not be missed, with all that led to it", async () => {
    settings.calm = true;
    const { stage, bring } = staged(position([[HERE, 0, 0]]));
    const stepped = event("stepped", { start: HERE, end: at(2, 1), ...WHAT });
    const patches = [{}, moves(HERE, at(2, 1), 0, 0), {}];
    const steps = [changing(patches, stepped, event("interrupted", { cell: at(2, 1) }))];
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
    const steps = [[HERE, at(2, 1)] as const, [at(2, 1), at(3, 1)] as const];
    const events = steps.map(([start, end]) => event("stepped", { start, end, ...WHAT, seat: 1 }));
    bring(frame(end, 0, [changing([{}, {}, moves(HERE, at(3, 1))], ...events)]));
    const seen = () => unitRows(scene(stage)).map(({ cell, from }) => [cell, from]);
    expect(seen()).toEqual([[at(2, 1), HERE]]);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen()).toEqual([[at(3, 1), at(2, 1)]]);
    expect(stage.shown?.unit[HERE]).toBe(unit(0, 1)); // on its way; the board changes at the end
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.idle).toBe(true);
    expect(stage.shown).toBe(end);
  });

  it("keeps what the others did since one's own turn, and tells it again", async () => {
    settings.calm = true;
    const start = position([[HERE, 0, 1]]);
    const { stage, bring } = staged(start);
    bring(frame(position([[HERE, 0, 1]]), 1, [step(event("turn_ended", { seat: 0 }))]));
    const end = position([[at(2, 1), 0, 1]]);
    const told = event("stepped", { start: HERE, end: at(2, 1), ...WHAT, seat: 1 });
    const moved = changing([{}, moves(HERE, at(2, 1))], told);
    const next = event("turn_began", { seat: 0, day: 4, income: 90 });
    bring(frame(end, 0, [moved, step(event("turn_ended", { seat: 1 }), next)]));
    expect(stage.past?.start).toBe(start);
    expect(stage.past?.steps).toHaveLength(3);
    void stage.retell();
    expect(stage.retelling).toBe(true);
    expect(unitRows(scene(stage)).map(({ cell }) => cell)).toEqual([at(2, 1)]); // that step
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
  it("knows who is next", () => {
    expect(following([5, 9, 2], 5)).toBe(9);
    expect(following([5, 9, 2], 9)).toBe(2);
  });
});
