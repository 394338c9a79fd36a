// A whole game against Adepte on the smallest map by mouse, its first part with its movements, opened
// from the home page; then its replay, through one's own eyes and with all there is. Every kind of
// moment is looked at once: axe, a picture, no word of another language.
import { SERVER, axe, calm, clean, must, newPage, picture, run } from "./common.mjs";
import { speaks } from "./duel.mjs";
import {
  asked,
  momentOf,
  openGenerals,
  playGenerals,
  pointer,
  pointOf,
  theGenerals,
} from "./generals.mjs";

await run("generals-mouse", async (browser) => {
  const page = await newPage(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "no-preference",
  });
  await page.goto(SERVER);
  await theGenerals(page).waitFor();
  await picture(page, "generals-home", true);
  await axe(page, "home with Generals");
  await openGenerals(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "adepte" }],
    options: { map: "plain", day_limit: 6, order: "0,1", generals: "volkov,benali" },
  });
  const taken = new Set();
  const once = async (name) => {
    if (taken.has(name)) return;
    taken.add(name);
    await picture(page, `generals-desktop-${name}`);
    await axe(page, `generals (${name})`);
    await speaks(page, "fr");
  };
  await once("first");
  await lookAround(page);
  const hand = pointer(page);
  const MOVING = 40; // decisions with movements: some turns of both
  let decisions = 0;
  const steps = await playGenerals(page, hand, {
    async check(now) {
      if (++decisions === MOVING) await calm(page);
      await once(momentOf(now));
      if (now.planning && now.reach.length && !taken.has("path")) await seePath(page, now, once);
    },
  });
  must(steps > 20, `a game of ${steps} steps`);
  for (const name of ["shop", "plan", "ready", "path"])
    must(taken.has(name), `never saw: ${name} (only ${[...taken]})`);
  await page.waitForSelector("[data-verdict]");
  await page.waitForTimeout(600); // the figures of both, asked of the server
  await once("over");
  const card = await page.textContent("[data-verdict]");
  must(/Victoire|Défaite|nulle/.test(card), `the end tells who won: ${card}`);
  must(!card.includes("?"), `the end tells the three figures of both: ${card}`);
  must((await page.locator("[data-verdict] .curve").count()) === 2, "the end shows a chart");

  await page.getByRole("link", { name: "Analyser" }).click();
  await page.waitForSelector("input[type=range]");
  await page.waitForSelector(".generals.frame");
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  const eyes = page.getByLabel("Vu par");
  const units = () => page.locator("[data-unit]").count();
  const look = async (through, value = through) => {
    const frame = new RegExp(`/replay/\\d+\\?eye=${through}$`);
    await Promise.all([
      page.waitForResponse((answer) => frame.test(answer.url())),
      eyes.selectOption(value),
    ]);
    await page.waitForTimeout(300);
    return units();
  };
  const at = async (made) => {
    await page.getByRole("slider").fill(String(made));
    await page.getByText(`Coup ${made} sur`).waitFor();
    await page.waitForTimeout(200);
  };
  await at(Math.floor(last / 2));
  await picture(page, "generals-desktop-replay");
  await axe(page, "replay of a game of Generals");
  // Somewhere in a game under fog there was something one did not see. Each counts the steps that
  // they saw, so the number changes with the eyes, and the moment does not.
  let [mine, all] = [0, 0];
  for (const share of [0.3, 0.1, 0.2, 0.5, 0.7, 0.9]) {
    await look("0");
    await at(Math.floor(last * share));
    mine = await units();
    all = await look("all");
    if (all > mine) break;
  }
  must(all > mine, `with all eyes ${all} units, with one's own ${mine}`);
  await picture(page, "generals-desktop-replay-all");
  await look("all&against=0", "all 0");
  const secret = await page.locator(".unit.secret").count();
  must(secret === all - mine, `${secret} units are marked as unknown, not ${all - mine}`);
  await picture(page, "generals-desktop-replay-unknown");
  await axe(page, "replay with what was not known");
  const before = Number(await page.getByRole("slider").inputValue());
  await page.getByRole("button", { name: "Coup suivant" }).click();
  await page.getByText(`Coup ${before + 1} sur`).waitFor();
  must((await asked(page)).end === false, "a replay asks for nothing");
  clean(page, "generals-mouse");
});

/** Zoom by wheel, pan by drag, the overview, and back: the map follows. */
async function lookAround(page) {
  const world = () => page.locator("[data-world]").boundingBox();
  const before = await world();
  const at = await pointOf(page, "4,4");
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(100);
  const larger = await world();
  must(larger.width > before.width * 1.3, "the wheel makes the map larger");
  await page.waitForSelector("[data-minimap]");
  await page.mouse.down();
  await page.mouse.move(at.x - 120, at.y - 60, { steps: 5 });
  await page.mouse.up();
  const moved = await world();
  must(Math.abs(moved.x - larger.x + 120) < 3, `a drag moves the map: ${moved.x - larger.x}`);
  const mini = await page.locator("[data-minimap]").boundingBox();
  await page.mouse.click(mini.x + mini.width - 4, mini.y + mini.height - 4);
  await page.waitForTimeout(300);
  must((await world()).x < moved.x, "a press on the overview goes there");
  await page.locator("[data-fit]").click();
  await page.waitForTimeout(250);
  must(Math.abs((await world()).width - before.width) < 2, "the whole map is seen again");
  must((await page.locator("[data-reach]").count()) === 0, "looking chooses nothing");
}

/** A path is shown before anything is sent, Esc and the other button leave it, a drag draws one. */
async function seePath(page, now, once) {
  const cell = now.reach.at(-1);
  const { x, y } = await pointOf(page, cell);
  await page.mouse.move(x, y);
  await page.waitForSelector(".way", { state: "attached" });
  must(/Mouvement/.test(await page.textContent(".movement")), "the movement left is told");
  await once("path");
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-reach]", { state: "detached" });
  const unit = now.ready[0];
  const from = await pointOf(page, unit);
  await page.mouse.click(from.x, from.y);
  await page.waitForSelector("[data-reach]");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const [ux, uy] = unit.split(",").map(Number);
  for (const way of [
    [1, 0],
    [0, 1],
    [0, -1],
    [-1, 0],
  ]) {
    const next = (uy + way[1]) * 32 + ux + way[0];
    if (!now.reach.includes(next)) continue;
    const to = await pointOf(page, next);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.waitForSelector(".way", { state: "attached" });
    await once("drawn");
    await page.mouse.move(from.x, from.y, { steps: 4 }); // back again: nothing is drawn
    break;
  }
  await page.waitForTimeout(150);
  await page.mouse.up();
  await page.mouse.click(from.x, from.y, { button: "right" });
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-reach]", { state: "detached" });
}
