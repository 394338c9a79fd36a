// Guided first matches through the page: what is common to all games.
import { SERVER, aWhile, axe, clean, comes, must, newPage, tap, visit } from "./common.mjs";

const LONG = 15_000; // milliseconds after which a press that changed nothing was not heard

const bubble = (page) => page.locator("section.bubble");

/** How one presses what the guide offers: with a mouse, a finger, or a key. */
export const PRESSES = {
  mouse: (spot, how) => spot.click(how),
  touch: tap,
  keyboard: async (spot, how) => {
    // The keyboard is taken there by itself, or by who uses it.
    const there = await spot.evaluate((e) => document.activeElement === e).catch(() => false);
    if (!there) await spot.focus();
    await spot.page().keyboard.press(how?.force ? "Space" : "Enter"); // Enter may be the table's own
  },
};

/** What the guide says and marks, in what language, and how many moves were made at its table. */
const guide = (page) =>
  page.evaluate(() => {
    const bubble = document.querySelector("section.bubble");
    const all = (part) =>
      [...(bubble?.querySelectorAll(part) ?? [])]
        .filter((e) => e.checkVisibility())
        .map((e) => e.textContent.replace(/\s+/g, " ").trim());
    const one = (part) => all(part)[0] ?? "";
    const table = document.querySelector(".room main")?.textContent ?? "";
    return {
      lang: document.documentElement.lang,
      made: bubble?.dataset.made ?? null, // of a table that is laid
      number: parseInt(one(".where")),
      title: one("h2"),
      ask: one(".ask"),
      answer: one(".answer"),
      passed: one(".verdict.good"),
      missed: one(".verdict:not(.good)"),
      why: one(".verdict + p"),
      rules: all(".rules a"),
      rings: Number(document.querySelector("[data-rings]")?.dataset.rings ?? 0),
      foes: ["Adversaire", "Opponent"].filter((name) => table.includes(name)),
    };
  });

/** What the guide says, once that holds. */
async function tells(page, holds, sentence) {
  let now;
  const told = async () => holds((now = await guide(page)));
  await comes(page, told, () => `${sentence}: ${JSON.stringify(now)}`);
  return now;
}

/** How many moves were made at a lesson's table, once it is laid. */
export const made = async (page) =>
  (await tells(page, (now) => now.made !== null, "no table is laid")).made;

/** Whether the guide has its verdict. */
export async function isJudged(page) {
  const { passed, missed } = await guide(page);
  return passed !== "" || missed !== "";
}

/** What a page asks by `asked`, and how many moves were made at its table. */
export const looking = (page, asked) => async () => {
  const [now, { made }] = await Promise.all([asked(page), guide(page)]);
  return { ...now, made };
};

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

/** Press until something changes: what the page asks then. A busy page takes its time, and what is
 * pressed twice counts twice: only where nothing came of it for long is it pressed again. */
export async function heeded(page, look, before, press) {
  const seen = JSON.stringify(before);
  for (let times = 0; times < 5; times++) {
    await press();
    const began = Date.now();
    for (let rounds = 0; Date.now() - began < LONG; await aWhile(page, rounds++)) {
      const now = await look();
      if (JSON.stringify(now) !== seen) return now;
    }
  }
  must(false, `five presses changed nothing: ${seen}`);
}

/** Make a move, once the page is `ready` for it: `press` what leads on, until the move is made. */
export async function makes(page, look, { ready, press, name }) {
  const before = await steady(page, look, ready, name);
  for (let now = before; now.made === before.made;)
    now = await heeded(page, look, now, () => press(now));
}

/** Keep what the server tells a page of each lesson that it opens. */
function overhear(page) {
  page.on("response", (answer) => {
    if (/\/api\/games\/[^/]+\/learn\/[^/]+$/.test(answer.url()))
      page.lesson = answer.json().catch(() => null);
  });
}

const plain = (text) => text.replace(/\s+/g, " ").trim();

/** Words of the server in the language of a page. */
const inTongue = (now, words) => plain(words?.[now.lang] ?? "");

