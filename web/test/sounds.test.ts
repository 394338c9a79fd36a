import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const BEEP = { type: "sine", from: 440, to: 220, seconds: 0.2 } as const;

/** A context that tells what was asked of it. */
class Heard {
  static last: Heard;
  state = "suspended";
  currentTime = 0;
  destination = {};
  voices = 0;
  constructor() {
    Heard.last = this;
  }
  async resume() {
    this.state = "running";
  }
  async suspend() {
    this.state = "suspended";
  }
  createOscillator() {
    this.voices++;
    const frequency = { setValueAtTime() {}, linearRampToValueAtTime() {} };
    return { frequency, connect: <T>(to: T) => to, start() {}, stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
    return { gain, connect: <T>(to: T) => to };
  }
}

describe("sounds", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.stubGlobal("AudioContext", Heard);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are silent before the first gesture, and rest while nothing sounds", async () => {
    const { sound, wake } = await import("../src/lib/sounds");
    sound(BEEP);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(Heard.last.voices).toBe(0);
    expect(Heard.last.state).toBe("running");
    await vi.advanceTimersByTimeAsync(3000);
    expect(Heard.last.state).toBe("suspended");
    sound(BEEP);
    await vi.advanceTimersByTimeAsync(500);
    expect([Heard.last.voices, Heard.last.state]).toEqual([1, "running"]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(Heard.last.state).toBe("suspended");
  });
});
