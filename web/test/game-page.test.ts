// The page of a game, while its parts arrive.
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Game from "../src/pages/Game.svelte";

const text = { fr: "Mot", en: "Word" };
const card = {
  ...{ id: "eden", title: text, seats: [2], levels: ["apprenti"], learn: { steps: 3, puzzles: 0 } },
  box: { sentence: text, difficulty: "moyen", minutes: 30, ages: 10, families: [] },
  proposal: { balanced: null, options: {}, pairings: [], begins: null },
};
const info = {
  ...{ id: "eden", options: [], seats: [2], levels: ["apprenti"] },
  ...{ characters: { apprenti: text }, promises: { apprenti: text } },
};
const found = (path: string) => document.querySelector(path) !== null;

it("shows no way in before the form that would push it away from under the hand", async () => {
  let tell = (_: Response): void => undefined;
  const said = new Promise<Response>((resolve) => (tell = resolve));
  vi.stubGlobal("fetch", (path: string) => {
    if (path.endsWith("/games/eden")) return said;
    const answers = { "/games": [card], "/guest": {}, "/record": { games: [] } };
    const own = Object.entries(answers).find(([end]) => path.endsWith(end));
    const plain = path.includes("/history") ? { matches: [] } : [];
    return Promise.resolve(new Response(JSON.stringify(own ? own[1] : plain)));
  });
  const page = mount(Game, { target: document.body, props: { game: "eden" } });
  await vi.waitFor(() => expect(found("h1")).toBe(true));
  flushSync();
  expect(found("form")).toBe(false);
  expect(found('a[href="/games/eden/learn/next"]')).toBe(false);
  tell(new Response(JSON.stringify(info)));
  await vi.waitFor(() => expect(found("form")).toBe(true));
  expect(found('a[href="/games/eden/learn/next"]')).toBe(true);
  await unmount(page);
});
