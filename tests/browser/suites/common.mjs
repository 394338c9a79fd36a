// What every browser suite needs: Chromium, pages that report any trouble, axe, pictures.
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { LOOKS, giveBack, lend, lent } from "./lending.mjs";
import { secondLine } from "./line.mjs";
import { askQuickly, pressQuickly } from "./pressing.mjs";
import { drawWhole, sayLess } from "./small.mjs";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

export const SERVER = process.env.LUDOTHEQUE_URL ?? "http://127.0.0.1:8000";
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const PATIENCE = 120_000; // milliseconds for what takes one on a machine that does nothing else
const HEED = 3000; // milliseconds until what was pressed is decided anew, if nothing came of it
const ROUNDS = 20; // times that a page is asked whether it heard a finger that was lifted
const PICTURES = fileURLToPath(new URL("../artefacts/", import.meta.url));
mkdirSync(PICTURES, { recursive: true });

// What a browser prepares beside the page. The popups of its address bar, two pages of their own, cost
// each window three times the work of our home page. Chromium hears the last list only, so those that
// Playwright names stand here too.
const UNNEEDED = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${UNNEEDED}`,
  "--enable-features=NetworkServiceInProcess2", // fewer processes pass less on
  "--in-process-gpu",
  "--js-flags=--no-opt,--no-maglev", // no page lives long enough for its code to be made better
];

export async function launch() {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  sayLess(browser);
  return browser;
}

/** Fail with a sentence. */
export function must(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

/** A page of its own, as in a profile that nobody used; `page.troubles` gathers errors and policy
 * violations. What pages share stands in `lending.mjs`. */
export async function newPage(browser, options = {}) {
  const page = await lend(browser, options, prepare);
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(`error: ${error.message}`));
  page.on("console", (said) => {
    const unknownTry = /\/try$/.test(said.location().url); // a server that can't look ahead
    if (said.type() === "error" && !unknownTry) page.troubles.push(said.text());
  });
  return page;
}

/** What a page is given when it is made. */
async function prepare(page) {
  page.setDefaultTimeout(PATIENCE);
  pressQuickly(page.locator("html"));
  askQuickly(page);
  const wait = page.waitForFunction.bind(page);
  const polling = 100; // milliseconds: what is asked at every frame has every frame drawn
  page.waitForFunction = (holds, given, how) => wait(holds, given, { polling, ...how });
  await page.addInitScript(secondLine);
  await page.addInitScript(() => {
    window.pressed = window.lifted = 0; // for `touched`
    window.addEventListener("click", () => window.pressed++, true);
    for (const end of ["touchend", "touchcancel"])
      window.addEventListener(end, () => window.lifted++, true);
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(
        `policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
}

/** From here on without movements: they have been looked at, and take a machine's time. */
export const calm = (page) => page.emulateMedia({ reducedMotion: "reduce" });

/** A game's box on the home page. */
export function cardOf(page, title) {
  return page.locator("[data-box]").filter({ has: page.getByRole("heading", { name: title }) });
}

const NOWHERE = '#content > h1 + p + p > a[href="/"]'; // what stands at an address where nothing is

/** Go to an address as by a link of the page, which loads nothing anew; by way of an address where
 * nothing is, so that what is waited for is not what was there. A page that is not ours yet is opened. */
