// How soon a page is painted for somebody who was never here: Chromium's own paint timing, an empty
// profile each time. `LUDOTHEQUE_URL=http://127.0.0.1:8000 node bench/paint.mjs [TIMES]` prints for the
// home page and each game's page the median and the slowest of the first paints with something on them.
import { loadavg } from "node:os";
import { SERVER, launch, newPage } from "../tests/browser/suites/common.mjs";

const TIMES = Number(process.argv[2] ?? 5);

/** Milliseconds from the request of a page to its first paint, in a context of its own. */
async function painted(browser, path) {
  const page = await newPage(browser);
  await page.goto(SERVER + path);
  const time = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = (list) => {
          const found = list.getEntriesByName("first-contentful-paint")[0];
          if (found) resolve(found.startTime);
        };
        new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
      }),
  );
  await page.context().close();
  return time;
}

const games = await (await fetch(`${SERVER}/api/games`)).json();
const browser = await launch();
await painted(browser, "/"); // a browser's own beginning is not the page's
for (const path of ["/", ...games.map(({ id }) => `/games/${id}`)]) {
  const times = [];
  for (let i = 0; i < TIMES; i++) times.push(await painted(browser, path));
  times.sort((a, b) => a - b);
  const [median, most] = [times[Math.floor(TIMES / 2)], times.at(-1)].map((ms) => ms.toFixed(0));
  console.log(`${path.padEnd(24)} median ${median} ms, slowest ${most} ms`);
}
console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
await browser.close();
