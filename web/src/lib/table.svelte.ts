// A live match as the page knows it: the view, the log, talk, and the ways to act.
import { get, send, trouble } from "./http";
import type { AnyMove, Frame, Play, Position, Refused, Tried } from "./play";
import { share } from "./share";
import { follow } from "./stage/patch";
import { type Follower, type Line, line, newKey } from "./socket.svelte";
import type {
  AnyIn,
  AnyOut,
  ChatLine,
  Drawn,
  GameInfo,
  Refusal,
  Regarded,
  Step,
  Table,
  View,
} from "./wire";

const PATIENCE = 4000; // milliseconds for a look ahead: then a person is told

export class LiveTable implements Play, Follower {
  readonly live = true;
  view = $state.raw<View | null>(null);
  table = $state.raw<Table | null>(null);
  log = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refused | null>(null);
  silence: Refused | null = null; // why the last look ahead brought nothing
  gone = $state.raw<Refused | null>(null); // the table can't be looked at, and why
  busy = $state(false);
  blind = $state(false);
  #eyes: number | null = null;
  #anew = true; // the next view is the first through these eyes
  #listeners = new Set<(frame: Frame) => void>();
  #leave: () => void;

  constructor(
    readonly match: string,
    readonly info: GameInfo,
    private readonly wire: Line = line,
  ) {
    this.#leave = wire.follow(this);
  }

  close(): void {
    this.#leave();
  }

  // -- what a room asks

  get position(): Position {
    return this.view as Position;
  }

  get moment(): string {
    return `${this.view?.seat} ${this.view?.version}`;
  }

  get seats() {
    return this.table?.seats ?? [];
  }

  get clocks() {
    return this.table?.clocks ?? null;
  }

  get options() {
    return this.view?.options ?? {};
  }

  get undoable(): number {
    return this.table?.undo.free ?? 0;
  }

  get back(): boolean {
    return (this.table?.undo.back ?? null) !== null;
  }

  get holds(): number[] {
    return this.view?.holds ?? [];
  }

  listen(hear: (frame: Frame) => void): () => void {
    this.#listeners.add(hear);
    if (this.view) hear({ position: this.view, steps: [], jump: true, cut: true });
    return () => this.#listeners.delete(hear);
  }

  // -- what the socket brings

  ask(): AnyIn {
    return {
      type: "watch",
      match: this.match,
      seat: this.#eyes,
      since: this.#anew ? 0 : (this.view?.version ?? 0),
      chat: this.chat.at(-1)?.line ?? 0,
      blind: this.blind,
      keeps: true,
    };
  }

  hear(frame: AnyOut): void {
    if (frame.type === "view") this.#take(frame.view);
    else if (frame.type === "table") this.table = share(this.table, frame.table);
    else if (frame.type === "chat") this.#talk(frame.lines, frame.anew);
    else if (frame.type === "refused" && !frame.key && frame.match === this.match)
      this.#lose(frame);
  }

  /** The table can't be looked at through these eyes: through a spectator's, or not at all. */
  #lose(why: Refusal): void {
    if (this.#eyes === null) this.gone = words(why);
    else this.see(null);
  }

