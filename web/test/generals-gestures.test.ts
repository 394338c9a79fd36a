import { describe, expect, it } from "vitest";
import { Camera } from "../src/lib/board/camera.svelte";
import { squares } from "../src/lib/board/grid";
import { attend } from "../src/lib/board/gestures";
import { SIDE } from "../src/games/generals/state";
import { at } from "./generals";

/** A map of 400 by 400 pixels under fingers, and what they pressed. */
function held() {
  const board = document.createElement("div");
  Object.assign(board, { setPointerCapture: () => undefined });
  const camera = new Camera(squares(5, 5, SIDE), 0);
  camera.fitTo(400, 400);
  const pressed: number[] = [];
  attend(board, camera, {
    over: () => undefined,
    press: (cell) => void pressed.push(cell),
    cancel: () => undefined,
    draws: () => false,
    draw: () => undefined,
    drawn: () => undefined,
  });
  const finger = (type: string, pointerId: number, isPrimary = true, x = 40, y = 40) =>
    board.dispatchEvent(
      Object.assign(new Event(type), {
        ...{ pointerId, isPrimary, pointerType: "touch", button: 0 },
        ...{ clientX: x, clientY: y },
      }),
    );
  return { camera, pressed, finger };
}

describe("fingers on the map", () => {
  it("press what they touch, though an earlier finger never told that it left", () => {
    const { pressed, finger } = held();
    finger("pointerdown", 1); // and never up
    finger("pointerdown", 2);
    finger("pointerup", 2);
    expect(pressed).toEqual([at(0, 0)]);
  });

  it("are forgotten when the element loses them, and press nothing then", () => {
    const { camera, pressed, finger } = held();
    finger("pointerdown", 1);
    finger("lostpointercapture", 1);
    expect(pressed).toEqual([]);
    finger("pointermove", 1, true, 300, 300);
    expect(camera.x).toBe(0);
  });

  it("press once, though the capture is lost right after each lift", () => {
    const { pressed, finger } = held();
    finger("pointerdown", 1);
    finger("pointerup", 1);
    finger("lostpointercapture", 1);
    expect(pressed).toEqual([at(0, 0)]);
  });

  it("zoom when there are two", () => {
    const { camera, finger } = held();
    const before = camera.size;
    finger("pointerdown", 1, true, 150, 200);
    finger("pointerdown", 2, false, 250, 200);
    finger("pointermove", 2, false, 350, 200);
    expect(camera.size).toBeGreaterThan(before);
  });
});
