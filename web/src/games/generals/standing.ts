// How the table stands for who sits at this page: read only, from what the server sent.
import type { Play } from "../../lib/play";
import type { Legal } from "../../lib/wire";
import type { Book } from "./book";
import { type Aside, type Battle, NONE, asideOf, battle } from "./state";

export class Standing {
  constructor(
    protected readonly play: Play,
    protected readonly book: Book,
  ) {}

  get me(): number {
    return this.play.position.seat ?? NONE;
  }

  get s(): Battle {
    return battle(this.play.position.state);
  }

  get aside(): Aside {
    return asideOf(this.play.position);
  }

  /** Whether this page must decide something now; what is on its way changes nothing yet. */
  get acting(): boolean {
    const { acting, seat, outcome } = this.play.position;
    return this.play.live && seat !== null && acting === seat && !outcome;
  }

  get phase(): number {
    return this.acting ? this.s.phase : NONE;
  }

  /** Whether the server holds an order of this page's that is begun and not carried out. */
  get begun(): boolean {
    return this.acting && this.play.position.mid_action === true;
  }

  get legal(): Legal[] {
    return this.acting ? this.play.position.legal : [];
  }

  can(notation: string): Legal | null {
    return this.legal.find((move) => move.notation === notation) ?? null;
  }

  of(verb: string): Legal[] {
    return this.legal.filter((move) => move.verb === verb);
  }

  /** Own units that may still act and buildings that could create. */
  get idle(): { units: number[]; sites: number[] } {
    return { units: this.aside.ready, sites: this.aside.idle_sites };
  }

  /** Aircraft that are lost if the turn ends now. */
  get dry(): number[] {
    return this.aside.dry;
  }
}
