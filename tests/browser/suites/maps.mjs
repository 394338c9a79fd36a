// What the suites of the map editor share.
import { SERVER, must } from "./common.mjs";

export const SHELF = `${SERVER}/games/generals/maps`;
export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A sound map of six by five. */
export const GOOD = `name: Gué
players: 2
day_limit: 20
symmetry: rotate180
owner P1: (0,0)
owner P2: (5,4)
map:
B=....
.f.O..
..::..
..O.f.
....=B
`;

export const sheet = (page) => page.locator("[data-sheet]");
export const paint = (page, letter) => page.locator(`[data-paint="${letter}"]`).click();
export const tool = (page, name) => page.locator(`[data-tool="${name}"]`).click();
export const owner = (page, n) => page.locator(`[data-owner="${n}"]`).click();
export const menu = (page, name) => page.locator("dialog[open]").getByRole("button", { name });
export const ready = (page) => page.locator(".verdict.ready:not(.stale)").waitFor();
export const saveButton = (page) => page.getByRole("button", { name: /^(Enregistrer|Save)$/ });
export const undo = (page) => page.getByRole("button", { name: /^(Annuler|Undo)$/ }).click();
export const here = (page) => page.textContent("[data-here]");

/** Columns and rows of the map on the sheet. */
export async function size(page) {
  return (await sheet(page).getAttribute("data-sheet")).split("x").map(Number);
}

/** The middle of a cell on the screen. */
export async function at(page, x, y) {
  const box = await sheet(page).boundingBox();
  const [width, height] = await size(page);
  return [box.x + ((x + 0.5) * box.width) / width, box.y + ((y + 0.5) * box.height) / height];
}

export async function click(page, x, y, options = {}) {
  await page.mouse.click(...(await at(page, x, y)), options);
}

/** Press at the first cell, go over the others, let go. */
export async function drag(page, ...cells) {
  const [first, ...rest] = cells;
  await page.mouse.move(...(await at(page, ...first)));
  await page.mouse.down();
  for (const cell of rest) await page.mouse.move(...(await at(page, ...cell)), { steps: 4 });
  await page.mouse.up();
}

export async function more(page, name) {
  await page.getByRole("button", { name: /^(Autres actions|Other actions)$/ }).click();
  await menu(page, name).click();
}

/** The map on the drawing table, as the page exports it. */
export async function textOf(page) {
  await more(page, /^(Exporter|Export)$/);
  const text = await page.locator("dialog[open] textarea").inputValue();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  return text;
}

export const rowsOf = (text) => text.split("map:\n")[1].trim().split("\n");
export const owners = (text) => text.match(/^owner .*$/gm) ?? [];

/** The rules that the page says are broken, once it has asked. */
export async function broken(page) {
  await page.waitForFunction(() => document.querySelector(".verdict:not(.stale)"));
  return page.evaluate(() =>
    [...document.querySelectorAll(".verdict [data-fault]")].map((e) => e.dataset.fault).sort(),
  );
}

/** Wait until exactly these rules are broken. */
export async function breaks(page, ...rules) {
  const wanted = [...rules].sort().join();
  await page
    .waitForFunction(
      (wanted) =>
        document.querySelector(".verdict:not(.stale)") &&
        [...document.querySelectorAll(".verdict [data-fault]")]
          .map((e) => e.dataset.fault)
          .sort()
          .join() === wanted,
      wanted,
      { timeout: 10_000 },
    )
    .catch(async () => must(false, `the page names ${await broken(page)}, not ${wanted}`));
}

export async function blank(page, side) {
  await page.goto(SHELF);
  await page.locator(`[data-blank="${side}"]`).click();
  await sheet(page).waitFor();
}

export async function importText(page, text) {
  await page.locator("dialog[open] textarea").fill(text);
  await menu(page, /^(Importer|Import)$/).click();
}

/** Nothing is wider than the screen, and what is pressed is large enough. */
export async function fits(page, name, least) {
  const wrong = await page.evaluate((least) => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    const pressed = "main button, main a.button, main input.field, main select, main label.paint";
    for (const element of document.querySelectorAll(`${pressed}, main label.tool`)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      const words = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
      if (Math.min(width, height) < least) found.push(`${words}: ${width}×${height}`);
      if (left < -1 || right > innerWidth + 1) found.push(`${words}: from ${left} to ${right}`);
    }
    return found;
  }, least);
  must(wrong.length === 0, `${name}:\n${wrong.join("\n")}`);
}

/** Press Tab until something with these words has the focus. */
export async function tabTo(page, words) {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const e = document.activeElement;
      const label = e?.closest("label")?.textContent ?? "";
      return `${e?.getAttribute("aria-label") ?? ""} ${e?.textContent ?? ""} ${label}`.trim();
    });
    if (words.test(found)) return;
  }
  throw new Error(`Tab never comes to ${words}`);
}

/** Press keys, one after the other. */
export async function key(page, ...names) {
  for (const name of names) await page.keyboard.press(name);
}