const SAID = {
  passed: { fr: "Bien joué", en: "Well played" },
  missed: { fr: "Pas encore", en: "Not yet" },
};
const NOT_THAT = {
  fr: "Ce n’est pas encore cela. Essayez autrement.",
  en: "That is not it yet. Try another way.",
}; // where no sentence of the guide fits
const RULE = { fr: "Voir la règle", en: "See the rule" };
const FOES = { fr: "Adversaire", en: "Opponent" };

/** The guide says "passed" or "missed", with the sentence that the server gives for it. */
async function verdict(page, kind, name) {
  const now = await tells(page, (now) => now[kind] !== "", `${name}: not ${kind}`);
  const { said, way } = await page.evaluate(
    (id) => fetch(`/api/lessons/${id}`).then((answer) => answer.json()),
    (await page.lesson).match,
  );
  const wanted = [SAID[kind], said ?? way ?? NOT_THAT].map((words) => inTongue(now, words));
  const told = [now[kind], now.why];
  must(wanted.join() === told.join(), `${name}: the guide says "${told}", and not "${wanted}"`);
  return now;
}

/** A step stands there to be played: its title and what it asks, in the page's language. */
const begins = (page, { number, title }, name) =>
  tells(
    page,
    async (now) =>
      now.number === number &&
      now.made !== null &&
      now.title === inTongue(now, title) &&
      now.ask === inTongue(now, (await page.lesson)?.ask),
    `${name}: it is not asked for`,
  );

/** Turn a step to the other language: it says the same there, and its place is kept. */
async function turned(page, { press }, task, name) {
  const before = await guide(page);
  await press(page.locator("header .tongue"));
  await page.evaluate(() => document.activeElement?.blur()); // Enter is for the table again
  const isOther = (now) => now.lang !== before.lang && !now.foes.includes(FOES[before.lang]);
  await tells(page, isOther, `${name}: the language or the opponent's name stays`);
  const { made } = await begins(page, task, name);
  must(made === before.made, `${name}: another language loses the place`);
}

/** What the rules forbid is refused by its rule, in the page's language; the guide adds a word where
 * it has one. */
async function refuses(page, { hand, press, fingers }, wrong, name) {
  const { first, moves, spots, act, rule, guide: adds, after, then } = wrong;
  if (first) await hand(first);
  const before = await made(page);
  if (moves) await hand(moves);
  if (act) await act(page, fingers);
  for (const spot of spots ?? []) await press(page.locator(spot).first(), { force: true }); // it may look disabled
  const cited = page.locator(`.room main a[href$="#${rule}"]`).first();
  await cited.waitFor();
  const words = adds && (await page.lesson).refused.find((answer) => answer.rule === rule);
  const now = await tells(page, (now) => now.answer === inTongue(now, words), `${name}: ${rule}`);
  const told = plain(await cited.textContent());
  must(told === `${RULE[now.lang]} (${rule})`, `${name}: ${rule} is told as "${told}"`);
  must(now.made === before, `${name}: ${rule} was refused, and something changed`);
  const read = page.locator(".refusal button").first(); // on a phone it lies over the table
  if (await read.isVisible()) await press(read);
  if (after) await hand(after);
  if (then) await then(page);
}

/** A poor way is missed: the guide says why and names rules; the position comes back, and what is
 * wanted is marked on the table. */
async function misses(page, { hand, press }, { poor, start }, name) {
  await hand(poor);
  const { rules, lang } = await verdict(page, "missed", name);
  const isTold = rules.length > 0 && rules.every((rule) => rule.startsWith(RULE[lang]));
  must(isTold, `${name}: rules are told as ${JSON.stringify(rules)}`);
  await press(bubble(page).locator(".button.primary"));
  const isBack = (now) => now.ask !== "" && now.made === start && now.rings > 0;
  await tells(page, isBack, `${name}: the position is not put back, or nothing is marked`);
}

