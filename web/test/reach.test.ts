// Under which address an invitation is handed on.
import { expect, it, vi } from "vitest";
import { findReach, isOwnMachine, reach } from "../src/lib/proposals/reach.svelte";

const answers = (urls: string[]) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(urls))));

it("knows addresses that nobody else can open", () => {
  for (const own of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
    expect(isOwnMachine(own)).toBe(true);
  for (const open of ["192.168.1.4", "games.example", "localhost.example", "[fd00::4]"])
    expect(isOwnMachine(open)).toBe(false);
});

it("hands on the address of the network, where the page has one of its own machine", async () => {
  answers(["http://192.168.1.4:8000"]);
  await findReach("127.0.0.1");
  expect(reach).toMatchObject({ base: "http://192.168.1.4:8000", alone: false });
});

it("keeps the address of a page that others can open", async () => {
  reach.base = "http://games.example";
  answers(["http://10.0.0.1"]);
  await findReach("games.example");
  expect(reach).toMatchObject({ base: "http://games.example", alone: false });
});

it("warns where the server listens to its own machine only, not where it can't be asked", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await findReach("localhost");
  expect(reach.alone).toBe(false);
  answers([]);
  await findReach("localhost");
  expect(reach.alone).toBe(true);
});
