// Night Dealer's guided first match: by mouse in French with every mistake, by finger in English,
// by keyboard in French. Letters stand for what is pressed: w wheel, c cell, k kind, p the one big
// button, r reroll, n no effect.
import { SERVER, clean, comes, newPage, picture, run, tap } from "./common.mjs";
import { followAll, made } from "./learning.mjs";
import { asked, keyboard, mine, pointer } from "./table.mjs";

const WAYS = [
  { right: "p w1 c5 p" },
  {
    refused: { moves: "w1 c1", rule: "ND-Q5", after: "w1" },
    poor: "w1 c5 p",
    right: "w1 c2 p",
  },
  { poor: "w1 c6 p", right: "w3 c6 p" },
  { poor: "w1 c2 p", right: "w1 c4 p" },
  { poor: "w1 c2 p", right: "w1 c2 w2 c3 p" },
  { poor: "w3 c9 p", right: "w3 c2 p" },
  { poor: "w5 c8 n p", right: "w5 c8 c9 p" },
  { poor: "w2 c2 p c3 p", right: "w2 c2 p c1 p" },
  { poor: "w4 c2 k1 p", right: "w4 c2 k3 p" },
  { poor: "p w1 c5 p", right: "w1 w2 r w1 c1 p" },
  { poor: "p p", right: "c5 p" },
];

/** A hand that presses what letters say, each when the page asks for something. */
function hand(page, fingers) {
  const ACTS = {
    w: (n) => fingers.wheel(n - 1),
    c: (n) => fingers.cell(n - 1),
    k: (n) => fingers.kind(n - 1),
    p: () => fingers.primary(),
    r: () => fingers.reroll(),
    n: () => fingers.blank(),
  };
  return async (letters) => {
    for (const letter of letters.split(" ")) {
      const [what, at] = [letter[0], Number(letter.slice(1))];
      await comes(page, async () => isReady(await asked(page), what), `${letter}: not asked for`);
      const before = JSON.stringify(await asked(page));
      const changed = async () => JSON.stringify(await asked(page)) !== before;
      // A key that comes between two moments of the page is pressed again, as a person would.
      for (let times = 0; times < 5 && !(await changed()); times++) {
        await ACTS[what](at);
        for (let i = 0; i < 40 && !(await changed()); i++) await page.waitForTimeout(50);
      }
    }
  };
}

/** Whether the page asks its player for something of a kind. */
function isReady(now, what) {
  const { roll, keep, pass, leave, validate } = now;
  const big = roll || keep || pass || leave || validate;
  return mine(now) && !now.busy && (what !== "p" || big);
}

/** From the home page to the first move of a guided match that is accepted: three clicks. */
async function threeClicks(browser) {
  const page = await newPage(browser);
  await page.goto(SERVER);
  await page.locator('a[href="/games/night-dealer"]').first().click();
  await page.locator('a[href="/games/night-dealer/learn/next"]').click();
  await page.locator(".bar .button.primary").click();
  await comes(page, async () => (await made(page)) === "1", "the third click is no move");
  clean(page, "three clicks");
  await page.context().close();
}

await run("learn", async (browser) => {
  await threeClicks(browser);
  const keys = await followAll(browser, "night-dealer", WAYS, {
    mouse: (page) => hand(page, pointer(page)),
    touch: (page) => hand(page, pointer(page, tap)),
    keyboard: (page) => hand(page, keyboard(page)),
  });
  await picture(keys, "learn-then-a-match");
});
