// Where one is on the sheet: the cursor, the mouse, how large it is shown, what was just said.
import type { Bench } from "./bench.svelte";
import { type Spot, isInside } from "./chart";
import { cellText } from "./telling";
import { words } from "./words";

export const SMALLEST = 1; // the whole map fits
export const LARGEST = 5;

export class Desk {
  cursor = $state.raw<Spot>({ x: 0, y: 0 });
  pointed = $state.raw<Spot | null>(null); // where the mouse is
  zoom = $state(SMALLEST);
  said = $state.raw<(() => string) | null>(null); // to who can't see it, in any language

  constructor(readonly bench: Bench) {}

  /** Make it larger or smaller, as far as that goes. */
  scale(wanted: number): void {
    this.zoom = Math.min(LARGEST, Math.max(SMALLEST, wanted));
  }

  /** Tell what lies on a cell. */
  tell(spot: Spot, more: () => string = () => ""): void {
    this.said = () => cellText(this.bench, spot) + more();
  }

  /** Take what lies on a cell as paint. */
  take(spot: Spot): void {
    this.bench.pick(spot);
    this.bench.tool = "brush";
    const { letter } = this.bench.paint;
    this.said = () => words().cell.taken(this.bench.print.name(letter));
  }

  /** The cursor stays on the map, however small that becomes. */
  stay(): void {
    const { chart } = this.bench;
    if (isInside(chart, this.cursor)) return;
    const { x, y } = this.cursor;
    this.cursor = { x: Math.min(x, chart.width - 1), y: Math.min(y, chart.height - 1) };
  }
}
