// Guided first matches through the page: what is common to all games.
import { SERVER, axe, clean, comes, must, newPage, tap } from "./common.mjs";

const LONG = 15_000; // milliseconds after which a press that changed nothing was not heard

const bubble = (page) => page.locator("section.bubble");

/** How one presses what the guide offers: with a mouse, a finger, or a key. */
export const PRESSES = {
  mouse: (spot) => spot.click(),
  touch: tap,
  keyboard: async (spot) => {
    // The keyboard is taken there by itself, or by who uses it.
    const there = await spot.evaluate((e) => document.activeElement === e).catch(() => false);
    if (!there) await spot.focus();
    await spot.page().keyboard.press("Enter");
  },
};

/** How many moves were made at a lesson's table, once it is laid. */
export const made = (page) => page.locator("section.bubble[data-made]").getAttribute("data-made");

/** What a page asks, once it is `ready` and changes no more by itself: what changes then was pressed. */
export async function steady(page, look, ready, name) {
  let now = await look();
  const rests = async () => {
    const before = JSON.stringify(now);
    now = await look();
    return ready(now) && JSON.stringify(now) === before;
  };
  await comes(page, rests, () => `${name}: not asked for: ${JSON.stringify(now)}`);
  return now;
}

/** Press until something changes. A busy page takes its time, and what is pressed twice counts twice:
 * only where nothing came of it for long is it pressed again. */
export async function heeded(page, look, before, press) {
  const seen = JSON.stringify(before);
  const changed = async () => JSON.stringify(await look()) !== seen;
  for (let times = 0; times < 5; times++) {
    await press();
    for (const began = Date.now(); Date.now() - began < LONG; await page.waitForTimeout(50))
      if (await changed()) return;
  }
  must(false, `five presses changed nothing: ${seen}`);
}

/** Whether the guide has its verdict. */
export const isJudged = (page) => bubble(page).locator(".verdict").isVisible();

/** Wait for a verdict of the guide. */
async function verdict(page, good, name) {
  const wanted = good ? ".verdict.good" : ".verdict:not(.good)";
  await comes(
    page,
    () => bubble(page).locator(wanted).isVisible(),
    `${name}: ${good ? "not passed" : "not missed"}`,
  );
}

/** The guide speaks a language: the title of the step is that of its list. */
async function told(page, title, name) {
  const heading = bubble(page).locator("h2");
  const wanted = title[await page.locator("html").getAttribute("lang")];
  const said = async () => (await heading.textContent()).trim() === wanted;
  await comes(page, said, `${name}: the guide does not say "${wanted}"`);
}

const FOREIGN = { fr: "Adversaire", en: "Opponent" }; // once the page has left the language

/** Turn a step to the other language: it says the same there, and its place is kept. */
async function turned(page, title, press, name) {
  await told(page, title, name);
  const [lang, before] = [await page.locator("html").getAttribute("lang"), await made(page)];
  await press(page.locator("header .tongue"));
  await page.evaluate(() => document.activeElement?.blur()); // Enter is for the table again
  await page.locator(`html:not([lang=${lang}])`).waitFor({ state: "attached" });
  await told(page, title, name);
  const named = async () =>
    (await page.locator(".room main").textContent()).includes(FOREIGN[lang]);
  await comes(page, async () => !(await named()), `${name}: the opponent keeps the old name`);
  must((await made(page)) === before, `${name}: another language loses the place`);
}

/** What the rules forbid is refused by its rule; the guide adds a word where it has one. */
async function refuses(page, hand, wrong, name) {
  const { first, moves, press, act, rule, guide, after, then } = wrong;
  if (first) await hand(first);
  const before = await made(page);
  if (moves) await hand(moves);
  if (act) await act(page);
  for (const spot of [press ?? []].flat()) await page.locator(spot).first().click({ force: true }); // it may look disabled
  const cited = page.locator(`.room main a[href$="#${rule}"]`);
  await comes(page, () => cited.first().isVisible(), `${name}: ${rule} is not told`);
  if (guide) await bubble(page).locator(".answer").waitFor();
  must((await made(page)) === before, `${name}: ${rule} was refused, and something changed`);
  if (after) await hand(after);
  if (then) await then(page);
}

