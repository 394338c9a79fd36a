// Turns by keyboard only, in English: buildings, units, a drawn path, orders, looks, and the end of
// the turn. The cell under the cursor is told.
import { axe, clean, comes, must, newPage, picture, run } from "./common.mjs";
import { speaks } from "./duel.mjs";
import { asked, openGenerals } from "./generals.mjs";

await run("generals-keyboard", async (browser) => {
  const page = await newPage(browser, { locale: "en-GB", viewport: { width: 1024, height: 700 } });
  await openGenerals(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
    options: { map: "plain", order: "0,1", generals: "volkov,none" },
  });
  const key = (name) => page.keyboard.press(name);
  const spoken = () => page.textContent("[data-spoken]");
  const until = (holds) => page.waitForFunction(holds);

  await key("?");
  await page.waitForSelector("dialog[open] kbd");
  const help = await page.textContent("dialog[open]");
  for (const words of [/next ready unit/, /draw the path/, /end the turn/])
    must(words.test(help), `the shortcuts do not tell ${words}`);
  await axe(page, "shortcuts of Generals");
  await picture(page, "generals-keyboard-help");
  await key("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });

  // Two buildings create; the list is walked with arrows. No unit is ready yet: N leads there too.
  await key("n");
  must(/your barracks/.test(await spoken()), `N goes to a building: ${await spoken()}`);
  await key("ArrowDown"); // and the arrows go on from there
  await key("b");
  if (!/\(1, 1\)/.test(await spoken())) await key("b");
  must(/\(1, 1\) your barracks/.test(await spoken()), `the cell is told: ${await spoken()}`);
  await create(page, "recon");
  await key("b");
  must(/\(3, 1\) your barracks/.test(await spoken()), `the next one: ${await spoken()}`);
  await create(page, "infantry");
  must(Number((await asked(page)).money) === 270 - 20 - 15, "both were paid");
  must(
    await page.evaluate(() => document.activeElement?.closest("[data-board]") !== null),
    "the keys go on at the map",
  );

  // Looks.
  for (const [name, label] of [
    ["t", "Threatened cells (T)"],
    ["v", "Field of vision (V)"],
    ["g", "Grid (G)"],
  ]) {
    const button = page.getByRole("button", { name: label });
    const was = await button.getAttribute("aria-pressed");
    await key(name);
    must((await button.getAttribute("aria-pressed")) !== was, `${name} toggles ${label}`);
  }
  // How much of the window the map takes: more than 1 is cut off. What lies below may grow meanwhile.
  const share = () =>
    page.evaluate(() => {
      const world = document.querySelector("[data-world]");
      const [map, around] = [world, world.parentElement].map((e) => e.getBoundingClientRect());
      return Math.max(map.width / around.width, map.height / around.height);
    });
  must((await share()) <= 1, "all of the map is seen at first");
  await key("+");
  await comes(page, async () => (await share()) > 1, "+ makes the map larger");
  await key("0");
  const whole = async () => (await share()) <= 1 && (await share()) > 0.8;
  await comes(page, whole, "0 shows all of it");

  await endTurn(page);

  // Units are ready: the end of the turn is asked about, right after another question.
  await key("p");
  await page.waitForSelector("dialog[open] [data-use-power]");
  await page.evaluate(() => {
    document.querySelector("dialog[open]").requestClose(); // as Esc does, and E in the same instant
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "e", bubbles: true }));
  });
  await page.waitForTimeout(300);
  must(
    await page.locator("dialog[open] [data-sure]").count(),
    "a question follows another at once",
  );
  await key("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });

  // A unit goes where the cursor is; what it could do is told on the way.
  await key("n");
  await page.waitForSelector("[data-reach]");
  must(/your recon/.test(await spoken()), `the unit is told: ${await spoken()}`);
  await key("ArrowDown");
  must(/in reach, .* movement left/.test(await spoken()), `the reach is told: ${await spoken()}`);
  await key("Escape");
  await page.waitForSelector("[data-reach]", { state: "detached" });
  must(/choose a unit/i.test(await page.textContent(".prompt")), "Esc leaves the unit");
  await key("n");
  await until(() => document.querySelector("[data-reach]"));
  await axe(page, "a plan by keyboard");
  await picture(page, "generals-keyboard-plan");
  await speaks(page, "en");
  await key("n"); // the other one
  await page.waitForTimeout(300);

  // A path of one's own, step by step.
  await key("d");
  await key("ArrowDown");
  await until(() => document.querySelector(".way"));
  await key("ArrowRight");
  await until(() => /Follow/.test(document.querySelector("[data-go]")?.textContent ?? ""));
  await page.waitForTimeout(200);
  await picture(page, "generals-keyboard-path");
  const log = () => page.locator("[role=log] li").count();
  const lines = await log();
  await key("Enter");
  await until(() => !document.querySelector("[data-reach]"));
  await page.waitForFunction((n) => document.querySelectorAll("[role=log] li").length > n, lines);
  await giveOrder(page);

  // To a neutral building, and orders by number: captured.
  await key("n");
  await page.waitForSelector("[data-reach]");
  await walkTo(page, "2,5");
  await key("Enter");
  await page.waitForSelector("[data-order=capture]");
  const focused = await page.evaluate(() => document.activeElement?.dataset?.order);
  must(focused, "the keys go on in the orders");
  await axe(page, "orders by keyboard");
  await picture(page, "generals-keyboard-orders");
  await key("ArrowDown");
  await key("ArrowUp");
  await key("1");
  await page.waitForFunction(
    () => document.querySelector('[data-site="2,5"]')?.dataset.lord === "0",
  );
  must(/\+100 a turn/.test(await page.textContent(".money")), "the income grew");

  await key("p"); // the general's power, with what it does
  await page.waitForSelector("dialog[open] [data-use-power]");
  must(/Steamroller/.test(await page.textContent("dialog[open]")), "the power is named");
  await axe(page, "the power");
  await key("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  await endTurn(page);
  if (await page.locator("[data-retell]").count()) {
    await key("r");
    await page.waitForSelector("[data-skip]");
    await page.waitForSelector("[data-end]");
  }
  await axe(page, "generals in English");
  await speaks(page, "en");
  clean(page, "generals-keyboard");
});

