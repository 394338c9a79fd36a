// A game without a web folder: whole matches at the house's own table, by mouse, finger and keys,
// in both languages; then its replay, its rulebook and its place on the home page and in the lobby.
import { SERVER, axe, cardOf, clean, comes, must, newPage, picture, run, tap } from "./common.mjs";
import { threeClicks } from "./learning.mjs";

const PATIENCE = 120_000; // milliseconds for a computer that thinks in Python
const LONG = 15_000; // and after which a press that changed nothing was not heeded
const TITLE = /Le Grenier|The Attic/;
const moves = (page) => page.locator("[data-move]");
const over = (page) => page.locator(".ending").getByRole("link", { name: /Analyse/ });

async function begin(page, press) {
  await page.goto(SERVER);
  await cardOf(page, TITLE).locator("svg").first().waitFor(); // drawn by the house
  await press(cardOf(page, TITLE).getByRole("button", { name: /^(Jouer|Play)/ }));
  await moves(page).first().waitFor();
  const drawn = await page
    .locator("[data-board]")
    .evaluate(async (image) => (await image.decode(), image.naturalWidth));
  must(drawn > 0, "the board is drawn");
}

/** Play until it is over, one move after the other; the one played is chosen by its turn. */
async function play(page, choose) {
  for (let turn = 0; turn < 80; turn++) {
    await moves(page).or(over(page)).first().waitFor({ timeout: PATIENCE });
    if (await over(page).isVisible()) return turn;
    const board = () => page.locator("[data-board]").getAttribute("src");
    const before = await board();
    // While the board is drawn anew, as when one is told what may be taken back, the page heeds no
    // press: a person presses again.
    let pressed = 0;
    const moved = async () => {
      if ((await over(page).isVisible()) || (await board()) !== before) return true;
      if (Date.now() - pressed > LONG && (await moves(page).count())) {
        await choose(moves(page), turn);
        pressed = Date.now();
      }
      return false;
    };
    await comes(page, moved, `move ${turn} changes nothing`, PATIENCE);
  }
  throw new Error("the match does not end");
}

async function byMouse(browser) {
  const page = await newPage(browser);
  await begin(page, (spot) => spot.click());
  await picture(page, "drawn-desktop");
  await axe(page, "drawn table");
  const turns = await play(page, (all) => all.first().click());
  must(turns > 3, `a match of ${turns} moves of one's own`);
  await axe(page, "drawn table (over)");
  await over(page).click();
  await page.locator("[data-board]").waitFor();
  const last = await page.locator("[data-board]").getAttribute("src");
  await page.keyboard.press("Home");
  await page.waitForFunction(
    (src) => document.querySelector("[data-board]")?.getAttribute("src") !== src,
    last,
  );
  must((await moves(page).count()) === 0, "a replay has nothing to play");
  await picture(page, "drawn-replay");
  await axe(page, "drawn replay");
  await page.goto(`${SERVER}/rules/mansarde`);
  await page.locator(".text details summary").first().click();
  await page.locator("article [data-board]").first().waitFor();
  await axe(page, "drawn rulebook");
  await page.goto(`${SERVER}/lobby`);
  await page.getByRole("button", { name: "Ouvrir une table" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Grenier/ })
    .click();
  await page.getByRole("dialog", { name: /Nouvelle table.*Grenier/ }).waitFor();
  clean(page, "drawn by mouse");
}

async function byFinger(browser) {
  const page = await newPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
  });
  await begin(page, tap);
  await picture(page, "drawn-phone");
  await axe(page, "drawn phone");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  must(wide <= 390, `the page is ${wide} px wide on a phone`);
  await play(page, (all, turn) => tap(turn % 2 ? all.last() : all.first()));
  clean(page, "drawn by finger");
}

async function byKeys(browser) {
  const page = await newPage(browser);
  await begin(page, (spot) => spot.press("Enter"));
  await page.getByRole("button", { name: /Conseil|Hint/ }).focus();
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(() => "move" in (document.activeElement?.dataset ?? {}))) break;
    await page.keyboard.press("Tab");
  }
  await play(page, async (all, turn) => {
    // The keyboard stays in the list: nothing is searched for again.
    await page.waitForFunction(() => "move" in (document.activeElement?.dataset ?? {}));
    if (turn % 2 && (await all.count()) > 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  });
  clean(page, "drawn by keys");
}

await run("drawn", async (browser) => {
  await threeClicks(browser, "mansarde", "[data-move]"); // its guide is taught at the house's table
  await byMouse(browser);
  await byFinger(browser);
  await byKeys(browser);
});
