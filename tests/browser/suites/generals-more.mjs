// What a game of Generals seldom shows at once: a hidden enemy in the way, boarding, take-off and
// unloading, a free undo, the others' turn told again (also to a page that was not there), the power,
// refusals, and two at one screen behind a curtain.
import { SERVER, axe, clean, must, newPage, picture, run } from "./common.mjs";
import { asked, openGenerals, pointOf, pointer, pushMoves } from "./generals.mjs";

/** Two armies that meet on the first days. */
const CLOSE = `name: Essai
players: 2
day_limit: 20
symmetry: rotate180
owner P1: (2,4) (2,5) (0,9)
owner P2: (7,5) (7,4) (9,0)
map:
..f.....OO
.=....f...
.O.=..^^..
...=.f....
.fB====B..
..B====Bf.
....f.=...
..^^..=.O.
...f....=.
OO.....f..
`;

const TWO = [
  { kind: "me", name: "Ana" },
  { kind: "me", name: "Bruno" },
];

/** A page whose person holds both seats; without a curtain unless it is asked for. */
async function alone(browser, options, curtain = false) {
  const page = await newPage(browser);
  await page.addInitScript(
    (on) => localStorage.setItem("ludotheque", JSON.stringify({ curtain: on, language: "fr" })),
    curtain,
  );
  const { match } = await openGenerals(page, { seats: TWO, options: { order: "0,1", ...options } });
  return { page, match, hand: pointer(page) };
}

const hover = async (page, cell) => {
  const { x, y } = await pointOf(page, cell);
  await page.mouse.move(x, y, { steps: 2 });
};

/** A recon runs into a hidden infantry: it stops, and the page says so. */
async function ambush(browser) {
  const { page, match, hand } = await alone(browser, { map: "plain", fog: "on" });
  await pushMoves(page, match, [
    [0, "build 1,1", "create recon"],
    [0, "end"],
    [1, "build 6,8", "create infantry"],
    [1, "end"],
    [0, "end"],
    [1, "unit 6,8", "to 5,7"],
    [1, "wait"],
    [1, "end"],
    [0, "unit 1,1", "to 3,3"],
    [0, "wait"],
    [0, "end"],
    [1, "unit 5,7", "to 4,6"], // a wood, where nobody looks in
    [1, "wait"],
    [1, "end"],
  ]);
  await page.waitForSelector(".unit.ready");
  await hand.unit("3,3");
  await page.waitForSelector("[data-reach]");
  must((await asked(page)).reach.includes(6 * 32 + 4), "what is hidden does not bar a plan");
  await hover(page, "4,6");
  await page.waitForSelector(".unsure");
  await picture(page, "generals-more-unsure");
  const { x, y } = await pointOf(page, "4,6");
  await page.mouse.click(x, y);
  await page.waitForFunction(() =>
    /Interrompu/.test(document.querySelector(".prompt").textContent),
  );
  await picture(page, "generals-more-ambush");
  await page.waitForSelector("[data-end]");
  must((await page.locator("[data-order]").count()) === 0, "no order is left to who was stopped");
  must((await page.locator('[data-unit][data-owner="1"]').count()) > 0, "the enemy is seen now");

  // A unit that has acted says why it can't again.
  const done = await page.locator('.unit.spent[data-owner="0"]').getAttribute("data-unit");
  await hand.unit(done);
  await page.waitForSelector(".refusal");
  await axe(page, "a refusal at the map");
  await picture(page, "generals-more-refusal");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".refusal", { state: "detached" });
  clean(page, "ambush");
  await page.context().close();
}

/** An empty enemy building: both going there and attacking are offered, and it can be entered. The
 * list of orders covers neither the unit nor its path nor what is aimed at. */
async function entered(browser) {
  const { page, match, hand } = await alone(browser, { map: CLOSE, fog: "off" });
  await pushMoves(page, match, [
    [0, "build 2,4", "create infantry"],
    [0, "end"],
    [1, "build 7,5", "create infantry"],
    [1, "end"],
    [0, "unit 2,4", "to 4,4"],
    [0, "wait"],
    [0, "end"],
    [1, "unit 7,5", "to 6,6"],
    [1, "wait"],
    [1, "end"],
  ]);
  await page.waitForSelector(".unit.ready");
  await hand.unit("4,4");
  await page.waitForSelector("[data-reach]");
  await hand.cell("6,6");
  await page.waitForSelector("[data-stand]", { state: "attached" });
  await uncovered(page);
  await picture(page, "generals-more-composed");
  await page.keyboard.press("Escape");
  await hand.cell("7,5");
  const offered = await page
    .locator("[data-order]")
    .evaluateAll((all) => all.map((e) => e.dataset.order));
  must(offered.join() === "bomb 7,5,enter", `going and attacking are offered: ${offered}`);
  await uncovered(page);
  await axe(page, "an enemy building to enter or attack");
  await hand.order("enter");
  await page.waitForSelector('[data-unit="7,5"][data-owner="0"]');
  clean(page, "entering");
  await page.context().close();
}

