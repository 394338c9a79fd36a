// What card games share, with a game that there is not: nothing here comes from a game's folder.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readDeckText } from "../src/lib/deck/reading";
import type { Legal } from "../src/lib/wire";
import Hold from "./pond/Hold.svelte";
import Page from "./pond/Page.svelte";
import { CARDS, builder, kind, shape } from "./pond/pond";

const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const rule = { code: "rule", fr: "au plus 3", en: "3 at most", rule: "POND-3", about: ["reed"] };
let shown: object | null = null;
let checked: unknown[]; // values that the rules were asked about

function show<P extends Record<string, unknown>>(page: unknown, props: P): void {
  shown = mount(page as typeof Page, { target: document.body, props: props as never });
  flushSync();
}

beforeEach(() => {
  checked = [];
  localStorage.clear();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1280);
  vi.stubGlobal("fetch", (path: string, { body = "" }: { body?: string } = {}) => {
    if (path.endsWith("/check")) checked.push((JSON.parse(body) as { value: unknown }).value);
    const said = path.endsWith("/check") ? { faults: [rule] } : path.endsWith("/guest") ? {} : [];
    return Promise.resolve(new Response(JSON.stringify(said)));
  });
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the deck builder of another game", () => {
  const open = async () => {
    const deck = { klass: "north", listed: [], cards: { reed: 3, otter: 1 } };
    kind.drafts.keepDraft("k", "Étang", shape.value(deck));
    show(Page, { rest: ["k"] });
    await vi.waitFor(() => expect(all("[data-fault]")).toHaveLength(1));
  };
  const cards = () => all("[data-card]").map(({ dataset }) => dataset.card);
  const press = (spot: HTMLElement | undefined) => {
    spot!.click();
    flushSync();
  };

  it("shows the cards of its class, filtered by its own facets", async () => {
    await open();
    expect(cards()).toEqual(["otter", "reed", "lily", "heart"]);
    const [swift, diver] = all("[aria-label=Keyword] button");
    press(swift);
    expect(cards()).toEqual(["otter", "reed"]);
    press(swift);
    press(diver);
    expect(cards()).toEqual(["otter"]);
    press(diver);
    press(all("[aria-label=Cost] button")[3]);
    expect(cards()).toEqual(["lily", "heart"]); // 3, and dearer ones
  });

  it("counts against its own limits, and names with each card what is wrong with it", async () => {
    await open();
    const count = (name: string) => one(`[data-count=${name}] .unseen`).textContent;
    expect([count("deck_size"), count("deck_cores")].map((said) => said?.match(/\d+/g))).toEqual([
      ["4", "40"],
      ["0", "5"],
    ]);
    expect(one("[data-row=reed]").textContent).toContain("3 at most");
    expect(one("[data-row=otter]").textContent).not.toContain("3 at most");
    expect(all("h3").map(({ textContent }) => textContent)).toEqual(["All cards4 / 40"]);
    press(one("[data-card=heart] .face"));
    expect(count("deck_cores")).toMatch(/^1/);
    await vi.waitFor(() =>
      expect(checked.at(-1)).toEqual({ bank: "north", cards: { reed: 3, otter: 1, heart: 1 } }),
    );
  });

  it("draws faces with the parts that a game gives", async () => {
    await open();
    const face = one("[data-card=heart] .card");
    expect(face.className).toContain("of-north");
    for (const part of ["4", "the heart", "range 1", "too dear"])
      expect(face.textContent).toContain(part);
    expect(face.querySelectorAll(".mark")).toHaveLength(1);
    expect(one(".emblem path").getAttribute("d")).toBe(builder().decks.book.signs.north?.[0]);
  });

  it("starts from any of its decks in print", async () => {
    show(Page, { rest: [] });
    await tick();
    expect(all("[data-printed=south]").map((button) => button.firstChild?.textContent)).toEqual([
      "Tide",
      "Calm",
    ]);
  });
});

