// The coach of a first match: what it says goes with the turn that it was said in.
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Coach from "../src/lib/learn/Coach.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import type { Step } from "../src/lib/wire";

const text = { fr: "Un mot", en: "A word" };
const remark = {
  ...text,
  id: "first",
  rule: "X-1",
  said: false,
  what: "asked",
  name: "go",
  terms: [],
};
const guide = {
  game: "g",
  steps: [{ done: true }],
  remarks: [remark],
  coach: true,
  skipped: false,
};
const move = { verb: "go", args: {}, values: [] };
const view = (more = {}) => ({
  seat: 0,
  acting: 0,
  legal: [move],
  outcome: null,
  state: {},
  ...more,
});
const step = (seat: number) => ({ seat, events: [] }) as unknown as Step;
const said = () => document.querySelector(".coach") !== null;

async function spoken() {
  document.body.innerHTML = "";
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(guide))));
  const table = $state({ info: { id: "g" }, view: view() }) as unknown as LiveTable;
  const props = $state({ table, steps: [] as Step[], idle: true, sent: true, offers: false });
  const made = mount(Coach, { target: document.body, props });
  await vi.waitFor(() => (flushSync(), expect(said()).toBe(true)));
  return { table, props, made };
}

it("a remark stays while its turn is played, and goes once the others have played theirs", async () => {
  const { props, made } = await spoken();
  props.steps = [step(0)];
  flushSync();
  expect(said()).toBe(true);
  props.steps = [step(0), step(1)];
  flushSync();
  expect(said()).toBe(false);
  await unmount(made);
});

it("a remark does not lie over the end", async () => {
  const { table, made } = await spoken();
  table.view = view({ outcome: { winners: [0] } }) as never;
  flushSync();
  expect(said()).toBe(false);
  await unmount(made);
});