/** No cell of the unit, the stand or the target lies under the list of orders. */
async function uncovered(page) {
  const under = await page.evaluate(() => {
    const ring = document.querySelector("[data-ring]").getBoundingClientRect();
    return [".chosen", "[data-stand] rect", ".target.aimed > path"].filter((what) => {
      const box = document.querySelector(what)?.getBoundingClientRect();
      if (!box) return true;
      const wide = Math.min(box.right, ring.right) - Math.max(box.left, ring.left);
      const high = Math.min(box.bottom, ring.bottom) - Math.max(box.top, ring.top);
      return wide > 0 && high > 0;
    });
  });
  must(under.length === 0, `under the list of orders, or not there: ${under}`);
}

/** The list of creations keeps still: a row pointed at stays where it is, and only the button buys. */
async function still(browser) {
  const { page, hand } = await alone(browser, { map: "front", fog: "on" });
  await hand.cell("1,6");
  await page.waitForSelector("[data-offer]");
  const rows = page.locator("[data-offer]");
  const places = () =>
    rows.evaluateAll((all) => all.map((e) => Math.round(e.getBoundingClientRect().top)).join());
  const before = await places();
  for (let i = 0; i < (await rows.count()); i++) {
    await rows.nth(i).hover();
    must((await places()) === before, "pointing at a row moves no row");
    await rows.nth(i).click();
    must((await places()) === before, "choosing a row moves no row");
    await rows.nth(i).click();
  }
  must((await page.locator("[data-unit]").count()) === 0, "a row pressed twice buys nothing");
  clean(page, "the list of creations");
  await page.context().close();
}

/** The server does not answer a look ahead: the page says so in words. */
async function silent(browser) {
  const { page, match, hand } = await alone(browser, { map: "plain", fog: "on" });
  await pushMoves(page, match, [
    [0, "build 1,1", "create recon"],
    [0, "end"],
    [1, "end"],
  ]);
  await page.waitForSelector(".unit.ready");
  await page.route("**/try", (route) => route.abort());
  await hand.unit("1,1");
  await page.getByText("Le serveur ne répond pas").first().waitFor();
  await page.unroute("**/try");
  await page.route("**/try", () => undefined); // for ever
  await hand.unit("1,1");
  await page.waitForFunction(() =>
    /un instant/.test(document.querySelector(".prompt").textContent),
  );
  await page.getByText("Le serveur ne répond pas").first().waitFor({ timeout: 15_000 });
  await page.context().close();
}

