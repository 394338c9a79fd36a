// Pages that are lent to suites, one after the other. A page that was open before has our files at hand
// and a process that knows their code: it opens an address for half the work. Between two borrowers all
// is taken from it that a person leaves in a browser.
import { drawSmall, lineOf } from "./small.mjs";

const EMPTY = "/icon.svg"; // nothing runs there, and what is kept for our address can be cleared
const HEARD = ["console", "dialog", "download", "pageerror", "request", "response", "websocket"];
const LASTING = ["addInitScript", "exposeFunction", "route", "routeWebSocket"]; // can't be undone
const NETWORK = ["request", "requestfailed", "requestfinished", "response", "websocket"];
const ANY = { width: 999, height: 666 }; // until it is lent
export const LOOKS = process.env.LUDOTHEQUE_PICTURES === "1"; // somebody wants to look at them
const USUAL = { viewport: { width: 1280, height: 800 }, locale: "fr-FR", reducedMotion: "reduce" };

const borrowed = new Set();

/** The pages that suites have now. */
export const lent = () => [...borrowed];

/** A page with some options that nobody used, or that is as if nobody had; a new one is prepared. */
export async function lend(browser, options, prepare) {
  const { viewport, reducedMotion, colorScheme = null, ...kind } = { ...USUAL, ...options };
  browser.idle ??= new Map(); // what can't be changed of a page -> those that nobody has
  const key = JSON.stringify(kind);
  if (!browser.idle.has(key)) browser.idle.set(key, []);
  const shelf = browser.idle.get(key);
  const page = shelf.pop() ?? (await open(browser, kind, prepare));
  page.shelf = shelf;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion, colorScheme });
  borrowed.add(page);
  return page;
}

/** A page in a context of its own, which comes back here when that is closed. */
async function open(browser, options, prepare) {
  const context = await browser.newContext({ ...options, viewport: ANY });
  const page = await context.newPage();
  await prepare(page);
  if (!options.hasTouch && !LOOKS) drawSmall(page);
  await hearLittle(page);
  page.end = context.close.bind(context);
  context.close = () => giveBack(page);
  for (const name of LASTING) {
    const act = page[name].bind(page);
    page[name] = (...given) => {
      page.spoilt = true;
      return act(...given);
    };
  }
  page.own = new Set([...Object.keys(page), "own"]);
  return page;
}

/** Have all told that a page fetches: each file is eight messages, for who listens. */
export const hearNetwork = (page) => lineOf(page).send("Network.enable");

/** Have nothing told of that before somebody listens. */
async function hearLittle(page) {
  await lineOf(page).send("Network.disable");
  for (const name of ["on", "route", "waitForRequest", "waitForResponse"]) {
    const act = page[name].bind(page);
    page[name] = (what, ...given) => {
      if (name !== "on" || NETWORK.includes(what)) void hearNetwork(page);
      return act(what, ...given);
    };
  }
}

/** Take a page back; it is lent again unless it is spoilt. */
export async function giveBack(page, spoilt = page.spoilt) {
  if (!borrowed.delete(page)) return;
  if (spoilt) await page.end();
  else await clear(page);
}

/** Leave nothing of who had a page: neither what it heard, nor what was kept, nor where it had been. */
async function clear(page) {
  const { shelf } = page;
  for (const event of HEARD) page.removeAllListeners(event);
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto(new URL(EMPTY, page.url()).href);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
  await page.context().clearCookies();
  await lineOf(page).send("Network.disable");
  await lineOf(page).send("Page.resetNavigationHistory");
  await page.mouse.move(-9, -9);
  await page.setViewportSize(ANY);
  for (const name of Object.keys(page))
    if (!page.own.has(name) && !name.startsWith("_")) delete page[name];
  shelf.push(page);
}