describe("a deck on a line", () => {
  const { decks } = builder();
  const deck = { klass: "north", listed: [], cards: { reed: 3, otter: 1 } };

  it("is exported by ascending id, and read again", () => {
    expect(decks.text(deck)).toBe("north: otterx1 reedx3");
    expect(readDeckText(decks.text(deck), decks)).toEqual({ deck, name: "", notes: [] });
  });

  it("is read in any order, with any signs and spaces, repeated cards added up", () => {
    const text = "  la NORTH :\n reed×2   otter\n reed * 1 ";
    expect(readDeckText(text, decks)).toEqual({ deck, name: "", notes: [] });
  });

  it("is read as JSON too, its class told from the cards", () => {
    expect(readDeckText('{"cards": {"reed": 3, "otter": 1}}', decks)).toEqual({
      ...{ deck, name: "" },
      notes: [{ kind: "guessed", names: ["north"] }],
    });
  });

  it("names what is wrong with it", () => {
    expect(readDeckText("north: reedx2 ottr frog", decks)).toEqual({
      trouble: {
        kind: "unknown",
        cards: [
          { name: "ottr", like: "otter" },
          { name: "frog", like: null },
        ],
      },
    });
    expect(readDeckText("north: reedx999", decks)).toMatchObject({ trouble: { kind: "count" } });
    expect(readDeckText("east: reedx2", decks)).toMatchObject({ trouble: { kind: "text" } });
  });
});

describe("a hand of another game", () => {
  const legal = { n: 1 } as unknown as Legal;
  const cards = CARDS.map(({ id }, at) => ({ id, copies: 1, legal: at % 2 ? null : legal }));
  const key = async (name: string) => {
    const event = new KeyboardEvent("keydown", { key: name, bubbles: true });
    document.activeElement!.dispatchEvent(event);
    await new Promise((done) => setTimeout(done)); // the focus follows a moment later
    return (document.activeElement as HTMLElement).dataset.card;
  };

  it("is a fan on a desk: walked with arrows, with one stop for Tab and a key for each card", async () => {
    const pick = vi.fn();
    show(Hold, { cards, narrow: false, pick });
    expect(one(".hand").classList).toContain("fan");
    expect(all("[data-card]").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(one("[data-card=reed]").textContent).toContain("2 reed");
    expect(one("[data-card=reed]").getAttribute("aria-disabled")).toBe("true");
    one("[data-card=otter]").focus();
    expect(await key("ArrowRight")).toBe("reed");
    expect(await key("ArrowDown")).toBe("reed");
    one("[data-card=reed]").click();
    expect(pick).toHaveBeenCalledWith("reed");
  });

  it("is a grid or a row that scrolls on a phone", async () => {
    show(Hold, { cards, narrow: true, pick: () => {} });
    one("[data-card=otter]").focus();
    expect(await key("ArrowDown")).toBe("lily"); // two in a row
    expect(one("[data-card=otter]").textContent).toContain("the otter");
    await unmount(shown!);
    show(Hold, { cards, narrow: true, scroll: true, pick: () => {} });
    one("[data-card=otter]").focus();
    expect(await key("ArrowDown")).toBe("otter");
    expect(await key("ArrowRight")).toBe("reed");
  });
});

describe("what games share", () => {
  const shared = import.meta.glob<string>(["../src/lib/**/*.{ts,svelte}", "./pond/*"], {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it("imports nothing from a game's folder; only the registry looks for games", () => {
    const found = Object.entries(shared).filter(([, text]) =>
      /(?:from|import|glob[^(]*\()\s*\(?\s*["'`](?:\.\.\/)+(?:src\/)?games\//.test(text),
    );
    expect(Object.keys(shared).length).toBeGreaterThan(100);
    expect(found.map(([file]) => file)).toEqual(["../src/lib/faces.ts"]);
  });
});
