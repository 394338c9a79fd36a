import { describe, expect, it } from "vitest";
import { stepAt, turningPoint } from "../src/lib/after/chances.svelte";
import { nextOpponent } from "../src/lib/after/over";
import { namesOf } from "../src/lib/naming";
import type { Over } from "../src/lib/play";
import { rounds } from "../src/games/night-dealer/rounds";
import type { ReplayMark, Seat, Step } from "../src/lib/wire";

const LEVELS = ["apprenti", "adepte", "maitre", "oracle"];
const point = (made: number, mine: number) => ({ made, chances: [mine, 1 - mine] });

function over(level: string | null, winners: number[]): Over {
  const other = level ? { kind: "level", level } : { kind: "person", name: "Zoé", level: null };
  const seats = [
    { number: 0, kind: "person", name: "Ada", yours: true, level: null },
    { number: 1, yours: false, ...other },
  ] as Seat[];
  const outcome = { winners, scores: [0, 0], reason: "", fr: "", en: "" };
  return { play: { seats }, outcome, names: namesOf(seats), log: [] } as unknown as Over;
}

describe("after a match", () => {
  it("the next opponent is a level above after a win and one below after a loss", () => {
    expect(nextOpponent(over("adepte", [0]), LEVELS)).toMatchObject({ level: "maitre", up: true });
    expect(nextOpponent(over("adepte", [1]), LEVELS)).toMatchObject({ level: "apprenti" });
    expect(nextOpponent(over("apprenti", [1]), LEVELS)).toBeNull();
    expect(nextOpponent(over("oracle", [0]), LEVELS)).toBeNull();
    expect(nextOpponent(over(null, [0]), LEVELS)).toBeNull();
    expect(nextOpponent(over("adepte", [0]), LEVELS)?.seats).toEqual([
      { kind: "me" },
      { kind: "level", level: "maitre" },
    ]);
  });

  it("the turning point is the turn that brought the winner most, or cost the loser most", () => {
    const points = [point(0, 0.5), point(3, 0.3), point(7, 0.75), point(9, 1)];
    expect(turningPoint(points, 0, true)).toMatchObject({ from: 3, to: 7, before: 0.3 });
    expect(turningPoint(points, 0, false)).toMatchObject({ from: 0, to: 3, after: 0.3 });
    expect(turningPoint([point(0, 0.5), point(1, 0.52)], 0, true)).toBeNull();
  });

  it("a moment that is no step of these eyes is shown by the step before it", () => {
    const marks = [0, 2, 5].map((made, number) => ({ made, number })) as ReplayMark[];
    expect([0, 1, 2, 4, 9].map((made) => stepAt(marks, made))).toEqual([0, 0, 1, 1, 2]);
  });

  it("a round of the night is drawn as it ended, flipped tiles and all", () => {
    const event = (kind: string, args: object) => ({ kind, args, seen: 0, fr: "", en: "" });
    const log = [
      event("round_began", { round: 1, first: 1, second: 0 }),
      event("placed", { seat: 1, cell: 4, tile: 2 }),
      event("placed", { seat: 0, cell: 5, tile: 1 }),
      event("flipped", { step: 4, cell: 4, owner: 0 }),
      event("round_scored", { round: 1, first: 1, cells: 0, second: 0, others: 2 }),
      event("round_began", { round: 2, first: 0, second: 1 }),
    ];
    const [only, ...more] = rounds([{ events: log } as unknown as Step]);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ round: 1, held: [2, 0] });
    expect([only?.owner[4], only?.owner[5], only?.owner[0], only?.kind[4]]).toEqual([0, 0, -1, 2]);
  });
});
