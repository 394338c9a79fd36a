// The one WebSocket of the page: it comes back by itself, asks for what was missed, and sends
// again, under the same key, what was never acknowledged.
import type { AnyIn, AnyOut, Done, Refusal } from "./wire";

export type Connection = "connecting" | "open" | "lost";
type Act = Extract<AnyIn, { key: string; match: string }>;

/** What a follower of a match wants to hear, and how it asks again after a break. */
export interface Follower {
  match: string;
  ask(): AnyIn;
  hear(frame: AnyOut): void;
}

interface Waiting {
  act: Act;
  resolve(done: Done): void;
  reject(refusal: Refusal): void;
}

const PING_EVERY = 20_000;
const SILENCE_LIMIT = 45_000;
const ANSWER_LIMIT = 10_000; // for something that is to be done: then the line is made anew
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

export class Line {
  state = $state<Connection>("connecting");
  ended: () => void = () => undefined; // hears that we were logged out
  offset = 0; // server's clock minus ours, in seconds
  #socket: WebSocket | null = null;
  #followers = new Set<Follower>();
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #heard = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: () => string,
    private readonly open: (address: string) => WebSocket = (at) => new WebSocket(at),
  ) {}

  /** Follow a match until the returned function is called. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.state === "open") this.#post(follower.ask());
    else this.connect();
    return () => {
      this.#followers.delete(follower);
      if (this.state === "open") this.#post({ type: "leave", match: follower.match });
      if (this.#followers.size === 0) this.#hangUp();
    };
  }

  /** Ask again for a follower's view, through other eyes perhaps. */
  ask(follower: Follower): void {
    if (this.state === "open") this.#post(follower.ask());
  }

  /** Have something done exactly once; rejected with the refusal if it is not. */
  act(act: Act): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(act.key, { act, resolve, reject });
      if (this.state === "open") this.#urge(act);
      else this.connect();
    });
  }

  /** The network is gone, which a socket itself may not notice for minutes. */
  cut(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    socket.close();
  }

  /** The network is back: connect at once, whatever was still being tried. */
  retry(): void {
    if (this.state === "open" || (!this.#followers.size && !this.#waiting.size)) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#wait = FIRST_WAIT;
    this.connect();
  }

  /** Connect now if we are not. */
  connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#again);
    const socket = (this.#socket = this.open(this.address()));
    socket.onmessage = (event) => this.#hear(socket, event.data as string);
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => socket.close();
  }

  #post(frame: AnyIn): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  /** Have something done; where nothing at all is heard of it, the line is dead. */
  #urge(act: Act): void {
    const [socket, asked] = [this.#socket, Date.now()];
    this.#post(act);
    clearTimeout(this.#due);
    this.#due = setTimeout(() => {
      if (socket === this.#socket && this.#heard < asked) this.cut();
    }, ANSWER_LIMIT);
  }

  #hear(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#heard = Date.now();
    const frame = JSON.parse(text) as AnyOut;
    if (frame.type === "hello") this.#greeted(frame.now);
    else if (frame.type === "bye" && frame.code === "ended") this.ended();
    else if (frame.type === "done") this.#settle(frame.key)?.resolve(frame);
    else if (frame.type === "refused" && frame.key) this.#settle(frame.key)?.reject(frame);
    for (const follower of this.#followers) {
      const match = "view" in frame ? frame.view.match : matchOf(frame);
      if (match === null || match === follower.match) follower.hear(frame);
    }
  }

  #greeted(now: number): void {
    this.state = "open";
    this.#wait = FIRST_WAIT;
    this.offset = now - Date.now() / 1000;
    for (const follower of this.#followers) this.#post(follower.ask());
    for (const { act } of this.#waiting.values()) this.#urge(act);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  #settle(key: string): Waiting | undefined {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    return waiting;
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE_LIMIT) this.#socket?.close();
    else this.#post({ type: "ping", key: "" });
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#pulse);
    this.state = "lost";
    if (this.#followers.size === 0 && this.#waiting.size === 0) return;
    this.#again = setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hangUp(): void {
    clearTimeout(this.#again);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    this.state = "connecting";
    socket?.close();
  }
}

function matchOf(frame: AnyOut): string | null {
  if (frame.type === "table") return frame.table.match;
  return "match" in frame ? frame.match : null;
}

let counter = 0;

/** A key no other act of this or any page has. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(4));
  return `${[...random].map((n) => n.toString(36)).join("")}-${counter++}`;
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}

/** The page's own line. */
export const line = new Line(socketAddress);

if (typeof addEventListener === "function") {
  addEventListener("offline", () => line.cut());
  addEventListener("online", () => line.retry());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && line.state === "lost") line.connect();
  });
}