/** Boarding, take-off and unloading, each by its own words. */
async function transports(browser) {
  const { page, match, hand } = await alone(browser, { map: "front", fog: "on" });
  await pushMoves(page, match, [
    [0, "build 8,10", "create carrier"],
    [0, "build 1,6", "create fighter"],
    [0, "build 1,3", "create infantry"],
    [0, "end"],
    [1, "end"],
    [0, "unit 1,6", "to 7,8"],
    [0, "wait"],
    [0, "unit 8,10", "to 10,10"],
    [0, "wait"],
    [0, "build 8,10", "create barge"],
    [0, "unit 1,3", "to 3,5"],
    [0, "wait"],
    [0, "end"],
    [1, "end"],
    [0, "unit 3,5", "to 4,7"],
    [0, "wait"],
    [0, "end"],
    [1, "end"],
    [0, "unit 4,7", "to 4,10"],
    [0, "wait"],
    [0, "end"],
    [1, "end"],
    [0, "unit 4,10", "to 7,9"],
    [0, "wait"],
    [0, "end"],
    [1, "end"],
  ]);
  await page.waitForSelector(".unit.ready");
  const fuel = await page.textContent('[data-unit="7,8"] .fuel');
  must(fuel.trim() === "1", `the fuel that is left is shown: ${fuel}`);
  const move = async (from, to) => {
    await hand.unit(from);
    await page.waitForSelector("[data-reach]");
    await hover(page, to);
    await page.waitForTimeout(100);
    await hand.cell(to);
    await page.waitForSelector("[data-reach]", { state: "detached" });
  };
  await move("7,8", "10,10");
  await page.waitForSelector('[data-unit="10,10"] .crate');
  await move("7,9", "8,10");
  await page.waitForSelector('[data-unit="8,10"] .crate');
  must((await page.locator('[data-unit="7,9"]').count()) === 0, "who is aboard left the map");
  await pushMoves(page, match, [
    [0, "end"],
    [1, "end"],
  ]);
  await page.waitForFunction(() => /Jour 7/.test(document.querySelector(".day").textContent));
  await page.waitForSelector(".unit.ready");
  await page.waitForTimeout(300); // the map comes back to who looks now
  await hand.unit("10,10");
  await page.waitForSelector('[data-order^="launch"]');
  await axe(page, "a carrier");
  await picture(page, "generals-more-carrier");
  await page.locator('[data-order^="launch"]').click();
  await page.waitForFunction(() => /Chasseur/.test(document.querySelector(".prompt").textContent));
  await page.waitForSelector("[data-reach]");
  await hand.cell("10,8");
  await page.waitForSelector('[data-unit="10,8"]');
  must((await page.locator('[data-unit="10,10"] .crate').count()) === 0, "it left the carrier");

  await hand.unit("8,10");
  await page.waitForSelector("[data-reach]");
  await hand.cell("9,10");
  await page.waitForSelector('[data-order^="unload"]');
  await page.locator('[data-order^="unload"]').click();
  await page.waitForSelector('[data-order^="way"]');
  await axe(page, "where to unload");
  await picture(page, "generals-more-unload");
  await page.locator('[data-order^="way"]').first().click();
  await page.waitForFunction(
    () => document.querySelectorAll('[data-unit][data-owner="0"]').length === 4,
  );
  clean(page, "transports");
  await page.context().close();
}

/** What told nobody anything is taken back at once; the last turn of the others is told again. */
async function again(browser) {
  const { page, match, hand } = await alone(browser, { map: "plain", fog: "off" });
  await pushMoves(page, match, [
    [0, "build 1,1", "create tank"],
    [0, "build 3,1", "create infantry"],
    [0, "end"],
    [1, "build 8,8", "create recon"],
    [1, "end"],
    [0, "end"],
    [1, "unit 8,8", "to 5,4"],
    [1, "wait"],
    [1, "end"],
  ]);
  await page.goto(SERVER);
  await page.goto(`${SERVER}/table/${match}`); // a page that was not there
  await page.waitForSelector("[data-retell]");
  await page.locator("[data-retell]").click();
  await page.waitForSelector("[data-skip]");
  await page.waitForFunction(() => document.querySelector('[data-unit="5,4"]') === null);
  await picture(page, "generals-more-retell");
  await page.waitForSelector("[data-end]");
  must((await page.locator('[data-unit="5,4"]').count()) === 1, "then the present stands again");

  await hand.unit("3,1");
  await page.waitForSelector("[data-reach]");
  await hand.cell("2,2");
  await page.waitForSelector('[data-unit="2,2"]');
  await page.locator("[data-undo]").click();
  await page.waitForSelector('[data-unit="3,1"].ready');
  must((await page.locator('[data-unit="2,2"]').count()) === 0, "the whole order is taken back");
  must((await asked(page)).end, "and one goes on from there");
  clean(page, "again");
  await page.context().close();
}

/** Two at one screen: the curtain falls, and behind it each finds only what he sees. */
async function curtain(browser) {
  const { page, hand } = await alone(browser, { map: "plain", fog: "on" }, true);
  await hand.cell("1,1");
  await hand.buy("infantry");
  await page.waitForSelector('[data-unit="1,1"]');
  await hand.end();
  await page.waitForSelector(".curtain");
  await axe(page, "the curtain of Generals");
  await picture(page, "generals-more-curtain");
  const stage = await page.evaluate(() => document.querySelector("main .stage").inert);
  must(stage, "what the curtain hides can't be reached");
  await hand.lift();
  await page.waitForFunction(() => document.querySelector("[data-me]")?.dataset.me === "1");
  must((await page.locator("[data-unit]").count()) === 0, "the other's unit is not shown");
  must(/À vous/.test((await asked(page)).whose), "it is the other's turn");
  clean(page, "curtain");
  await page.context().close();
}

await run("generals-more", async (browser) => {
  await entered(browser);
  await still(browser);
  await silent(browser);
  await ambush(browser);
  await transports(browser);
  await again(browser);
  await curtain(browser);
});
