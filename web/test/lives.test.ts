// Night Dealer's lives: nine eyes, all open at the goal.
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Lives from "../src/games/night-dealer/Lives.svelte";

function open(points: number, goal?: number): number {
  const target = document.createElement("div");
  const made = mount(Lives, { target, props: { points, label: "", goal } });
  flushSync();
  const eyes = target.querySelectorAll("svg.open").length;
  void unmount(made);
  return eyes;
}

it("shows how far it is to the goal", () => {
  expect([0, 4, 9].map((points) => open(points))).toEqual([0, 4, 9]);
  expect([9, 11, 12, 15].map((points) => open(points, 12))).toEqual([6, 8, 9, 9]);
});
