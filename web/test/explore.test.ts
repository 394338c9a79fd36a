// Looking ahead at a live table.
import { expect, it, vi } from "vitest";
import type { Line } from "../src/lib/socket.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { AnyOut, GameInfo, View } from "../src/lib/wire";

const seen = (outcome: View["outcome"]) =>
  ({
    type: "view",
    view: {
      match: "m",
      version: 3,
      seat: 0,
      steps: [],
      since: null,
      table: {},
      state: {},
      outcome,
    },
  }) as unknown as AnyOut;

it("nothing is asked of a match that is over", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response("[]")));
  vi.stubGlobal("fetch", asked);
  const wire = { follow: () => () => undefined } as unknown as Line;
  const table = new LiveTable("m", {} as GameInfo, wire);
  table.hear(seen(null));
  await table.explore([[]]);
  expect(asked).toHaveBeenCalledTimes(1);
  table.hear(seen({ winners: [0] } as never));
  expect(await table.explore([[]])).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});
