import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, Play } from "../src/lib/play";
import { settings } from "../src/lib/settings.svelte";
import { follow, patched } from "../src/lib/stage/patch";
import { type AnyLook, reading } from "../src/lib/stage/looks";
import { type AnyBeat, Stage } from "../src/lib/stage/stage.svelte";
import type { Event, Step } from "../src/lib/wire";

const event = (kind: string): Event =>
  ({ kind, args: {}, seen: 255, fr: "", en: "" }) as unknown as Event;
const step = (kinds: string[], patches: Step["patches"]): Step =>
  ({ events: kinds.map(event), patches, undo: false }) as unknown as Step;

interface Board {
  hp: number[];
  seat: number;
}

interface Beat extends AnyBeat {
  name: string;
}

/** A stage of beats of 100 ms each, one for each event but those called "silent". */
function staged(start: Board, held?: (beat: Beat) => boolean) {
  const heard: string[] = [];
  const beats = (events: Event[]) =>
    events.filter(({ kind }) => kind !== "silent").map((e) => ({ name: e.kind, events: [e] }));
  const sound = (beat: Beat) => void heard.push(beat.name);
  const stage = new Stage<Board, Beat>({ beats, lasts: () => 100, sound, held });
  let hear: (frame: Frame) => void = () => undefined;
  const play = { listen: (to: typeof hear) => ((hear = to), () => undefined) };
  stage.attend(play as unknown as Play);
  const bring = (state: Board, steps: Step[] = [], jump = false) =>
    hear({ position: { state }, steps, jump, cut: jump } as never);
  bring(start, [], true);
  return { stage, bring, heard };
}

describe("patches", () => {
  it("change the cells they name, and share the rest with the state before", () => {
    const before = { seat: 0, hp: [3, 4], piles: [[1, 2], [3]] };
    const after = patched(before, { seat: 1, piles: { "0": { "1": 9 } } });
    expect(after).toEqual({ seat: 1, hp: [3, 4], piles: [[1, 9], [3]] });
    expect(before.piles[0]).toEqual([1, 2]);
    expect(after.hp).toBe(before.hp);
    expect((after.piles as number[][])[1]).toBe(before.piles[1]);
  });

  it("of some steps lead from state to state", () => {
    const steps = [step(["a"], [{ seat: 1 }, { hp: { 0: 2 } }]), step([], [{ hp: { 1: 5 } }])];
    expect(follow({ seat: 0, hp: [3, 4] }, steps)).toEqual({ seat: 1, hp: [2, 5] });
  });
});

describe("looks", () => {
  type Note = { kind: "fell"; args: { seat: number } } | { kind: "rang" | "left"; args: object };
  const { beats, script } = reading<Note, AnyLook<"fall" | "bell">>(
    { fell: () => ({ beat: "fall" }), rang: () => ({ beat: "bell", about: 7 }), left: () => ({}) },
    { fall: { lasts: 50, joins: true }, bell: { lasts: 80, held: true } },
  );
  const fell = (seat: number) => ({ ...event("fell"), args: { seat } });

  it("put events in a row together that concern the same, and leave out the rest", () => {
    const cut = beats([fell(0), event("left"), fell(0), fell(1), event("rang"), event("rang")]);
    expect(cut.map(({ name, about, events }) => [name, about, events.length])).toEqual([
      ["fall", 0, 2],
      ["fall", 1, 1],
      ["bell", 7, 1],
      ["bell", 7, 1],
    ]);
    expect(cut.map(script.lasts)).toEqual([50, 50, 80, 80]);
    expect(cut.map(script.held!)).toEqual([false, false, true, true]);
  });

  it("of a kind that is not known are none", () => {
    expect(beats([event("snowed")])).toEqual([]);
  });
});

describe("a stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.calm = false;
  });

  it("draws with each beat what changed up to its events, then the true position", async () => {
    const { stage, bring } = staged({ hp: [9, 9], seat: 0 });
    const end = { hp: [5, 7], seat: 1 };
    const patches = [{ hp: { 0: 6 } }, { hp: { 1: 7 } }, { hp: { 0: 5 } }, { seat: 1 }];
    bring(end, [step(["hit", "silent", "hit"], patches)]);
    expect(stage.shown).toEqual({ hp: [6, 9], seat: 0 });
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.shown).toEqual({ hp: [5, 7], seat: 0 });
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.idle).toBe(true);
    expect(stage.shown).toBe(end);
  });

  it("goes from one step to the next with all that the first changed", async () => {
    const { stage, bring } = staged({ hp: [9, 9], seat: 0 });
    const steps = [step(["hit"], [{}, { seat: 1 }]), step(["hit"], [{ hp: { 0: 1 } }, {}])];
    bring({ hp: [1, 9], seat: 1 }, steps);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.shown).toEqual({ hp: [1, 9], seat: 1 });
  });

  it("plays the beats of steps whose changes are not known, and then stands right", async () => {
    const { stage, bring, heard } = staged({ hp: [9, 9], seat: 0 });
    bring({ hp: [1, 9], seat: 0 }, [step(["hit", "end"], [])]);
    expect(stage.shown?.hp).toEqual([9, 9]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toEqual(["hit", "end"]);
    expect(stage.shown?.hp).toEqual([1, 9]);
  });

  it("skips to the end, and lets nothing wait that came meanwhile", async () => {
    const { stage, bring } = staged({ hp: [9, 9], seat: 0 });
    bring({ hp: [8, 9], seat: 0 }, [step(["hit"], [{ hp: { 0: 8 } }, {}])]);
    bring({ hp: [7, 9], seat: 0 }, [step(["hit"], [{ hp: { 0: 7 } }, {}])]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.idle, stage.shown?.hp[0]]).toEqual([true, 7]);
  });

  it("leaves out movements that are not wanted, but not what must be seen", async () => {
    settings.calm = true;
    const { stage, bring, heard } = staged({ hp: [9, 9], seat: 0 }, ({ name }) => name === "end");
    bring({ hp: [8, 9], seat: 0 }, [step(["hit"], [{ hp: { 0: 8 } }, {}])]);
    expect([stage.idle, heard]).toEqual([true, []]);
    bring({ hp: [7, 9], seat: 0 }, [step(["hit", "end"], [{ hp: { 0: 7 } }, {}, {}])]);
    expect([stage.beat?.name, stage.shown?.hp[0]]).toEqual(["end", 7]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.idle).toBe(true);
  });

  it("tells a past again and comes back to the present", async () => {
    const { stage } = staged({ hp: [1, 1], seat: 0 });
    const now = stage.shown;
    void stage.retell({
      start: { hp: [9, 9], seat: 0 },
      steps: [step(["hit"], [{ hp: { 0: 1 } }])],
    });
    expect([stage.retelling, stage.shown?.hp]).toEqual([true, [1, 9]]);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.retelling, stage.shown]).toEqual([false, now]);
  });
});
