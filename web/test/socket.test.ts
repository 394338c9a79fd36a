import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Follower, Line, newKey } from "../src/lib/socket.svelte";
import type { AnyIn, AnyOut } from "../src/lib/wire";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: AnyIn[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyIn);
  }
  close(): void {
    this.onclose?.();
  }
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  hello(now = 1000): void {
    this.say({ type: "hello", you: "x", name: "x", kind: "guest", now, protocol: 1 });
  }
}

function line(): Line {
  return new Line(
    () => "ws://test",
    () => new FakeSocket() as unknown as WebSocket,
  );
}

function follower(match: string, since = 0): Follower & { heard: AnyOut[]; since: number } {
  return {
    match,
    since,
    heard: [],
    ask() {
      return { type: "watch", match, since: this.since };
    },
    hear(frame) {
      this.heard.push(frame);
    },
  };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});

describe("the line to the server", () => {
  it("asks for a match once greeted, and hears only of that match", () => {
    const wire = line();
    const one = follower("m1");
    wire.follow(one);
    const [socket] = FakeSocket.all;
    expect(socket!.sent).toEqual([]);
    socket!.hello();
    expect(socket!.sent).toEqual([{ type: "watch", match: "m1", since: 0 }]);
    socket!.say({ type: "chat", match: "m2", lines: [] });
    socket!.say({ type: "chat", match: "m1", lines: [] });
    expect(one.heard.filter((frame) => frame.type === "chat")).toHaveLength(1);
  });

  it("comes back by itself, asks for what it missed, and sends again what was not acknowledged", async () => {
    const wire = line();
    const one = follower("m1");
    wire.follow(one);
    FakeSocket.all[0]!.hello();
    const done = wire.act({ type: "move", match: "m1", version: 3, key: "k", moves: ["roll"] });
    one.since = 3;
    FakeSocket.all[0]!.close();
    expect(wire.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    const second = FakeSocket.all[1]!;
    second.hello();
    expect(wire.state).toBe("open");
    expect(second.sent[0]).toEqual({ type: "watch", match: "m1", since: 3 });
    expect(second.sent[1]).toMatchObject({ type: "move", key: "k" });
    second.say({ type: "done", key: "k", match: "m1", version: 4, duplicate: true });
    await expect(done).resolves.toMatchObject({ version: 4, duplicate: true });
    FakeSocket.all[1]!.close();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.all[2]!.hello();
    expect(FakeSocket.all[2]!.sent.map((frame) => frame.type)).toEqual(["watch"]);
  });

  it("hands a refusal to the one who acted", async () => {
    const wire = line();
    wire.follow(follower("m1"));
    FakeSocket.all[0]!.hello();
    const act = wire.act({ type: "say", match: "m1", key: "k", text: "!" });
    FakeSocket.all[0]!.say({
      type: "refused",
      code: "rule",
      rule: "ND-Q5",
      key: "k",
      match: "m1",
      fr: "non",
      en: "no",
    });
    await expect(act).rejects.toMatchObject({ rule: "ND-Q5" });
  });

  it("waits longer after each failure", async () => {
    const wire = line();
    wire.follow(follower("m1"));
    for (let i = 0; i < 4; i++)
      (FakeSocket.all.at(-1)!.close(), await vi.advanceTimersByTimeAsync(8000 * 1.3));
    const before = FakeSocket.all.length;
    FakeSocket.all.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(before);
  });

  it("is lost as soon as the network is, and back as soon as it is back", async () => {
    const wire = line();
    wire.follow(follower("m1"));
    FakeSocket.all[0]!.hello();
    const done = wire.act({ type: "move", match: "m1", version: 3, key: "k", moves: ["roll"] });
    wire.cut();
    expect(wire.state).toBe("lost");
    for (let i = 0; i < 6; i++)
      (await vi.advanceTimersByTimeAsync(20_000), FakeSocket.all.at(-1)!.close());
    const before = FakeSocket.all.length;
    wire.retry();
    expect(FakeSocket.all).toHaveLength(before + 1); // at once
    FakeSocket.all.at(-1)!.hello();
    expect(wire.state).toBe("open");
    expect(FakeSocket.all.at(-1)!.sent[1]).toMatchObject({ type: "move", key: "k" });
    FakeSocket.all.at(-1)!.say({ type: "done", key: "k", match: "m1", version: 4 });
    await expect(done).resolves.toMatchObject({ version: 4 });
  });

  it("is made anew where nothing at all is heard of a move", async () => {
    const wire = line();
    wire.follow(follower("m1"));
    FakeSocket.all[0]!.hello();
    await vi.advanceTimersByTimeAsync(1000);
    void wire.act({ type: "move", match: "m1", version: 3, key: "k", moves: ["roll"] });
    await vi.advanceTimersByTimeAsync(9000);
    expect(wire.state).toBe("open");
    await vi.advanceTimersByTimeAsync(2000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("hangs up when nobody follows anything", () => {
    const wire = line();
    const leave = wire.follow(follower("m1"));
    FakeSocket.all[0]!.hello();
    leave();
    expect(FakeSocket.all[0]!.sent.at(-1)).toEqual({ type: "leave", match: "m1" });
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("never gives a key twice", () => {
    const keys = Array.from({ length: 1000 }, newKey);
    expect(new Set(keys).size).toBe(1000);
    expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(64);
  });

  it("says that we were logged out, and comes back by itself", () => {
    const wire = line();
    let ended = 0;
    wire.ended = () => (ended += 1);
    wire.follow(follower("m1"));
    FakeSocket.all[0]!.hello();
    FakeSocket.all[0]!.say({ type: "bye", code: "stopping", fr: "", en: "" });
    expect(ended).toBe(0);
    FakeSocket.all[0]!.say({ type: "bye", code: "ended", fr: "", en: "" });
    expect(ended).toBe(1);
    FakeSocket.all[0]!.close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
