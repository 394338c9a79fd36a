import { describe, expect, it, vi } from "vitest";
import { LessonTable } from "../src/lib/learn/lesson.svelte";
import type { Line } from "../src/lib/socket.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { AnyOut, GameInfo, Lesson } from "../src/lib/wire";

function wire(): Line {
  return { follow: () => () => {}, ask: vi.fn(), act: vi.fn() } as unknown as Line;
}

function view(seat: number | null): AnyOut {
  const seen = { match: "m", seat, version: 3, since: null, state: {}, steps: [], made: 0 };
  return { type: "view", view: { ...seen, table: { seats: [] } } } as unknown as AnyOut;
}

function refused(code: string, match: string | null = "m"): AnyOut {
  const words = { fr: "Fermée.", en: "Closed." };
  return {
    type: "refused",
    code,
    ...words,
    key: null,
    match,
    rule: null,
    version: null,
    move: null,
  };
}

describe("a table that can no longer be looked at", () => {
  it("is said to be gone, also after it was shown", () => {
    const table = new LiveTable("m", {} as GameInfo, wire());
    table.hear(view(null));
    table.hear(refused("eyes"));
    expect(table.gone).toEqual({ fr: "Fermée.", en: "Closed.", rule: null });
  });

  it("is looked at as a spectator first, where the seat was lost", () => {
    const line = wire();
    const table = new LiveTable("m", {} as GameInfo, line);
    table.hear(view(1));
    table.hear(refused("not_yours"));
    expect(table.gone).toBeNull();
    expect(line.ask).toHaveBeenCalledWith(table);
    expect(table.ask()).toMatchObject({ seat: null, since: 0 });
    table.hear(refused("eyes"));
    expect(table.gone).not.toBeNull();
  });

  it("does not end by a refusal that is of no match", () => {
    const table = new LiveTable("m", {} as GameInfo, wire());
    table.hear(view(null));
    table.hear(refused("too_fast", null));
    expect(table.gone).toBeNull();
  });

  it("says so where a lesson was closed, and does not begin it again by itself", () => {
    const lesson = { match: "m", info: {}, refused: [] } as unknown as Lesson;
    const table = new LessonTable(lesson, false, wire());
    table.hear(view(0));
    table.hear(refused("lesson_closed"));
    expect(table.closed?.en).toBe("Closed.");
    expect(table.gone).toBeNull();
  });
});
