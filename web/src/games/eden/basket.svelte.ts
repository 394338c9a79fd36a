// What is to be bought: nothing is paid before it is sent. What each card leaves in the purses, and what
// can be had then, is tried out on the server.
import { fits } from "../../lib/acting.svelte";
import type { Play, Refused, Tried } from "../../lib/play";
import type { Legal } from "../../lib/wire";
import { type Aside, type Eden, LOG_BUY, asideOf, eden } from "./state";

export class Basket {
  cards = $state.raw<string[]>([]); // the first bought first
  #tried = $state.raw<Tried | null>(null);

  constructor(
    private readonly play: Play,
    private readonly send: (line: string[]) => Promise<void>,
  ) {}

  /** The position once all of it is bought. */
  get s(): Eden {
    return eden((this.#tried ?? this.play.position).state);
  }

  get aside(): Aside {
    return asideOf(this.#tried ?? this.play.position);
  }

  /** The move that buys one card more. */
  can(card: string): Legal | null {
    const { legal } = this.#tried ?? this.play.position;
    return legal.find((move) => fits(move, "buy", { card })) ?? null;
  }

  clear(): void {
    this.cards = [];
    this.#tried = null;
  }

  /** One card more, or why not; what asks something else at once is bought with all before it. */
  add(card: string): Promise<Refused | null> {
    return this.#take([...this.cards, card]);
  }

  /** A card is put back. */
  async drop(at: number): Promise<void> {
    const left = this.cards.filter((_, place) => place !== at);
    if (left.length) await this.#take(left);
    else this.clear();
  }

  /** Everything is bought, and buying is over. */
  async buy(): Promise<void> {
    await this.send([...this.cards.map((card) => `buy ${card}`), "done"]);
  }

  async #take(cards: string[]): Promise<Refused | null> {
    const line = cards.map((card) => `buy ${card}`);
    const [tried] = (await this.play.explore([line])) ?? [];
    if (tried?.refusal) return tried.refusal;
    if (!tried || eden(tried.state).ask !== LOG_BUY) await this.send(line);
    else [this.cards, this.#tried] = [cards, tried];
    return null;
  }
}
