// Dragging a piece to a spot: the second way of doing what two clicks do. A short press stays a
// click.

const FAR_ENOUGH = 8; // pixels before a press becomes a drag

export interface Drag {
  begin(): void;
  move(x: number, y: number): void;
  drop(under: Element | null): void; // what lies where it was let go
  end(): void;
}

function swallow(click: Event): void {
  click.stopImmediatePropagation();
  click.preventDefault();
}

/** Follow a pointer from where it went down until it comes up. */
export function follow(down: PointerEvent, drag: Drag): void {
  if (down.button !== 0) return;
  const target = down.currentTarget as HTMLElement;
  let dragging = false;

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!dragging && way < FAR_ENOUGH) return;
    if (!dragging) drag.begin();
    dragging = true;
    drag.move(event.clientX, event.clientY);
  }

  function stop(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    for (const [name, handle] of handlers) removeEventListener(name, handle as EventListener);
    if (!dragging) return;
    target.addEventListener("click", swallow, true); // the click that ends a drag is none
    setTimeout(() => target.removeEventListener("click", swallow, true), 0);
    if (event.type === "pointerup") {
      drag.drop(document.elementFromPoint(event.clientX, event.clientY));
    }
    drag.end();
  }

  const handlers = [
    ["pointermove", move],
    ["pointerup", stop],
    ["pointercancel", stop],
  ] as const;
  for (const [name, handle] of handlers) addEventListener(name, handle as EventListener);
}