/** Where no way is poor, the right one is found in both languages: the next step leads back. */
async function repeats(page, { hand, press }, task, name) {
  await hand(task.way.right);
  await verdict(page, "passed", name);
  await press(bubble(page).locator(".button.primary"));
  const isNext = (now) => now.number === task.number + 1 && now.made !== null;
  await tells(page, isNext, `${name}: no next step`);
  await press(bubble(page).locator(".actions a"));
  await begins(page, task, name);
}

/** One step: a mistake in one language, the right way in the other. What the rules forbid is tried by
 * mouse, and by all where there is no other mistake. */
async function step(page, player, task, name) {
  const { way } = task;
  const { made: start } = await begins(page, task, name);
  if (player.look) await axe(page, name);
  const refused = player.how === "mouse" || !way.poor ? [way.refused ?? []].flat() : [];
  for (const wrong of refused) await refuses(page, player, wrong, name);
  const ahead = refused.flatMap(({ first }) => first ?? []).length; // moves made for that
  if (way.poor) await misses(page, player, { poor: way.poor.slice(ahead), start }, name);
  else await repeats(page, player, task, name);
  await turned(page, player, task, name);
  await player.hand(way.right);
  await verdict(page, "passed", name);
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

/** The list of steps names chapters of the rulebook; the rules' ids stand behind them. */
async function chaptersNamed(page, name) {
  await page.locator(".rules a").first().waitFor();
  const bare = await page
    .locator(".rules a")
    .evaluateAll((all) => all.map((e) => [e.textContent, e.title]))
    .then((all) => all.filter(([words, ids]) => ids.split(", ").includes(words)));
  must(bare.length === 0, `${name}: rules without a chapter: ${bare.join("; ")}`);
}

/** Come in, and come back, by the tile of the game's page: at the first step that is not done. */
async function resumes(page, game, press) {
  await visit(page, `/games/${game}`);
  await press(page.locator(`a[href="/games/${game}/learn/next"]`));
}

/** The whole of a guided first match, from the page of its game to the match that follows. At each
 * step the other language is taken: a mistake is made in one, the right way is found in the other.
 * Fingers leave after odd steps and come back. */
export async function follow(page, game, ways, player) {
  const { how, press, look = false } = player;
  const name = `${game} by ${how}`;
  overhear(page);
  await page.goto(`${SERVER}/games/${game}/learn`);
  await page.locator(".go .button.primary").waitFor();
  if (look) {
    await chaptersNamed(page, name);
    await axe(page, `${name}: the list of steps`);
  }
  const { steps } = await guideOf(page, game);
  must(steps.length === ways.length, `${name}: ${steps.length} steps, ${ways.length} ways`);
  await resumes(page, game, press);
  for (const [place, way] of ways.entries()) {
    const number = place + 1;
    await page.waitForSelector(`.room.${game} main > *`);
    const task = { way, number, title: steps[place].title };
    await step(page, player, task, `${name}, step ${number}`);
    if (number === ways.length) break;
    if (how === "touch" && number % 2) await resumes(page, game, press);
    else await press(bubble(page).locator(".button.primary"));
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

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// Who begins in French errs at odd steps in French and is right in English, and the other way round
// at even ones; who begins in English does the opposite.
const PLACES = {
  mouse: {},
  touch: { ...PHONE, locale: "en-GB" },
  keyboard: {},
};

/** A guided match by mouse, by finger and by keyboard, each in a fresh profile: each step in French
 * and in English, right and wrong. `fingers` makes for a page what presses on it, `hand` what makes
 * moves with that; the page of the keyboard comes back, at its end. */
export async function followAll(browser, game, ways, { fingers, hand }) {
  let page;
  for (const [how, place] of Object.entries(PLACES)) {
    page = await newPage(browser, place);
    const own = fingers[how](page);
    const player = { how, press: PRESSES[how], fingers: own, hand: hand(page, own) };
    await follow(page, game, ways, { ...player, look: how === "mouse" });
    if (how !== "keyboard") await page.context().close();
  }
  return page;
}
