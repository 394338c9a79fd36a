// Night Dealer's guided first match: by mouse, finger and keyboard. Letters
// stand for what is pressed: w wheel, c cell, k kind, p the one big button, r reroll, n no effect.
import { SERVER, axe, clean, must, newPage, picture, run, tap } from "./common.mjs";
import { followAll, heeded, steady, threeClicks } from "./learning.mjs";
import { asked, keyboard, mine, pointer } from "./table.mjs";

const taken = (moves, after) => ({ moves, rule: "ND-Q5", after }); // a cell that is held
const WAYS = [
  { refused: { spots: ['[data-cell="4"]'], rule: "ND-T1-a", guide: true }, right: "p w1 c5 p" },
  { refused: { ...taken("w1 c1", "w1"), guide: true }, poor: "w1 c5 p", right: "w1 c2 p" },
  { refused: taken("w1 c9", "w1"), poor: "w1 c6 p", right: "w3 c6 p" },
  { refused: taken("w1 c3", "w1"), poor: "w1 c2 p", right: "w1 c4 p" },
  {
    refused: { ...taken("w1 c1", "w1"), guide: true },
    poor: "w1 c2 p",
    right: "w1 c2 w2 c3 p",
  },
  { refused: taken("w3 c1", "w3"), poor: "w3 c9 p", right: "w3 c2 p" },
  { refused: taken("w5 c1", "w5"), poor: "w5 c8 n p", right: "w5 c8 c9 p" },
  { refused: taken("w2 c1", "w2"), poor: "w2 c2 p c3 p", right: "w2 c2 p c1 p" },
  {
    refused: { spots: ['.near [data-wheel="0"]'], rule: "ND-T-b" },
    poor: "w4 c2 k1 p",
    right: "w4 c2 k3 p",
  },
  { refused: taken("w1 c2", "w1"), poor: "p w1 c5 p", right: "w1 w2 r w1 c1 p" },
  {
    refused: { spots: ['[data-cell="8"]'], rule: "ND-Q22", guide: true },
    poor: "p p",
    right: "c5 p",
  },
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
      const look = () => asked(page);
      const before = await steady(page, look, (now) => isReady(now, what), letter);
      await heeded(page, look, before, () => ACTS[what](at));
    }
  };
}

/** Whether the page asks its player for something of a kind. */
function isReady(now, what) {
  const { roll, keep, pass, leave, validate } = now;
  const big = roll || keep || pass || leave || validate;
  return mine(now) && !now.busy && (what !== "p" || big);
}

/** The match after the guide has a coach, who speaks beside the board and cites a rule. */
async function coached(page) {
  const coach = page.locator("section.coach");
  await coach.waitFor();
  must(
    (await coach.locator("a").getAttribute("href")).includes("/rules/night-dealer#ND-"),
    "the coach cites no rule",
  );
  await axe(page, "the coach");
  await picture(page, "learn-then-a-match");
  await coach.getByRole("button", { name: /Compris|Got it/ }).focus();
  await page.keyboard.press("Enter");
  await coach.waitFor({ state: "detached" });
  clean(page, "the coach");
}

/** Who skips the guide is coached against the Apprentice all the same, until they say thanks. */
async function coachOfWhoSkipped(browser) {
  const page = await newPage(browser);
  const play = async () => {
    const match = await page.evaluate(async () => {
      const seats = [{ kind: "me" }, { kind: "level", level: "apprenti" }];
      const asked = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ game: "night-dealer", seats }),
      };
      return (await (await fetch("/api/matches", asked)).json()).match;
    });
    await page.goto(`${SERVER}/table/${match}`);
    await page.waitForSelector(".near");
  };
  await page.goto(`${SERVER}/games/night-dealer/learn/1`);
  await page.locator("button.skip").click();
  await page.waitForURL(/games\/night-dealer$/);
  await play();
  const coach = page.locator("section.coach");
  await coach.waitFor();
  await coach.getByRole("button", { name: "Merci, je sais" }).click();
  await coach.waitFor({ state: "detached" });
  await play();
  await page.waitForTimeout(1500);
  must((await coach.count()) === 0, "the coach was thanked, and speaks");
  clean(page, "the coach of who skipped");
}

/** As if three more tabs opened lessons and looked at them. */
async function openElsewhere(page) {
  await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const ask = { method: "POST", headers, body: "{}" };
    const open = async () =>
      (await (await fetch("/api/games/night-dealer/learn/ND-LEARN-02", ask)).json()).match;
    const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`);
    const heard = (type) =>
      new Promise((done) =>
        line.addEventListener("message", ({ data }) => JSON.parse(data).type === type && done()),
      );
    await heard("hello");
    for (let tab = 0; tab < 2; tab++) {
      const shown = heard("view");
      line.send(JSON.stringify({ type: "watch", match: await open() }));
      await shown;
    }
    await open();
  });
}

/** A lesson that others closed says so, and begins again where one wishes it. */
async function closedElsewhere(browser) {
  const page = await newPage(browser);
  await page.goto(`${SERVER}/games/night-dealer/learn/1`);
  await page.waitForSelector(".near");
  await openElsewhere(page);
  const told = page.getByRole("alert");
  await told.waitFor();
  must(/leçon a été fermée/.test(await told.textContent()), "a lesson is closed in silence");
  must((await page.locator(".near").count()) === 0, "a closed lesson is still on the table");
  await told.getByRole("button").click();
  await page.waitForSelector(".near");
  must((await told.count()) === 0, "the notice stays");
  clean(page, "the closed lesson");
}

/** Who is stuck has it done by the guide, once the hint did not help. */
async function doneForWhoIsStuck(browser) {
  const page = await newPage(browser);
  await page.goto(`${SERVER}/games/night-dealer/learn/3`);
  const bubble = page.locator("section.bubble");
  const show = bubble.getByRole("button", { name: "Montre-moi" });
  const hint = bubble.getByRole("button", { name: "Un indice" });
  await hint.waitFor();
  must((await show.count()) === 0, "the guide offers to do it before anything was tried");
  await hint.click();
  await show.click();
  await bubble.getByText("Voilà comment on fait").waitFor();
  clean(page, "who is stuck");
  await page.context().close();
}

await run("learn", async (browser) => {
  await threeClicks(browser, "night-dealer", ".bar .button.primary");
  const keys = await followAll(browser, "night-dealer", WAYS, {
    fingers: { mouse: pointer, touch: (page) => pointer(page, tap), keyboard },
    hand,
  });
  await coached(keys);
  await coachOfWhoSkipped(browser);
  await closedElsewhere(browser);
  await doneForWhoIsStuck(browser);
});
