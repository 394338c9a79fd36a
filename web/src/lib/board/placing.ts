// Where a list of orders stands over the map: near its cell, over nothing that it is about.

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const GAP = 8; // pixels kept from what must be seen, and from the window's edge
const STEP = 16; // pixels between the places tried

/** How many pixels of two boxes lie over each other. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const total = (box: Box, others: Box[]) =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** How far apart two boxes are, edge to edge and then middle to middle. */
function apart(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - (b.x + b.wide), b.x - (a.x + a.wide));
  const dy = Math.max(0, a.y - (b.y + b.high), b.y - (a.y + a.high));
  const middle = Math.abs(a.x + a.wide / 2 - b.x - b.wide / 2) / 50;
  return Math.hypot(dx, dy) + middle + Math.abs(a.y + a.high / 2 - b.y - b.high / 2) / 10;
}

/**
 * The corner of a list of some size in a window: off the cells it is about, then off other cells
 * that can be pressed, then near its own cell.
 */
export function placed(
  size: { wide: number; high: number },
  beside: Box,
  about: Box[],
  pressed: Box[],
  room: { wide: number; high: number },
): { left: number; top: number } {
  const kept = about.map(({ x, y, wide, high }) => ({
    x: x - GAP,
    y: y - GAP,
    wide: wide + 2 * GAP,
    high: high + 2 * GAP,
  }));
  const most = { x: room.wide - size.wide - GAP, y: room.high - size.high - GAP };
  let best = { left: Math.max(GAP, most.x), top: GAP };
  let least = [Infinity, Infinity, Infinity];
  for (let y = GAP; y <= Math.max(GAP, most.y); y += STEP)
    for (let x = GAP; x <= Math.max(GAP, most.x); x += STEP) {
      const box = { x, y, ...size };
      const cost = [total(box, kept), total(box, pressed), apart(box, beside)];
      const at = cost.findIndex((n, i) => n !== least[i]);
      if (at >= 0 && cost[at]! < least[at]!) [least, best] = [cost, { left: x, top: y }];
    }
  return best;
}
