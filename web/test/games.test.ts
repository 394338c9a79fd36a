import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const CHOSEN = { balance: "seed", hp: [100, 100] };
const TODAY = "today";
const asked: string[] = [];
let refused = false;

/** A server that prints a game under any options, and writes down what it was asked. */
function answer(path: string, init: { method: string; body: string | null }): Response {
  asked.push(`${init.method} ${path}`);
  const sent = JSON.parse(init.body ?? "{}") as {
    options?: Record<string, unknown>;
    edition?: string;
  };
  const { options, edition = TODAY } = sent;
  if (options && refused) return new Response(JSON.stringify({ fr: "non" }), { status: 422 });
  return new Response(
    JSON.stringify({ id: "lamps", digest: edition, chosen: { ...CHOSEN, ...options } }),
  );
}

/** A match of it, as it was begun. */
const begun = (options: Record<string, unknown>, edition = "") => ({
  game: "lamps",
  options,
  edition,
});

beforeEach(() => {
  vi.resetModules(); // what was printed is remembered as long as the page is open
  vi.stubGlobal("fetch", async (path: string, init: never) => answer(path, init));
  asked.length = 0;
  refused = false;
});
afterEach(() => vi.unstubAllGlobals());

describe("the game of a match", () => {
  it("is printed under the match's own options, once", async () => {
    const { printedInfo } = await import("../src/lib/games");
    const other = { hp: [100, 100], balance: "adjusted" };
    const [first, again] = await Promise.all([
      printedInfo(begun(other)),
      printedInfo(begun({ balance: "adjusted", hp: [100, 100] })),
    ]);
    expect(first.chosen).toEqual(other);
    expect(again).toBe(first);
    expect((await printedInfo(begun({ ...other, hp: [80, 90] }))).chosen.hp).toEqual([80, 90]);
    expect(asked).toEqual(["POST /api/games/lamps/print", "POST /api/games/lamps/print"]);
  });

  it("takes one request under the default options, and none where they are known", async () => {
    const { gameInfo, printedInfo } = await import("../src/lib/games");
    expect((await printedInfo(begun(CHOSEN))).chosen).toEqual(CHOSEN);
    expect(asked).toHaveLength(1);
    const usual = await gameInfo("lamps");
    asked.length = 0;
    expect(await printedInfo(begun({ hp: [100, 100], balance: "seed" }))).toBe(usual);
    expect(await printedInfo(begun({}))).toBe(usual);
    expect(asked).toEqual([]);
  });

  it("is the one it was begun with, though the files say something else now", async () => {
    const { gameInfo, printedInfo } = await import("../src/lib/games");
    const usual = await gameInfo("lamps");
    expect(await printedInfo(begun(CHOSEN, TODAY))).toBe(usual);
    expect((await printedInfo(begun(CHOSEN, "before"))).digest).toBe("before");
    expect((await printedInfo(begun(CHOSEN, "long before"))).digest).toBe("long before");
    expect(asked).toHaveLength(3);
  });

  it("is the usual one where an old match has options no longer known", async () => {
    refused = true;
    const { printedInfo } = await import("../src/lib/games");
    expect((await printedInfo(begun({ moon: "full" }))).chosen).toEqual(CHOSEN);
  });

  it("is asked for again after a network that did not answer", async () => {
    const { printedInfo } = await import("../src/lib/games");
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    await expect(printedInfo(begun({ balance: "adjusted" }))).rejects.toThrow();
    vi.stubGlobal("fetch", async (path: string, init: never) => answer(path, init));
    expect((await printedInfo(begun({ balance: "adjusted" }))).chosen.balance).toBe("adjusted");
  });
});