export async function visit(page, path) {
  if (!page.url().startsWith(SERVER) || !(await page.locator("#app > *").count()))
    return page.goto(SERVER + path);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/nowhere" });
    document.querySelector("#app > *").append(link);
    link.click();
    link.remove();
  });
  await page.locator(NOWHERE).waitFor();
  await page.evaluate((to) => {
    history.replaceState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.locator(NOWHERE).waitFor({ state: "detached" });
}

/** The page of a game, once everything can be chosen there. */
export async function gamePage(page, game) {
  await visit(page, `/games/${game}`);
  await page.locator("form input[name=level]").first().waitFor({ state: "attached" });
}

/** Begin a match against a level from the game's page. */
export async function playLevel(page, game, level, press = (spot) => spot.click()) {
  await gamePage(page, game);
  await press(page.locator("label").filter({ has: page.locator(`input[value=${level}]`) }));
  await press(page.locator("form .primary"));
}

/** Open a table with a free seat from the game's page; answers with the link for a friend. */
export async function inviteFriend(page, game) {
  await gamePage(page, game);
  await page.getByRole("button", { name: /^(Inviter un ami|Invite a friend)/ }).click();
  return page.getByLabel(/Lien d’invitation|Invitation link/).inputValue();
}

/** The choices of a new table, from the game's page. */
export async function newTable(page, game) {
  await gamePage(page, game);
  await page.getByRole("button", { name: /^(Ouvrir une table|Open a table)/ }).click();
  return page.locator("dialog[open]");
}

/** Open a table of a game in the session of the home page, and go there. */
export async function openTable(page, card, until, asked) {
  await page.goto(SERVER);
  await card.waitFor();
  const made = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/guest", { method: "POST", headers, body: "{}" });
    const answer = await fetch("/api/matches", {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return { ok: answer.ok, ...(await answer.json()) };
  }, asked);
  must(made.ok, `no table was opened: ${JSON.stringify(made)}`);
  await visit(page, `/table/${made.match}`);
  await page.waitForSelector(until);
  return made;
}

/** Turn a page to "English" or "Français"; the words come a moment later. */
export async function turnTo(page, language) {
  await page.getByRole("button", { name: language }).click();
  const other = language === "English" ? "Français" : "English";
  await page.getByRole("button", { name: other }).waitFor();
}

/** Nothing went wrong on a page so far. */
export function clean(page, name) {
  must(page.troubles.length === 0, `${name}: ${page.troubles.join("\n")}`);
}

/** Wait before a page is asked again, longer each time that nothing had come: asking is work too. */
export const aWhile = (page, times) => page.waitForTimeout(Math.min(40 + 20 * times, 250));

/** Wait until something holds, however slow the machine is; else fail with a sentence. */
export async function comes(page, holds, sentence, patience = PATIENCE) {
  const began = Date.now();
  for (let times = 0; !(await holds()); await aWhile(page, times++))
    must(Date.now() - began < patience, typeof sentence === "function" ? sentence() : sentence);
}

/** Tells what is new to decide. A page that waits for its server still asks what has been decided: who
 * answers twice presses what is about to go, and waits for it in vain. */
export function decisions() {
  let [last, since] = ["", 0];
  return {
    isMade: (mark) => mark === last && Date.now() - since < HEED,
    make: (mark) => ([last, since] = [mark, Date.now()]),
  };
}

/** Press with a finger. */
export const tap = (spot, how) => touched(spot.page(), () => spot.tap(how), spot);

/** Touch until the page hears a click. To a busy browser a tap may be a long press, or nothing;
 * then the finger taps again, as a person's would, but not before the page has had its time. */
export async function touched(page, touch, name) {
  const marks = () =>
    page
      .evaluate(() => [`${performance.timeOrigin} ${window.pressed}`, window.lifted])
      .catch(() => ["gone", 0]);
  for (let times = 0; times < 5; times++) {
    const [before, lifted] = await marks();
    await touch();
    for (let rounds = 0, began = Date.now(); rounds < ROUNDS; await page.waitForTimeout(50)) {
      const [now, since] = await marks();
      if (now !== before) return;
      if (since !== lifted || Date.now() - began > PATIENCE) rounds++;
    }
  }
  must(false, `five taps on ${name} pressed nothing`);
}

/** From the end of a match to its analysis with a finger: it opens by itself, and is closed. */
export async function analyseOnPhone(page, name) {
  await tap(page.getByRole("link", { name: "Analyser" }));
  await page.waitForSelector("input[type=range]");
  const sheet = page.getByRole("dialog", { name: "Analyse" });
  await sheet.locator("[data-chances]").waitFor();
  await axe(page, `${name}: analysis on a phone`);
  await tap(sheet.getByRole("button", { name: "Fermer" }));
  await sheet.waitFor({ state: "hidden" });
}

/** No accessibility violation on the page as it stands. Handed in from outside, once for each page
 * that is opened: our policy allows no foreign script in it. Nothing is fetched anew for it (preload),
 * since no rule that is on asks for that. */
export async function axe(page, name) {
  await page.evaluate("document.fonts.ready.then(() => 0)");
  if (await page.evaluate("typeof window.axe === 'undefined'")) await page.evaluate(`${AXE}; 0`);
  const found = await page.evaluate(`(async () => {
    const result = await axe.run(document, { resultTypes: ["violations"], preload: false });
    return result.violations.map((v) => v.id + ": " + v.help + "\\n" +
      v.nodes.slice(0, 4).map((n) => "   " + n.target.join(" ") + "\\n      " + (n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? "")).join("\\n"));
  })()`);
  must(found.length === 0, `axe on ${name}:\n${found.join("\n")}`);
}

/** A picture for people to look at, where they ask for them: no check looks at it. */
export async function picture(page, name, fullPage = false) {
  if (LOOKS) await taken(page, name, fullPage);
}

async function taken(page, name, fullPage = false) {
  await drawWhole(page);
  await page.screenshot({ path: `${PICTURES}${name}.png`, fullPage });
}

const isAlone = !process.argv[1].endsWith("one-by-one.mjs");
let browser; // of all suites that run in this process

/** Run a suite and tell how it went; a failure leaves pictures of all pages. */
export async function run(name, suite) {
  if (!browser?.isConnected()) browser = await launch();
  const began = Date.now();
  let failed = false;
  try {
    await suite(browser);
    console.log(`${name}: passed in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed = true;
    for (const [i, page] of lent().entries())
      await taken(page, `failed-${name}-${i}`).catch(() => {});
    console.error(`${name}: ${error.stack ?? error}`);
    process.exitCode = 1;
  } finally {
    for (const page of lent()) await giveBack(page, failed || page.spoilt);
    if (isAlone) await browser.close();
  }
}

/** No more suites are to come in this process. */
export const leave = () => browser?.close();
