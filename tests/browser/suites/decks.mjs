// What the suites of the deck builder share.
import { SERVER, must } from "./common.mjs";

export const SHELF = `${SERVER}/games/duel/decks`;
export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const face = (page, id) => page.locator(`[data-card="${id}"] .face`);
export const remove = (page, id) => page.locator(`[data-row="${id}"] [data-remove]`);
export const ready = (page) => page.locator(".verdict.ready:not(.stale)").waitFor();
export const saveButton = (page) => page.getByRole("button", { name: /^(Enregistrer|Save)$/ });
export const menu = (page, name) => page.locator("dialog[open]").getByRole("button", { name });

/** The rules that the page says are broken, once it has asked. */
export async function broken(page) {
  await page.waitForFunction(() => document.querySelector(".verdict:not(.stale)"));
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-fault]")].map((e) => e.dataset.fault).sort(),
  );
}

/** A count of the deck as it is shown: how many there are. */
export async function count(page, name) {
  return parseInt(await page.textContent(`[data-count="${name}"] dd [aria-hidden]`), 10);
}

export async function start(page, from, klass) {
  await page.goto(SHELF);
  await page.locator(`[data-${from}="${klass}"]`).click();
  await page.waitForSelector("[data-card]");
}

/** The deck that an exported text tells: a card on each line, by its id. */
export function deckIn(text, listed) {
  const [, name, klass] = /^# (.*)\n.*\((.+)\)\n\n/.exec(text) ?? [];
  must(klass, `an exported deck has a name and a class: ${text}`);
  const rows = [...text.matchAll(/^(\d+) × .+ \(([\w-]+)\)$/gm)];
  const apart = rows.filter(([, , id]) => listed.includes(id)).map(([, , id]) => id);
  const rest = rows.filter(([, , id]) => !listed.includes(id));
  const cards = Object.fromEntries(rest.map(([, n, id]) => [id, Number(n)]));
  return { name, deck: { class: klass, equipment: apart, cards } };
}

/** The cards of the duel that lie apart. */
export const equipments = (page) =>
  page.evaluate(async () => {
    const { facts } = await fetch("/api/games/duel").then((answer) => answer.json());
    return facts.cards.filter(({ type }) => type === "equip").map(({ id }) => id);
  });

export async function importText(page, text) {
  await page.locator("dialog[open] textarea").fill(text);
  await page
    .locator("dialog[open]")
    .getByRole("button", { name: /^(Importer|Import)$/ })
    .click();
}

/** Nothing is wider than the screen, and what is pressed is large enough. */
export async function fits(page, name, least) {
  const wrong = await page.evaluate((least) => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const element of document.querySelectorAll("main button, main a.button, main input")) {
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

/** No card hides a part of its text. */
export async function whole(page, name) {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("[data-card] .text")]
      .filter((text) => text.scrollHeight > text.clientHeight + 1)
      .map((text) => text.textContent.trim()),
  );
  must(cut.length === 0, `${name}: texts cut short: ${cut.join(" | ")}`);
}

/** Press Tab until something with these words has the focus. */
export async function tabTo(page, words) {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const e = document.activeElement;
      return `${e?.getAttribute("aria-label") ?? ""} ${e?.textContent ?? ""}`.trim();
    });
    if (words.test(here)) return;
  }
  throw new Error(`Tab never comes to ${words}`);
}
