// A lesson being played: the game's real table, and beside it how the attempt stands.
import { get, send } from "../http";
import type { AnyMove } from "../play";
import type { Line } from "../socket.svelte";
import { LiveTable } from "../table.svelte";
import type { AnyOut, Lesson, Problem, RuleAnswer, Standing } from "../wire";
import { heard } from "./asking";

export class LessonTable extends LiveTable {
  standing = $state.raw<Standing>({
    status: "asked",
    misses: 0,
    said: null,
    way: null,
    shown: false,
    wanted: [],
  });
  moved = $state(0); // times that something was tried
  added = $state.raw<RuleAnswer | null>(null); // what the guide adds to a refusal
  closed = $state.raw<Problem | null>(null); // by the server, and why
  #asked = 0; // times that the guide was asked how it stands

  constructor(
    readonly lesson: Lesson,
    readonly lends: boolean,
    wire?: Line,
  ) {
    super(lesson.match, lesson.info, wire);
  }

  /** Open a step or an exercise. */
  static async open(game: string, task: string, first: boolean): Promise<LessonTable> {
    const lesson = await send<Lesson>("POST", `/games/${game}/learn/${task}`);
    return new LessonTable(lesson, first);
  }

  override hear(frame: AnyOut): void {
    if (frame.type === "refused" && frame.code === "lesson_closed") this.closed = frame;
    else super.hear(frame);
  }

  /** The table goes on as in a match, and the verdict comes in its own time: who waited for it would
   * forget what the learner chooses meanwhile. Nobody else asks for it, so it is asked for until it
   * comes. */
  override async act(moves: AnyMove[]): Promise<boolean> {
    this.added = null;
    const done = await super.act(moves);
    if (done) void this.#verdict();
    return done;
  }

  override async undo(moves: number): Promise<boolean> {
    this.added = null;
    return super.undo(moves);
  }

  override async askBack(): Promise<boolean> {
    this.added = null;
    return super.askBack();
  }

  /** Put the position back. */
  again(): Promise<void> {
    return this.#judge(() => send<Standing>("POST", `${this.#at}/again`));
  }

  /** Ask where it goes on. */
  hint(): Promise<void> {
    return this.#judge(() => get<Standing>(this.#at));
  }

  /** Let the guide do it. */
  show(): Promise<void> {
    return this.#judge(() => send<Standing>("POST", `${this.#at}/show`));
  }

  override close(): void {
    this.#asked += 1; // whatever is still asked for is nobody's any more
    super.close();
  }

  /** The game refused something by a rule: the guide may have a word to add. */
  refused(rule: string): void {
    this.added = this.lesson.refused.find((answer) => answer.rule === rule) ?? null;
  }

  async #verdict(): Promise<void> {
    const mine = this.#asked + 1;
    const ask = () => get<Standing>(this.#at);
    await this.#judge(() => heard(ask, () => mine === this.#asked)).catch(() => undefined);
  }

  async #judge(ask: () => Promise<Standing>): Promise<void> {
    this.added = null;
    const asked = ++this.#asked;
    const standing = await ask();
    if (asked !== this.#asked) return; // asked again since: that answer is the newer one
    this.standing = standing;
    this.moved += 1;
  }

  get #at(): string {
    return `/lessons/${this.match}`;
  }
}
