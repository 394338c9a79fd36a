// What is pressed at Night Dealer's table.
import { expect, it } from "vitest";
import type { Composer } from "../src/games/night-dealer/composer.svelte";
import { Player } from "../src/games/night-dealer/player.svelte";
import { type Scene, promptOf } from "../src/games/night-dealer/prompts";
import type { Stage } from "../src/games/night-dealer/stage.svelte";
import { REROLL, ROLL } from "../src/games/night-dealer/state";
import { position } from "./night";

function table(beat: string, phase: number) {
  const chosen: number[] = [];
  const stage = { idle: false, beat: { name: beat }, skip: () => (stage.idle = true) };
  const composer = {
    ...{ acting: true, me: 0, phase, base: position(), prepared: [], spot: null, asking: null },
    toggle: (wheel: number) => chosen.push(wheel),
    why: () => undefined,
  };
  const player = new Player(stage as unknown as Stage, composer as unknown as Composer);
  return { player, stage, chosen };
}

it("a wheel pressed while its roll is shown is chosen once the roll was shown", () => {
  const { player, stage, chosen } = table("roll", REROLL);
  player.pickWheel(2);
  expect(stage.idle).toBe(true); // the press skips the animation as well
  expect(chosen).toEqual([]);
  player.resume();
  expect(chosen).toEqual([2]);
  player.resume();
  expect(chosen).toEqual([2]);
});

it("nobody is told to play while their move is on its way", () => {
  const said = (busy: boolean) =>
    promptOf({
      ...{ stage: { beat: null }, outcome: null, mine: false, s: position() },
      ...{ names: { labels: [], called: [], me: 0 }, eyes: 0 },
      play: { busy, live: true, seats: [], position: { acting: 0, seat: 0 } },
    } as unknown as Scene);
  expect(said(false)).not.toBe("");
  expect(said(true)).toBe("");
});

it("what is pressed while something else is shown skips it and no more", () => {
  const { player, chosen } = table("clash", ROLL);
  player.pickWheel(2);
  player.resume();
  expect(chosen).toEqual([]);
});
