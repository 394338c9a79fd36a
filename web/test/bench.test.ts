import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kind, shape } from "../src/games/duel/deck/builder";
import { Bench } from "../src/lib/deck/bench.svelte";
import type { Fault, Kept } from "../src/lib/wire";
import { book, builder, deck } from "./decks";

interface Asked {
  path: string;
  body: { value: { cards: Record<string, number> } };
  answer: (value: unknown, ok?: boolean) => Promise<void>;
}

let asked: Asked[];
const { draftOf, drafts, dropDraft, keepDraft } = kind.drafts;
const fault = (rule: string, fr = rule, about: string[] = []): Fault => {
  return { code: "rule", fr, en: fr, rule, about };
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const pause = () => vi.advanceTimersByTimeAsync(500);
const checks = () => asked.filter(({ path }) => path.endsWith("/check"));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    if (path.endsWith("/guest")) return Promise.resolve(new Response('{"name":"x"}'));
    return new Promise((resolve) => {
      const answer = async (value: unknown, ok = true) => {
        resolve(new Response(JSON.stringify(value), { status: ok ? 200 : 409 }));
        await settle();
      };
      asked.push({ path, body: JSON.parse(body) as Asked["body"], answer });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (stored: Kept | null = null, of = deck()) =>
  new Bench(builder(), "k", { name: "Feu", deck: of }, stored);
const fact = (id: string) => book().fact(id);

describe("the workbench", () => {
  it("asks the rules once for several changes in a row", async () => {
    const bench = start();
    await asked[0]!.answer({ faults: [fault("DUEL-BUILD-04")] });
    expect(bench.faults).toHaveLength(1);
    expect(bench.ready).toBe(false);
    bench.add(fact("fireball"));
    bench.add(fact("defense"));
    expect(bench.asking).toBe(true);
    expect(bench.deck.cards).toEqual({ fireball: 3, defense: 1 }); // shown at once
    await pause();
    expect(checks()).toHaveLength(2);
    expect(checks()[1]!.body.value.cards).toEqual({ fireball: 3, defense: 1 });
    await asked[1]!.answer({ faults: [] });
    expect(bench.ready).toBe(true);
  });

  it("hears only the answer to what it asked last", async () => {
    const bench = start();
    bench.add(fact("defense"));
    await pause();
    await asked[1]!.answer({ faults: [] });
    await asked[0]!.answer({ faults: [fault("late")] });
    expect(bench.faults).toEqual([]);
    bench.add(fact("defense"));
    bench.close();
    await pause();
    expect(checks()).toHaveLength(2); // put away, it asks no more
  });

  it("adds no copy above the limit, and lets the rules say why", async () => {
    const bench = start(null, deck({ cards: { potion: 2 } }));
    await asked[0]!.answer({ faults: [fault("DUEL-BUILD-04", "30 wanted")] });
    bench.add(fact("potion"));
    expect(bench.deck.cards.potion).toBe(2);
    expect(checks()[1]!.body.value.cards.potion).toBe(3);
    const found = ["30 wanted", "31 is too many"].map((fr) => fault("DUEL-BUILD-04", fr));
    const copies = fault("DUEL-BUILD-b", "two at most", ["potion"]);
    await asked[1]!.answer({ faults: [copies, ...found, fault("DUEL-BUILD-e", "x", ["other"])] });
    expect(bench.refusal?.rule).toBe("DUEL-BUILD-b");
    bench.add(fact("defense"));
    expect(bench.refusal).toBeNull();
  });

  it("keeps the weapon of the class, unless there are two of it", async () => {
    const bench = start();
    bench.remove(fact("orb"));
    expect(bench.deck.listed).toContain("orb");
    await asked[1]!.answer({ faults: [fault("DUEL-BUILD-04")] });
    expect(bench.refusal?.rule).toBe("DUEL-BUILD-04");
    const twice = start(null, deck({ listed: ["orb", "orb"] }));
    twice.remove(fact("orb"));
    expect(twice.deck.listed).toEqual(["orb"]);
  });

  it("names with each card what the rules find wrong with it", async () => {
    const bench = start(null, deck({ cards: { potion: 3, fireball: 1 } }));
    expect(bench.faultsOf(fact("potion"))).toEqual([]); // nobody knows yet
    const found = [fault("DUEL-BUILD-04"), fault("DUEL-BUILD-b", "two at most", ["potion"])];
    await asked[0]!.answer({ faults: found });
    expect(bench.faultsOf(fact("potion"))).toEqual([found[1]]);
    expect(bench.faultsOf(fact("fireball"))).toEqual([]);
  });

  it("takes changes back", () => {
    const bench = start();
    expect(bench.undoable).toBe(false);
    bench.add(fact("defense"));
    bench.replace(deck({ cards: {} }));
    bench.replace(deck({ cards: {} })); // no change
    bench.undo();
    expect(bench.deck.cards).toEqual({ fireball: 2, defense: 1 });
    bench.undo();
    bench.undo();
    expect(bench.deck).toEqual(deck());
  });

  it("keeps a draft until it is saved", async () => {
    const bench = start();
    expect(bench.changed).toBe(true);
    bench.rename("Feu !");
    bench.add(fact("defense"));
    expect(draftOf("k")).toMatchObject({ name: "Feu !", deck: { cards: { defense: 1 } } });
    const saving = bench.save();
    await settle();
    const put = asked.find(({ path }) => path.endsWith("/keepsakes/k"))!;
    await put.answer({ key: "k", kind: "deck", name: "Feu !", value: {}, updated: 1, faults: [] });
    await saving;
    expect(bench.changed).toBe(false);
    expect(draftOf("k")).toBeNull();
    bench.remove(fact("defense"));
    expect(bench.changed).toBe(true);
    bench.revert();
    expect(bench.changed).toBe(false);
    expect(bench.deck.cards).toEqual({ fireball: 2, defense: 1 });
    expect(draftOf("k")).toBeNull();
  });

  it("loses nothing when it can't be saved or checked", async () => {
    const bench = start();
    await asked[0]!.answer({ code: "stop", fr: "non", en: "no", rule: null }, false);
    expect(bench.unreached).not.toBeNull();
    expect(bench.faults).toBeNull();
    bench.add(fact("defense"));
    const saving = bench.save();
    await settle();
    const refused = expect(saving).rejects.toMatchObject({ problem: { code: "keepsake_name" } });
    const taken = { code: "keepsake_name", fr: "pris", en: "taken", rule: null };
    await asked.at(-1)!.answer(taken, false);
    await refused;
    expect(bench.saving).toBe(false);
    expect(draftOf("k")).toMatchObject({ deck: { cards: { defense: 1 } } });
  });
});

describe("drafts", () => {
  it("are kept latest first, and not for ever", () => {
    for (let i = 0; i < 25; i++) {
      vi.setSystemTime(1000 * i);
      keepDraft(`d${i}`, `${i}`, shape.value(deck()));
    }
    expect(drafts().map(([key]) => key)).toEqual(
      Array.from({ length: 20 }, (_, i) => `d${24 - i}`),
    );
    dropDraft("d24");
    expect(draftOf("d24")).toBeNull();
  });

  it("survive something else under their name", () => {
    for (const wrong of ["{", "3", "null"]) {
      localStorage.setItem("ludotheque.duel.drafts", wrong);
      expect(drafts()).toEqual([]);
    }
  });
});