/** One step: what is refused and what is poor first, where that is wanted, then the right way. */
async function step(page, { press, hand, way, number, name }) {
  await comes(
    page,
    async () => /^\s*(\d+)/.exec(await bubble(page).locator(".where").textContent())?.[1] == number,
    `${name}: step ${number} never comes`,
  );
  const start = await made(page);
  for (const refused of [way.refused ?? []].flat()) await refuses(page, hand, refused, name);
  if (way.poor) {
    await hand(way.poor);
    await verdict(page, false, `${name}, step ${number}`);
    must(
      await bubble(page).locator(".rules a").count(),
      `${name}, step ${number}: no rule is told`,
    );
    await press(bubble(page).locator(".button.primary"));
    await bubble(page).locator(".ask").waitFor();
    const back = async () => (await made(page)) === start; // the position comes after the words
    await comes(page, back, `${name}, step ${number}: the position is not put back`);
    // who erred sees on the table what is wanted
    const rings = page.locator("[data-rings]");
    const shown = async () => Number(await rings.getAttribute("data-rings")) > 0;
    await comes(page, shown, `${name}, step ${number}: nothing is marked`);
  }
  await hand(way.right);
  await verdict(page, true, `${name}, step ${number}`);
}

/** From the home page to the first move of a guided match that is accepted: three clicks. */
export async function threeClicks(browser, game, third) {
  const page = await newPage(browser);
  await page.goto(SERVER);
  await page.locator(`a[href="/games/${game}"]`).first().click();
  await page.locator(`a[href="/games/${game}/learn/next"]`).click();
  if (typeof third === "string") await page.locator(third).first().click();
  else await third(page);
  await comes(page, async () => Number(await made(page)) > 0, "the third click is no move");
  clean(page, "three clicks");
  await page.context().close();
}

/** What the server knows of a guide and of how far this page's person is. */
const guideOf = (page, game) =>
  page.evaluate((id) => fetch(`/api/games/${id}/learn`).then((answer) => answer.json()), game);

/** The whole of a guided first match, from the list of its steps to the match that follows; each
 * step is read in both languages, and played in the other one than that before it. */
export async function follow(page, game, ways, { how, hand, mistakes, look = false }) {
  const press = PRESSES[how];
  const name = `${game} by ${how}`;
  await page.goto(`${SERVER}/games/${game}/learn`);
  const begin = page.locator(".go .button.primary");
  await begin.waitFor();
  if (look) await axe(page, `${name}: the list of steps`);
  const { steps } = await guideOf(page, game);
  must(steps.length === ways.length, `${name}: ${steps.length} steps, ${ways.length} ways`);
  await press(begin);
  for (const [place, way] of ways.entries()) {
    const number = place + 1;
    await bubble(page).locator(".ask").waitFor();
    await page.waitForSelector(`.room.${game} main > *`);
    if (look) await axe(page, `${name}: step ${number}`);
    await turned(page, steps[place].title, press, `${name}, step ${number}`);
    const plain = mistakes ? way : { right: way.right };
    await step(page, { press, hand, way: plain, number, name });
    if (number < ways.length) await press(bubble(page).locator(".button.primary"));
  }
  if (look) await axe(page, `${name}: the end`);
  const after = await guideOf(page, game);
  must(
    after.steps.every(({ done, helped }) => done && !helped),
    `${name}: every step counts as done`,
  );
  await press(bubble(page).locator(".button.primary"));
  await page.waitForURL(/\/table\//);
  await page.waitForSelector(".room aside, .room .stage > *");
  clean(page, name);
}

/** A guided match by mouse with its mistakes, by finger, and by keyboard, in French and English in turn.
 * `hands` makes for a page what plays on it; the page of the keyboard comes back, at its end. */
export async function followAll(browser, game, ways, hands) {
  const desk = await newPage(browser);
  await follow(desk, game, ways, {
    how: "mouse",
    hand: hands.mouse(desk),
    mistakes: true,
    look: true,
  });
  const phone = await newPage(browser, {
    locale: "en-GB",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await follow(phone, game, ways, { how: "touch", hand: hands.touch(phone) });
  const keys = await newPage(browser);
  await follow(keys, game, ways, { how: "keyboard", hand: hands.keyboard(keys) });
  return keys;
}
