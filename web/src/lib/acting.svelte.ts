// What a person may do at a table, whatever the game: who acts, what was refused, going back. Nothing
// here knows a rule: what may be done is what the server says is legal.
import type { AnyMove, Play, Refused } from "./play";
import { settings } from "./settings.svelte";
import { w } from "./words.svelte";
import type { Legal } from "./wire";

export class Acting<Book, S> {
  refusal = $state.raw<Refused | null>(null);
  sure = $state(false); // the end of the turn was asked for once, and a warning given

  constructor(
    protected readonly play: Play,
    protected readonly book: Book,
    protected readonly behind: () => boolean = () => false, // the table has yet to show this moment
  ) {}

  /** The state of the match, under the names of its game. */
  get s(): S {
    return this.play.position.state as unknown as S;
  }

  get me(): number {
    return this.play.position.seat ?? -1;
  }

  /** Whether the decision is this page's, also while its move is on its way. */
  protected get mine(): boolean {
    const { acting, seat, outcome } = this.play.position;
    return this.play.live && seat !== null && acting === seat && !outcome;
  }

  /** Whether the match waits for this page's decision. */
  get due(): boolean {
    return this.mine && !this.play.busy;
  }

  /** Whether this page must decide something now, and has seen what led to it. */
  get acting(): boolean {
    return this.due && !this.behind();
  }

  get legal(): Legal[] {
    return this.acting ? this.play.position.legal : [];
  }

  /** The legal move of a verb with some arguments. */
  can(verb: string, args: Record<string, string> = {}): Legal | null {
    return this.legal.find((move) => fits(move, verb, args)) ?? null;
  }

  /** The legal moves of some verbs. */
  of(...verbs: string[]): Legal[] {
    return this.legal.filter(({ verb }) => verbs.includes(verb));
  }

  /** Whether what can't be made good is asked about first: as one likes it, and never in a lesson,
   * which tells at once what came of it and can be tried again. */
  get asks(): boolean {
    return settings.surely && this.play.lends === undefined;
  }

  /** Whether all others are computers: then every move may be taken back. */
  get alone(): boolean {
    return this.play.seats.every(({ yours, kind }) => yours || kind === "level");
  }

  /** Whether something can be taken back without asking anybody. */
  get undoable(): boolean {
    return this.play.undoable > 0 || (this.alone && this.play.back);
  }

  /** Whether the server holds an action of this page's that is begun and not complete. */
  get begun(): boolean {
    return this.mine && this.play.position.mid_action === true;
  }

  /** Take back the last action, or say why that can't be. Of one that is not complete the server
   * knows whether anybody has to be asked. */
  async goBack(): Promise<void> {
    if (!this.undoable && !this.begun) {
      const why = w().undo[this.play.back ? "learnt" : "nothing"];
      this.refusal = { fr: why, en: why, rule: "LUD-5" };
    } else if (!(await this.play.askBack())) this.refused();
  }

  protected async act(moves: AnyMove[]): Promise<void> {
    if (await this.play.act(moves)) this.refusal = null;
    else this.refused();
  }

  /** Ask why something can't be done; the answer cites its rule. */
  protected async ask(line: AnyMove[]): Promise<void> {
    const [tried] = (await this.play.explore([line])) ?? [];
    if (tried?.refusal) this.refusal = tried.refusal;
    else if (!tried) await this.act(line);
  }

  protected refused(): void {
    this.refusal = this.play.refusal;
    this.play.forget();
  }
}

/** Whether a move is of a verb and has some arguments. */
export function fits(move: Legal, verb: string, args: Record<string, string>): boolean {
  const same = ([key, value]: [string, string]) => move.args[key] === value;
  return move.verb === verb && Object.entries(args).every(same);
}
