// What the fairness view looks at: one way of moving, and what of it lies over the map.
import type { Bench } from "./bench.svelte";
import { type Way, isEven, nearestOf, ticksOfAll, waysOf } from "./travel";

export type Shown = "first" | "nothing" | `player ${number}`;

const BANDS = 8; // shades of distance

export class Fair {
  way = $state("");
  shown = $state<Shown>("first");

  constructor(readonly bench: Bench) {
    this.way = bench.print.ways[0] ?? "";
  }

  readonly #ground = $derived.by(() => this.bench.print.ground(this.way));
  /** By player, ticks to every cell. */
  readonly ticks = $derived.by(() =>
    ticksOfAll(this.bench.chart, this.#ground, this.bench.sketch.players),
  );
  readonly ways: Way[] = $derived.by(() => waysOf(this.bench.chart, this.#ground, this.ticks));
  readonly neutral = $derived.by(() => this.ways.filter(({ owner }) => !owner));
  /** Whether any of them can be reached so at all. */
  readonly reached = $derived.by(() => this.neutral.some(({ nearest }) => nearest.length));
  readonly even = $derived.by(() => isEven(this.ways, this.ticks.length));

  /** The players that create no unit of this kind. */
  readonly without = $derived.by(() =>
    this.ticks.flatMap((of, i) => (of.some(Number.isFinite) ? [] : [i + 1])),
  );

  /** By player: what is earned at the start, how far the neutral buildings are, how many are near. */
  readonly sums = $derived.by(() =>
    this.ticks.map((_, i) => {
      const reached = this.neutral.map(({ ticks }) => ticks[i]!).filter(Number.isFinite);
      const { chart, print } = this.bench;
      return {
        player: i + 1,
        income: chart.owners.reduce(
          (sum, owner, cell) =>
            owner === i + 1 ? sum + (print.kind(chart.letters[cell]!)?.income ?? 0) : sum,
          0,
        ),
        mean: reached.length ? reached.reduce((a, b) => a + b, 0) / reached.length : Infinity,
        near: this.neutral.filter(({ nearest }) => nearest.length === 1 && nearest[0] === i + 1)
          .length,
      };
    }),
  );

  /** The player whose distances lie over the map, or 0. */
  get player(): number {
    const player = this.shown.startsWith("player ") ? Number(this.shown.slice(7)) : 0;
    return player <= this.ticks.length ? player : 0;
  }

  /** The cells where each player comes first; those of a tie belong to nobody. */
  get lands(): number[][] {
    const lands = this.ticks.map((): number[] => []);
    this.bench.chart.letters.forEach((_, cell) => {
      const { nearest } = nearestOf(this.ticks.map((of) => of[cell]!));
      if (nearest.length === 1) lands[nearest[0]! - 1]!.push(cell);
    });
    return lands;
  }

  /** The cells of each shade of distance, the nearest first. */
  get bands(): number[][] {
    const ticks = this.ticks[this.player - 1] ?? [];
    const far = ticks.reduce((most, n) => (Number.isFinite(n) ? Math.max(most, n) : most), 1);
    const bands = Array.from({ length: BANDS }, (): number[] => []);
    ticks.forEach((n, cell) => {
      if (Number.isFinite(n)) bands[Math.min(BANDS - 1, Math.floor((n / far) * BANDS))]!.push(cell);
    });
    return bands;
  }

  /** Ticks as movement points, for people. */
  told(ticks: number, language: string): string {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return format.format(ticks / this.bench.print.point);
  }
}
