// How long the page takes to show a move on the largest map, 24×24, with armies on it: from the
// arrival of the message to the painted frame, waiting for the screen's rhythm apart.
import { SERVER, clean, must, newPage, picture, run } from "./common.mjs";
import { openGenerals } from "./generals.mjs";

const LIMIT = 16; // milliseconds, the median
const MOVES = 60; // orders tried; some units can't go that way
const DAYS = 9; // of growth before anything is measured

/** Time every view that arrives: reading it and updating the page, then its frame. */
function watchViews() {
  window.redraws = [];
  const { set, get } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  const soon = (then) => {
    const line = new MessageChannel();
    line.port1.onmessage = then;
    line.port2.postMessage(0);
  };
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    get,
    set(handle) {
      set.call(this, function (event) {
        const began = performance.now();
        if (event.data.includes('"type":"view"'))
          soon(() => {
            const update = performance.now() - began; // the handler and all it set off
            requestAnimationFrame(() => {
              const painting = performance.now();
              soon(() => window.redraws.push([update, performance.now() - painting]));
            });
          });
        handle.call(this, event);
      });
    },
  });
}

/** Both sides create what is cheapest and spread out, for some days; played beside the page. */
async function grow(page, match, days) {
  return page.evaluate(
    async ([id, most]) => {
      const line = new WebSocket(`ws://${location.host}/api/socket`);
      const inbox = [];
      let wake = () => undefined;
      line.addEventListener("message", (event) => {
        inbox.push(JSON.parse(event.data));
        wake();
      });
      const next = async (fits) => {
        for (;;) {
          const at = inbox.findIndex(fits);
          if (at >= 0) return inbox.splice(at, 1)[0];
          await new Promise((resolve) => (wake = resolve));
        }
      };
      await next((frame) => frame.type === "hello");
      const look = async (seat) => {
        inbox.length = 0;
        line.send(JSON.stringify({ type: "watch", match: id, seat, since: 0 }));
        return (await next((f) => f.type === "view" && f.view.seat === seat)).view;
      };
      let n = 0;
      const act = async (view, moves) => {
        const key = `grow-${n++}`;
        await new Promise((resolve) => setTimeout(resolve, 36)); // as fast as the server lets us
        const { seat, version } = view;
        line.send(JSON.stringify({ type: "move", match: id, version, key, moves, seat }));
        const done = await next((f) => f.key === key);
        if (done.type !== "done") throw new Error(`${moves}: ${done.en}`);
        return (await next((f) => f.type === "view" && f.view.version >= done.version)).view;
      };
      const of = (view, verb) => view.legal.filter((move) => move.verb === verb);
      for (let turn = 0; turn < 2 * most; turn++) {
        let view = await look(turn % 2);
        if (turn === 2 * most - 2) break; // the last turn is left to the page
        while (of(view, "build").length) {
          view = await act(view, [of(view, "build")[0].notation]);
          const offers = Object.values(view.aside.catalogue).flat();
          const price = ({ values }) => offers.find(({ type }) => type === values[0]).price;
          const cheapest = of(view, "create").toSorted((a, b) => price(a) - price(b))[0];
          view = await act(view, [cheapest.notation]);
        }
        while (of(view, "unit").length) {
          view = await act(view, [of(view, "unit")[0].notation]);
          const ways = of(view, "to").filter(({ fr }) => !/embarquer/.test(fr));
          view = await act(view, [ways[(n * 7919) % ways.length].notation]);
          if (of(view, "wait").length) view = await act(view, ["wait"]);
        }
        view = await act(view, ["end"]);
      }
      line.close();
    },
    [match, days],
  );
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const told = (n) => n.toFixed(1);

async function measure(browser, fog) {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() =>
    localStorage.setItem("ludotheque", JSON.stringify({ curtain: false, language: "fr" })),
  );
  await page.addInitScript(watchViews);
  const { match } = await openGenerals(page, {
    seats: [
      { kind: "me", name: "A" },
      { kind: "me", name: "B" },
    ],
    options: { map: "front", fog, order: "0,1" },
  });
  await page.goto(SERVER); // nobody looks on while the armies grow
  await grow(page, match, DAYS);
  await page.goto(`${SERVER}/table/${match}`);
  await page.waitForSelector("[data-end]");
  const units = await page.locator("[data-unit]").count();
  await page.evaluate(() => (window.redraws = []));
  const line = await page.context().newCDPSession(page);
  await line.send("Performance.enable", { timeDomain: "threadTicks" }); // work, not waiting
  const worked = async () => {
    const { metrics } = await line.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
  const before = await worked();
  for (let i = 0; i < MOVES; i++) {
    await page.keyboard.press("n");
    const chosen = await page.waitForSelector("[data-reach]", { timeout: 3000 }).catch(() => null);
    if (!chosen) {
      await nextTurn(page);
      continue;
    }
    for (let step = 0; step < 3; step++)
      await page.keyboard.press(i % 2 ? "ArrowRight" : "ArrowDown");
    await page
      .locator("[data-go]:enabled")
      .click({ timeout: 1000 })
      .catch(() => page.keyboard.press("Escape"));
    await page.waitForTimeout(60);
    const wait = page.locator("[data-order=wait]");
    if (await wait.count()) await wait.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
  const redraws = await page.evaluate(() => window.redraws);
  const work = ((await worked()) - before) / redraws.length;
  await picture(page, `generals-speed-fog-${fog}`);
  clean(page, `generals-speed, fog ${fog}`);
  await page.context().close();
  const all = redraws.map(([update, frame]) => update + frame);
  const worst = Math.max(...all);
  const half = median(all);
  console.log(
    `24×24, fog ${fog}, ${units} units, ${redraws.length} redraws: median ${told(half)} ms ` +
      `(update ${told(median(redraws.map(([update]) => update)))} ms, ` +
      `frame ${told(median(redraws.map(([, frame]) => frame)))} ms), worst ${told(worst)} ms; ` +
      `work of the page for each, choosing included: ${told(work)} ms`,
  );
  must(redraws.length >= 20, `only ${redraws.length} redraws were measured`);
  return { half, units };
}

/** Both at this screen end their turns. */
async function nextTurn(page) {
  await page.keyboard.press("e");
  await page.waitForTimeout(200);
  const sure = page.locator("dialog[open] [data-sure]");
  if (await sure.count()) await sure.click();
  await page.waitForTimeout(400);
}

await run("generals-speed", async (browser) => {
  const open = await measure(browser, "off");
  const fogged = await measure(browser, "on");
  must(open.units >= 30, `only ${open.units} units on the map`);
  for (const { half } of [open, fogged])
    must(half < LIMIT, `a redraw takes ${told(half)} ms (median); the limit is ${LIMIT}`);
});
