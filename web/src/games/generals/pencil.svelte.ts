// A path drawn by hand. Every stroke is asked of the server; what it refuses is not drawn.
import type { Play } from "../../lib/play";
import { battle, walk, wayTo } from "./state";

/** A path drawn step by step. */
export interface Drawn {
  ways: string;
  spent: number; // ticks
  stop: boolean; // it may end here
}

export class Pencil {
  drawn = $state.raw<Drawn | null>(null);
  #wished: string | null = null; // the path to be asked about next
  #asking = false;
  #ticket = 0;

  constructor(private readonly play: Play) {}

  begin(): void {
    this.drawn ??= { ways: "", spent: 0, stop: false };
  }

  /** Nothing is drawn any more, whatever the server still answers. */
  drop(): void {
    this.#ticket++;
    this.drawn = null;
    this.#wished = null;
  }

  /** On to a cell, or back to one that was passed. */
  to(start: number, opening: string, cell: number): void {
    const ways = this.#wished ?? this.drawn?.ways ?? "";
    const cells = walk(start, ways);
    const at = cells.indexOf(cell);
    if (at === cells.length - 1) return;
    const way = at < 0 ? wayTo(cells.at(-1)!, cell) : null;
    if (at < 0 && !way) return;
    this.#wished = at >= 0 ? ways.slice(0, at) : ways + way;
    if (!this.#asking) void this.#ask(opening);
  }

  async #ask(opening: string): Promise<void> {
    this.#asking = true;
    while (this.#wished !== null) {
      const ways = this.#wished;
      const ticket = this.#ticket;
      const line = [opening, "draw", ...[...ways].map((way) => `step ${way}`)];
      const [tried] = (await this.play.explore([line])) ?? [];
      if (ticket !== this.#ticket) break;
      if (this.#wished === ways) this.#wished = null;
      if (!tried || tried.refusal) continue;
      const { spent, stop } = battle(tried.state);
      this.drawn = { ways, spent, stop: stop === 1 && ways.length > 0 };
    }
    this.#asking = false;
  }
}
