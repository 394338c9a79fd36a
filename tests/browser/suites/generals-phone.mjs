// A game on a 360×740 touch screen: nothing scrolls, nothing is covered, targets are large, two
// fingers zoom; then some of one with the phone held sideways.
import { analyseOnPhone, axe, clean, comes, must, newPage, picture, run, tap } from "./common.mjs";
import { speaks } from "./duel.mjs";
import { momentOf, openGenerals, playGenerals, pointer, still } from "./generals.mjs";
import { backCloses, backSteps } from "./generals-back.mjs";

const LEAST = 43.5; // pixels of what is pressed, either way

/** Everything a move needs is on the screen and large enough, and lies over nothing else; what
 * only passes over it does not count. */
async function fits(page, name, high = 400) {
  let wrong = [];
  const none = async () => (wrong = await misfits(page, high)).length === 0;
  await comes(page, none, () => `${name}:\n${wrong.join("\n")}`);
}

function misfits(page, high) {
  return page.evaluate(
    ([least, high]) => {
      const found = [];
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
      if (scrollHeight > clientHeight) found.push(`the page is ${scrollHeight} px high`);
      const pressed =
        "[data-end], [data-next], [data-go], [data-confirm], [data-cancel], [data-order], [data-more], [data-undo], [data-retell], [data-power], .ending .button";
      for (const element of document.querySelectorAll(pressed)) {
        if (!element.checkVisibility()) continue;
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const words = element.getAttribute("aria-label") ?? element.textContent.trim();
        if (width < least || height < least) found.push(`${words}: ${width}×${height}`);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
          found.push(`${words}: outside (${left}, ${top}, ${right}, ${bottom})`);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const over = hit && !element.contains(hit) && !hit.closest("dialog, .refusal");
        if (over) found.push(`${words}: covered by ${hit.className}`);
      }
      for (const e of document.querySelectorAll(".prompt, .whose, .day, [data-money]"))
        if (e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
          found.push(`${e.className}: ${e.textContent.trim()} is cut`);
      const map = document.querySelector(".frame .stage").getBoundingClientRect(); // with its ruler
      if (map.height < high) found.push(`the map is ${map.height} px high`);
      return found;
    },
    [LEAST, high],
  );
}

await run("generals-phone", async (browser) => {
  const page = await newPage(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await openGenerals(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
    options: { map: "plain", day_limit: 4, order: "0,1", generals: "volkov,takeda" },
  });
  await pinch(page);
  await backCloses(page);
  await told(page);
  const taken = new Set();
  await playGenerals(page, pointer(page, { touch: true }), {
    async check(now) {
      const name = momentOf(now);
      if (!now.shop && !now.sure) await fits(page, name);
      must(/le dernier/.test(now.day) === /^Jour 4/.test(now.day.trim()), `told: ${now.day}`);
      if (taken.has(name)) return;
      taken.add(name);
      await picture(page, `generals-phone-${name}`);
      await axe(page, `generals on a phone (${name})`);
      await speaks(page, "fr");
    },
  });
  for (const name of ["shop", "plan", "main"]) must(taken.has(name), `never saw: ${name}`);
  await page.waitForSelector("[data-verdict]");
  await picture(page, "generals-phone-over");
  await axe(page, "generals on a phone (over)");
  await tap(page.locator("[data-verdict]").getByRole("button", { name: /^Replier/ }));
  await tap(page.locator("[data-more]"));
  await page.waitForSelector("dialog[open] [aria-label=Joueurs]");
  await picture(page, "generals-phone-players");
  await axe(page, "players on a phone");
  await tap(page.locator("dialog[open]").getByRole("button", { name: "Fermer" }));
  await tap(page.getByRole("button", { name: "Bilan de la partie" }));
  await analyseOnPhone(page, "generals");
  await page.waitForSelector(".generals.frame");
  await tap(page.getByRole("button", { name: "Coup précédent" }));
  await picture(page, "generals-phone-replay");
  const cut = await page.locator("h1").evaluate((e) => e.scrollWidth - e.clientWidth);
  must(cut <= 0, `the title of a replay is cut by ${cut} px`);
  await axe(page, "replay of a game of Generals on a phone");
  clean(page, "generals-phone");
  await backSteps(browser);
  await lastDay(browser);
  await sideways(browser);
});

/** The phone held sideways: the map keeps the height, all that is pressed stands beside it. */
async function sideways(browser) {
  const page = await newPage(browser, {
    viewport: { width: 740, height: 360 },
    hasTouch: true,
    isMobile: true,
  });
  await openGenerals(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
    options: { map: "plain", day_limit: 9, order: "0,1", generals: "volkov,takeda" },
    until: ".generals .table.flat",
  });
  const taken = new Set();
  await playGenerals(page, pointer(page, { touch: true }), {
    until: ({ day }) => /Jour [3-9]/.test(day) && taken.has("plan"),
    async check(now) {
      const name = momentOf(now);
      if (!now.shop && !now.sure) await fits(page, `sideways (${name})`, 300);
      const high = await page.evaluate(
        () => document.querySelector("[data-minimap]")?.getBoundingClientRect().height ?? 0,
      );
      must(high === 0 || high >= 36, `an overview of ${high} px`);
      if (taken.has(name)) return;
      taken.add(name);
      await picture(page, `generals-sideways-${name}`);
      await axe(page, `generals sideways (${name})`);
    },
  });
  for (const name of ["shop", "plan", "main"]) must(taken.has(name), `never saw sideways: ${name}`);
  clean(page, "generals sideways");
}