  /** A view of which the server sends only what changed: if it can't be put together, ask anew. */
  #take(next: View): void {
    if (next.since === null) return this.#see(next);
    const known = this.view;
    if (known?.version !== next.since || known.seat !== next.seat) return this.wire.ask(this);
    this.#see({ ...next, state: follow(known.state, next.steps) });
  }

  #see(next: View): void {
    const first = this.#anew || next.seat !== this.view?.seat;
    const last = first ? 0 : (this.view?.version ?? 0);
    const steps = next.steps.filter((step) => step.version > last);
    this.#anew = false;
    this.#eyes = next.seat;
    this.view = share(this.view, next);
    this.table = share(this.table, next.table);
    if (first || steps.length) this.log = steps.reduce(written, first ? [] : this.log);
    const frame = { position: this.view, steps: first ? [] : steps, jump: first, cut: false };
    for (const hear of this.#listeners) hear(frame);
  }

  #talk(lines: ChatLine[], anew = false): void {
    if (anew) this.chat = []; // words were taken back
    const last = this.chat.at(-1)?.line ?? 0;
    const fresh = lines.filter((said) => said.line > last);
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  // -- what a person does

  /** Look through the eyes of another seat held. */
  see(seat: number | null): void {
    this.#eyes = seat;
    this.#anew = true;
    this.wire.ask(this);
  }

  act(moves: AnyMove[]): Promise<boolean> {
    const view = this.view;
    if (!view) return Promise.resolve(false);
    const { match, version } = view;
    return this.#do({ type: "move", match, version, key: newKey(), moves, seat: view.seat });
  }

  undo(moves: number): Promise<boolean> {
    const view = this.view;
    if (!view) return Promise.resolve(false);
    return this.#back(view, view.made - moves);
  }

  /** Go back to before one's own last action, asking the others if need be. */
  askBack(): Promise<boolean> {
    const back = this.table?.undo.back ?? null;
    if (!this.view || back === null) return Promise.resolve(false);
    return this.#back(this.view, back);
  }

  #back({ match, version, seat }: View, made: number): Promise<boolean> {
    return this.#do({ type: "undo", match, version, key: newKey(), made, seat });
  }

  answer(yes: boolean): Promise<boolean> {
    if (!this.view) return Promise.resolve(false);
    const { match, version } = this.view;
    return this.#do({ type: "answer", match, version, key: newKey(), yes });
  }

  resign(): Promise<boolean> {
    const seat = this.view?.seat ?? null;
    return this.#do({ type: "resign", match: this.match, key: newKey(), seat });
  }

  /** Break off, offer a draw or answer one, claim the game of who has gone. */
  async manner(
    what: "abort" | "offer" | "accept" | "decline" | "claim" | "withdraw",
  ): Promise<boolean> {
    return this.#post("manner", { what });
  }

  /** Choose what one's silence means, in seconds, from the next reaction on; 0: one is asked. */
  rule(pass_after: number): Promise<boolean> {
    return this.#post("windows", { pass_after });
  }

  async #post(path: string, asked: object): Promise<boolean> {
    this.refusal = null;
    try {
      const seat = this.view?.seat ?? null;
      await send("POST", `/matches/${this.match}/${path}`, { ...asked, seat });
      return true;
    } catch (error) {
      this.refusal = words(trouble(error));
      return false;
    }
  }

  say(text: string): Promise<boolean> {
    const said = this.wire.act({ type: "say", match: this.match, key: newKey(), text });
    return said.then(
      () => true,
      (refused: Refusal) => {
        this.refusal = words(refused);
        return false;
      },
    );
  }

  draw(): Promise<Drawn> {
    return get<Drawn>(`/matches/${this.match}/drawn${this.#through}`);
  }

  async regard<T>(place: number): Promise<T | null> {
    try {
      const asked = `/matches/${this.match}/regard/${place}${this.#through}`;
      return (await get<Regarded>(asked)).told as T;
    } catch {
      return null; // it is only a help
    }
  }

  /** Whose eyes an address asks for. */
  get #through(): string {
    const seat = this.view?.seat ?? null;
    return seat === null ? "" : `?seat=${seat}`;
  }

  async explore(lines: AnyMove[][]): Promise<Tried[] | null> {
    if (!this.view || this.view.outcome) return null;
    const { match, version, seat } = this.view;
    try {
      const asked = { version, seat, lines };
      const tried = await send<Tried[]>("POST", `/matches/${match}/try`, asked, PATIENCE);
      this.silence = null;
      return tried;
    } catch (error) {
      this.silence = words(trouble(error));
      return null;
    }
  }

  forget(): void {
    this.refusal = null;
  }

  async #do(act: Parameters<Line["act"]>[0]): Promise<boolean> {
    this.refusal = null;
    this.busy = true;
    try {
      const done = await this.wire.act(act);
      await this.#seen(done.version);
      return true;
    } catch (refused) {
      this.refusal = words(refused as Refusal);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Wait until the position of a version was seen: `done` may come before its view. */
  async #seen(version: number): Promise<void> {
    if ((this.view?.version ?? 0) >= version) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 2000);
      const stop = this.listen(() => {
        if ((this.view?.version ?? 0) < version) return;
        clearTimeout(timer);
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }
}

/** The log with one more step; what is taken back is struck from it. */
function written(log: Step[], step: Step): Step[] {
  if (!step.undo) return [...log, step];
  const kept = log.filter((other) => other.made <= step.made);
  const told = log.some(
    (other) => other.made > step.made && other.events.some((event) => event.en),
  );
  return told ? [...kept, step] : kept;
}

function words({ fr, en, rule }: Refused): Refused {
  return { fr, en, rule };
}