/** Create something at the building under the cursor, with Tab and Enter. */
async function create(page, type) {
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open] [data-offer]");
  const on = (what) => page.evaluate((key) => document.activeElement?.dataset?.[key] ?? null, what);
  must((await on("create")) !== null, "the list opens at the button that creates");
  for (let i = 0; i < 30 && (await on("create")) !== type; i++)
    await page.keyboard.press("ArrowDown");
  must((await on("create")) === type, `the arrows come to ${type}`);
  if (type === "recon") {
    await axe(page, "the list of a building");
    await picture(page, "generals-keyboard-shop");
  }
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  await page.waitForFunction(
    () => document.querySelector("[data-end]") && !document.querySelector("[data-skip]"),
  );
}

/** The orders of a unit that could do more than wait. */
async function giveOrder(page) {
  await page.waitForTimeout(300);
  if (await page.locator("[data-order]").count()) await page.keyboard.press("1");
  await page.waitForSelector("[data-end]");
}

/** The cursor goes to a cell, arrow by arrow. */
async function walkTo(page, cell) {
  const at = () =>
    page.evaluate(() => {
      const text = document.querySelector("[data-board] [role=gridcell]").textContent;
      return text.split(",").map(Number);
    });
  const [x, y] = cell.split(",").map(Number);
  for (let i = 0; i < 60; i++) {
    const [cx, cy] = await at();
    if (cx === x && cy === y) return;
    const name = cx < x ? "ArrowRight" : cx > x ? "ArrowLeft" : cy < y ? "ArrowDown" : "ArrowUp";
    await page.keyboard.press(name);
  }
  throw new Error(`the arrows do not lead to ${cell}`);
}

/** E, and once more if something could still be done; then the others' turn passes. */
async function endTurn(page) {
  const day = (await asked(page)).day;
  await page.keyboard.press("e");
  await page.waitForFunction(
    (was) =>
      document.querySelector("dialog[open] [data-sure]") ||
      document.querySelector(".day")?.textContent !== was ||
      !document.querySelector("[data-end]"),
    day,
  );
  if (await page.locator("dialog[open] [data-sure]").count()) {
    await axe(page, "the end of a turn");
    await picture(page, "generals-keyboard-sure");
    for (let i = 0; i < 30; i++) {
      if (await page.evaluate(() => "sure" in (document.activeElement?.dataset ?? {}))) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction(
    (was) =>
      document.querySelector(".day")?.textContent !== was && document.querySelector("[data-end]"),
    day,
    { timeout: 120_000 },
  );
}