/** Two fingers apart: larger; one finger moves the map. */
async function pinch(page) {
  const world = () => page.locator("[data-world]").boundingBox();
  const before = await world();
  const line = await page.context().newCDPSession(page);
  const touch = (type, points) =>
    line.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await touch("touchStart", [
    [150, 350],
    [210, 350],
  ]);
  for (let i = 1; i <= 6; i++)
    await touch("touchMove", [
      [150 - 10 * i, 350],
      [210 + 10 * i, 350],
    ]);
  await touch("touchEnd", []);
  const zoomed = async () => (await world()).width > before.width * 1.5;
  await comes(page, zoomed, "two fingers zoom");
  await still(page);
  const larger = await world();
  await touch("touchStart", [[200, 400]]);
  for (let i = 1; i <= 5; i++) await touch("touchMove", [[200 - 20 * i, 400 - 10 * i]]);
  await touch("touchEnd", []);
  await comes(page, async () => (await world()).x < larger.x - 60, "a finger moves the map");
  must((await page.locator("dialog[open]").count()) === 0, "and presses nothing");
  await tap(page.locator("[data-more]"));
  await tap(page.locator("dialog[open] [data-fit]"));
  await tap(page.locator("dialog[open]").getByRole("button", { name: "Fermer" }));
  await page.waitForSelector("dialog[open]", { state: "detached" });
}

/** What a finger can't point at to be told is written out, once, and is on the screen. */
async function told(page) {
  const dialog = page.locator("dialog[open]");
  const shut = async () => {
    await tap(dialog.getByRole("button", { name: "Fermer" }));
    await dialog.waitFor({ state: "detached" });
  };
  await tap(page.locator("[data-more]"));
  for (const name of ["Cases menacées", "Champ de vision", "Quadrillage"])
    await dialog.getByText(name, { exact: true }).waitFor();
  await shut();
  await tap(page.locator("[data-power]"));
  await dialog.waitFor();
  const until = (await dialog.textContent()).match(/début de votre prochain tour/g);
  must(until.length === 1, `how long a power lasts is told ${until.length} times`);
  await shut();
  await pointer(page, { touch: true }).cell("1,1");
  const table = await dialog.locator(".look:not(.away) table").boundingBox();
  must(table.y + table.height <= 740, `what a unit does ends at ${table.y + table.height} px`);
  await shut();
}

/** The last day is announced as such, and once more before its turn is ended. */
async function lastDay(browser) {
  const page = await newPage(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await openGenerals(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
    options: { map: "plain", day_limit: 1, order: "0,1" },
  });
  await page.waitForSelector("[data-end]");
  must(/Jour 1.: le dernier/.test(await page.textContent(".day")), "the last day is named");
  await tap(page.locator("[data-end]"));
  await page.getByText("C’est le dernier jour").waitFor();
  await picture(page, "generals-phone-last-day");
  clean(page, "the last day");
  await page.context().close();
}
