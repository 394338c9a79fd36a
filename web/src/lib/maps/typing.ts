// The pen by keyboard: arrows move a cursor, letters put down what they draw, numbers say whose.
import { type Spot, cellOf, isInside } from "./chart";
import type { Desk } from "./desk.svelte";
import { words } from "./words";

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Do what a key stands for; whether it stands for anything. */
export function type(desk: Desk, { key, shiftKey }: KeyboardEvent): boolean {
  const { bench, cursor } = desk;
  const { chart, print } = bench;
  const step = STEPS[key];
  if (step) return go(desk, { x: cursor.x + step[0], y: cursor.y + step[1] }, shiftKey);
  if (key === "Home") return go(desk, { x: 0, y: cursor.y });
  if (key === "End") return go(desk, { x: chart.width - 1, y: cursor.y });
  if (key === "PageUp") return go(desk, { x: cursor.x, y: 0 });
  if (key === "PageDown") return go(desk, { x: cursor.x, y: chart.height - 1 });
  if (key === " " || key === "Enter") return apply(desk);
  if (key === "Escape" && bench.corner) {
    bench.lift();
    return true;
  }
  if (key === "Delete" || key === "Backspace") return draw(desk, print.blank);
  if (/^[0-4]$/.test(key)) return grant(desk, Number(key));
  const letter = key.length === 1 ? print.letterOf(key) : undefined;
  return letter !== undefined && draw(desk, letter);
}

function go(desk: Desk, spot: Spot, painting = false): boolean {
  const { bench, cursor } = desk;
  if (!isInside(bench.chart, spot)) return true;
  if (painting && bench.tool === "brush") {
    stroke(desk, [cellOf(bench.chart, cursor), cellOf(bench.chart, spot)]);
  }
  desk.cursor = spot;
  if (bench.corner) bench.stretch(spot);
  desk.tell(spot);
  return true;
}

function stroke({ bench }: Desk, cells: number[]): void {
  bench.down();
  bench.put(cells);
  bench.up();
}

/** Put the paint down at the cursor, in the way of the tool. */
function apply(desk: Desk): boolean {
  const { bench, cursor } = desk;
  if (bench.tool === "pick") {
    desk.take(cursor);
    return true;
  }
  if (bench.tool === "rectangle") {
    if (bench.corner) bench.up();
    else bench.begin(cursor);
    const begun = bench.corner !== null;
    desk.tell(cursor, () => (begun ? `, ${words().cell.corner}` : ""));
    return true;
  }
  if (bench.tool === "fill") {
    bench.down();
    bench.fill(cursor);
    bench.up();
  } else {
    stroke(desk, [cellOf(bench.chart, cursor)]);
  }
  desk.tell(cursor);
  return true;
}

function draw(desk: Desk, letter: string): boolean {
  const { bench } = desk;
  bench.paint = { ...bench.paint, letter };
  if (bench.corner) bench.stretch(desk.cursor);
  if (bench.tool === "pick" || bench.tool === "hand") bench.tool = "brush";
  return apply(desk);
}

function grant(desk: Desk, owner: number): boolean {
  const { bench, cursor } = desk;
  if (owner > bench.sketch.players) return true;
  bench.paint = { ...bench.paint, owner };
  if (bench.grant(cursor, owner)) desk.tell(cursor);
  else desk.said = () => words().cell.noBuilding;
  return true;
}
