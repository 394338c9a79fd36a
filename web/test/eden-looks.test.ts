import { describe, expect, it } from "vitest";
import beats from "../src/games/eden/beats.json";
import kinds from "../src/games/eden/kinds.json";
import { looks } from "../src/games/eden/looks";
import type { Event } from "../src/lib/wire";

const event = (kind: string, args: Event["args"]) => ({ kind, args, fr: "", en: "" }) as Event;

describe("looks", () => {
  it("name a beat that there is, or none", () => {
    const known = new Set(["", ...Object.keys(beats)]);
    expect(Object.values(kinds).filter((beat) => !known.has(beat))).toEqual([]);
  });

  it("look where troops go to, not where they come from", () => {
    const [moved, placed, drew] = looks([
      event("troops_moved", { seat: 1, cell: 5, to: 6, n: 2 }),
      event("troop_placed", { seat: 1, cell: 5 }),
      event("took", { seat: 1, n: 2 }),
    ]);
    expect([moved!.cell, placed!.cell, drew!.cell]).toEqual([6, 5, undefined]);
  });

  it("of an income concern everybody: those of all players are shown together", () => {
    const [one, other] = looks([0, 1].map((seat) => event("produced", { seat, n: 1 })));
    expect(one!.about).toBe(other!.about);
  });

  it("tell what a turn was about: its battle and its purchases, not the cards it began with", () => {
    const told = looks([
      event("crystal_played", { seat: 1, card: 2 }),
      event("front_decided", { seat: 1, attack: 5, defence: 3, won: 1 }),
      event("bought", { seat: 1, card: 4 }),
    ]);
    expect(told.map(({ tells }) => tells === true)).toEqual([false, true, true]);
  });
});
