// The chances of winning along a finished match: asked for, worked out by the server, followed.
import { get, send } from "../http";
import type { Analysis, Curve, CurvePoint, ReplayMark } from "../wire";

const EVERY = 500; // milliseconds between two looks at how far the work is
const LEAST = 0.08; // a swing that is worth a word

/** Long work on a match: begun when asked for, then looked at until it is done. */
class Work<Found> {
  found = $state.raw<Found | null>(null);
  error = $state<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly isBegun: (found: Found) => boolean,
    readonly isWhole: (found: Found) => boolean,
  ) {}

  get whole(): boolean {
    return this.found !== null && this.isWhole(this.found);
  }

  /** Have it worked out. */
  start = (): Promise<void> => this.#ask(send<Found>("POST", this.address));

  /** Show what is known already, if anything is. */
  look(): Promise<void> {
    return this.#ask(get<Found>(this.address), true);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #ask(asked: Promise<Found>, gently = false): Promise<void> {
    this.error = null;
    try {
      const found = await asked;
      if (gently && !this.isBegun(found)) return;
      this.found = found;
      if (!this.isWhole(found))
        this.#timer = setTimeout(() => this.#ask(get<Found>(this.address)), EVERY);
    } catch (trouble) {
      this.found = null; // a part of it would pass for all
      if (!gently) this.error = trouble;
    }
  }
}

/** The curve of a match. */
export class Chances extends Work<Curve> {
  constructor(match: string) {
    super(
      `/matches/${match}/curve`,
      ({ done }) => done > 0,
      ({ done, total }) => done >= total,
    );
  }

  get points(): CurvePoint[] {
    return this.found?.points ?? [];
  }
}

/** Its turning points. */
export class Study extends Work<Analysis> {
  constructor(match: string) {
    super(
      `/matches/${match}/analysis`,
      ({ done }) => done > 0,
      ({ whole }) => whole,
    );
  }
}

/** A turn by which somebody's chances changed. */
export interface Swing {
  from: number; // moves made as it began
  to: number; // and as it was over
  before: number;
  after: number;
}

/** The turn that brought a seat most, or cost it most where it did not win. */
export function turningPoint(points: CurvePoint[], seat: number, won: boolean): Swing | null {
  const swings = points.slice(1).map((point, i): Swing => {
    const last = points[i]!;
    const [before = 0, after = 0] = [last.chances[seat], point.chances[seat]];
    return { from: last.made, to: point.made, before, after };
  });
  const gain = ({ before, after }: Swing) => (won ? after - before : before - after);
  const [best] = swings.sort((one, other) => gain(other) - gain(one));
  return best && gain(best) >= LEAST ? best : null;
}

/** The steps of a turn. */
export function stepsOf(marks: ReplayMark[], { from, to }: Pick<Swing, "from" | "to">) {
  return marks.filter(({ made }) => made !== null && made > from && made <= to);
}

/** The last step within so many moves. */
export function stepAt(marks: ReplayMark[], made: number): number {
  return marks.findLast((mark) => (mark.made ?? 0) <= made)?.number ?? 0;
}
