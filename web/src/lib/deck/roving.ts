// Arrow keys among cards that lie in rows: one stop for Tab, the arrows do the rest.

/** The spot an arrow leads to from another, or -1: by where they lie on the screen. */
export function towards(key: string, from: number, boxes: DOMRect[]): number {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  if (key === "ArrowRight") return from + 1 < boxes.length ? from + 1 : -1;
  if (key === "ArrowLeft") return from - 1;
  const down = key === "ArrowDown";
  const here = boxes[from];
  if (!here || (!down && key !== "ArrowUp")) return -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const rows = down ? box.top - here.top : here.top - box.top;
    if (rows < here.height / 2) return; // the same row
    const far = rows * 10 + Math.abs(box.left - here.left); // the next row, then the same column
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
