// Pointers over a board: a drag pans it or draws a path, two fingers zoom, a short press is a click.
import type { Camera } from "./camera.svelte";

const FAR_ENOUGH = 7; // pixels before a press becomes a drag
const LONG_ENOUGH = { touch: 500, mouse: 1200 }; // milliseconds before it becomes a hold

export interface Hand {
  over(cell: number): void; // a mouse points at a cell, or at none
  press(cell: number, touch: boolean): void;
  hold?(cell: number): void; // pressed for long, without a movement
  cancel(): void; // the other button
  /** Whether a drag from this cell draws a path instead of moving the map. */
  draws?(cell: number): boolean;
  draw?(cell: number): void;
  drawn?(): void;
}

interface Point {
  x: number;
  y: number;
}

/** Attend to an element; the returned function stops. */
export function attend(board: HTMLElement, camera: Camera, hand: Hand): () => void {
  const down = new Map<number, Point>();
  let start: (Point & { cell: number }) | null = null;
  let held: ReturnType<typeof setTimeout> | undefined;
  let doing: "press" | "pan" | "draw" | "pinch" | null = null;

  const point = (event: { clientX: number; clientY: number }): Point => {
    const box = board.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const cellOf = (event: { clientX: number; clientY: number }) => {
    const { x, y } = point(event);
    return camera.cellAt(x, y);
  };

  function begin(event: PointerEvent): void {
    if (event.button === 2) return;
    if (event.isPrimary) down.clear(); // a first finger: whatever was down before has been lost
    down.set(event.pointerId, point(event));
    board.setPointerCapture(event.pointerId);
    clearTimeout(held);
    if (down.size === 2) doing = "pinch";
    else if (down.size === 1) {
      start = { ...point(event), cell: cellOf(event) };
      doing = "press";
      held = setTimeout(hold, LONG_ENOUGH[event.pointerType === "mouse" ? "mouse" : "touch"]);
    }
  }

  function hold(): void {
    if (doing !== "press" || !start || !hand.hold) return;
    doing = null;
    hand.hold(start.cell);
  }

  function move(event: PointerEvent): void {
    const last = down.get(event.pointerId);
    if (!last) {
      // the map may pass under a mouse that rests: that points at nothing
      const moved = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType === "mouse" && moved) hand.over(cellOf(event));
      return;
    }
    const now = point(event);
    if (doing === "pinch") pinch(event.pointerId, now);
    else if (
      start &&
      doing === "press" &&
      Math.hypot(now.x - start.x, now.y - start.y) > FAR_ENOUGH
    )
      doing = start.cell >= 0 && hand.draws?.(start.cell) ? "draw" : "pan";
    if (doing === "pan") camera.pan(now.x - last.x, now.y - last.y);
    if (doing === "draw") hand.draw?.(camera.cellAt(now.x, now.y));
    down.set(event.pointerId, now);
  }

  function pinch(id: number, now: Point): void {
    const last = down.get(id)!;
    const other = [...down].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    camera.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    if (before > 0) camera.zoom(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  function end(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(held);
    const was = doing;
    if (down.size === 0) doing = null;
    if (event.type !== "pointerup") return;
    if (was === "press" && start) hand.press(start.cell, event.pointerType !== "mouse");
    if (was === "draw") hand.drawn?.();
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType === "mouse") hand.over(-1); // a finger that lifts still points there
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = point(event);
    const pixels = event.deltaMode ? event.deltaY * 30 : event.deltaY;
    camera.zoom(Math.exp(-Math.max(-120, Math.min(120, pixels)) * 0.0022), x, y);
  }

  function menu(event: MouseEvent): void {
    event.preventDefault();
    hand.cancel();
  }

  const handlers = [
    ["pointerdown", begin],
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
    ["lostpointercapture", end], // also where neither of the two above comes
    ["pointerleave", leave],
    ["wheel", wheel],
    ["contextmenu", menu],
  ] as const;
  for (const [name, handle] of handlers)
    board.addEventListener(name, handle as EventListener, { passive: false });
  return () => {
    clearTimeout(held);
    for (const [name, handle] of handlers) board.removeEventListener(name, handle as EventListener);
  };
}
