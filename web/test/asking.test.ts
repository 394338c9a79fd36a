import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { get, Trouble } from "../src/lib/http";
import { heard } from "../src/lib/learn/asking";

describe("a server that is not heard", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is asked again until the network is back", async () => {
    const fetch = vi.fn<() => Promise<Response>>();
    fetch.mockRejectedValueOnce(new TypeError("lost"));
    fetch.mockRejectedValueOnce(new TypeError("lost again"));
    fetch.mockImplementation(() => Promise.resolve(Response.json({ status: "passed" })));
    vi.stubGlobal("fetch", fetch);
    const answer = heard(
      () => get("/lessons/one"),
      () => true,
    );
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ status: "passed" });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("is left alone once nobody waits for the answer", async () => {
    const ask = vi.fn(() => Promise.reject(silence));
    let wanted = true;
    const answer = heard(ask, () => wanted);
    const refused = expect(answer).rejects.toBe(silence);
    await vi.advanceTimersByTimeAsync(600);
    wanted = false;
    await vi.runAllTimersAsync();
    await refused;
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is not asked again what it refused", async () => {
    const gone = new Trouble(404, { ...silence.problem, code: "no_match" });
    const ask = vi.fn(() => Promise.reject(gone));
    await expect(heard(ask, () => true)).rejects.toBe(gone);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

const silence = new Trouble(0, { code: "network", fr: "", en: "", rule: null });
