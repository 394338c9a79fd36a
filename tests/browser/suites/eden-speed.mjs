// How long the page takes to show a decision on a map for six: from the arrival of the message to the
// painted frame, waiting for the screen's rhythm apart.
import { SERVER, clean, must, newPage, picture, run } from "./common.mjs";
import { openEden, playEden, pointer } from "./eden.mjs";
import { median, told, watchViews } from "./redraws.mjs";

const AIM = 16; // milliseconds, the median, where nothing else runs
// Machines are shared and noisy, so a test only finds a page that has become much slower; give
// REDRAW_LIMIT=16 to ask for the aim itself. What was measured is printed.
const LIMIT = Number(process.env.REDRAW_LIMIT ?? 6 * AIM);
const REDRAWS = 25; // of a round
const ROUNDS = 3;
const LOGISTICS = 5; // the phase in which troops are placed

/** Everybody takes what is offered first until troops are to be placed; played beside the page. */
function settle(page, match, phase) {
  return page.evaluate(
    async ([id, until]) => {
      const line = await window.openLine(id);
      let view = await line.look(0);
      for (let n = 0; n < 900; n++) {
        if (view.acting !== view.seat) view = await line.look(view.acting);
        if (view.state.phase === until) break;
        const { legal } = view;
        const done = legal.find(({ verb }) => verb === "done"); // no combats: the map alone counts
        const move = done ?? legal[n % legal.length];
        const answer = await line.move(view, [move.notation]);
        if (answer.type !== "done") throw new Error(`${move.notation}: ${answer.en}`);
        view = await line.since(answer.version);
      }
      line.close();
      return view.state.tiles_n;
    },
    [match, phase],
  );
}

await run("eden-speed", async (browser) => {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() =>
    localStorage.setItem("ludotheque", JSON.stringify({ curtain: false, language: "fr" })),
  );
  await page.addInitScript(watchViews);
  const { match } = await openEden(page, {
    seats: Array.from({ length: 6 }, (_, i) => ({ kind: "me", name: "ABCDEF"[i] })),
    options: { seats: "6", first: "0" },
  });
  await page.goto(SERVER); // nobody looks on while the map is laid
  const tiles = await settle(page, match, LOGISTICS);
  must(tiles >= 30, `a map of ${tiles} tiles`);
  await page.goto(`${SERVER}/table/${match}`);

  const rounds = [];
  while (rounds.length < ROUNDS && !rounds.some((one) => one < AIM))
    rounds.push(await round(page, tiles));
  await picture(page, "eden-speed");
  const half = Math.min(...rounds);
  must(half < LIMIT, `a redraw takes ${told(half)} ms (median); the limit is ${LIMIT}`);
  clean(page, "eden-speed");
});

/** Decide until enough redraws were seen; their median. */
async function round(page, tiles) {
  await page.evaluate(() => (window.redraws = []));
  const enough = async () => (await page.evaluate(() => window.redraws.length)) >= REDRAWS;
  await playEden(page, pointer(page), { quiet: true, until: enough });
  const redraws = await page.evaluate(() => window.redraws);
  const all = redraws.map(([update, frame]) => update + frame);
  const part = (at) => told(median(redraws.map((one) => one[at])));
  console.log(
    `${tiles} tiles, six players, ${redraws.length} redraws: median ${told(median(all))} ms ` +
      `(update ${part(0)} ms, frame ${part(1)} ms), worst ${told(Math.max(...all))} ms`,
  );
  return median(all);
}
