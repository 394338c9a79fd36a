// A whole duel against Maître on a 360×740 touch screen: nothing scrolls, nothing is covered,
// targets are large; then some of one with the phone held sideways.
import { analyseOnPhone, axe, clean, must, newPage, picture, run, tap } from "./common.mjs";
import { momentOf, openDuel, playDuel, pointer, reachable, speaks } from "./duel.mjs";

const SEATS = [{ kind: "me" }, { kind: "level", level: "maitre" }];
const LEAST = 43.5; // pixels of what is pressed, either way

/** Everything a move needs is on the screen and large enough, and no words are cut. */
async function fits(page, name) {
  const wrong = await page.evaluate((least) => {
    const found = [];
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    if (scrollHeight > clientHeight) found.push(`the page is ${scrollHeight} px high`);
    const pressed =
      "[data-card], [data-gear], [data-pile], [data-end], [data-strike], [data-play], [data-pass], [data-answer], [data-pick], .ending .button";
    for (const element of document.querySelectorAll(pressed)) {
      if (!element.checkVisibility()) continue;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const words = element.getAttribute("aria-label") ?? element.textContent.trim();
      if (width < least || height < least) found.push(`${words}: ${width}×${height}`);
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`${words}: outside (${left}, ${top}, ${right}, ${bottom})`);
    }
    for (const e of document.querySelectorAll("[data-play]")) {
      const words = document.createRange();
      words.selectNodeContents(e);
      if (words.getClientRects().length > 1) found.push(`${e.textContent} stands on two lines`);
    }
    for (const e of document.querySelectorAll(".prompt, .names b, .whose, .state, .chip .row"))
      if (e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && !e.closest(".names"))
        found.push(`${e.className}: ${e.textContent.trim()} is cut`);
    return found;
  }, LEAST);
  must(wrong.length === 0, `${name}:\n${wrong.join("\n")}`);
}

await run("duel-touch", async (browser) => {
  const page = await newPage(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await openDuel(page, {
    seats: SEATS,
    options: { classes: "mage,rogue", hp: "50,50" },
  });
  const taken = new Set();
  const hand = pointer(page, (spot) => spot.tap({ timeout: 3000, isSeen: true }));
  const tops = new Set(); // of one's own side with a short hand: it stays where it is
  await playDuel(page, hand, {
    async check(now) {
      const name = momentOf(now);
      await fits(page, name);
      const top = await page.evaluate(() => {
        const held = document.querySelectorAll("[data-card]").length;
        const short = held > 0 && held < 3 && !document.querySelector("[data-pick]");
        return short ? document.querySelector(".near").offsetTop : null;
      });
      if (top !== null) tops.add(top);
      must(tops.size < 2, `one's own side moves (${name}): ${[...tops]}`);
      await reachable(page, name);
      if (taken.has(name)) return;
      taken.add(name);
      await picture(page, `duel-phone-${name}`);
      await axe(page, `duel on a phone (${name})`);
      await speaks(page, "fr");
    },
  });
  await fits(page, "over");
  const told = await page.textContent("[data-herald]");
  must(/[.!]$/.test(told.trim()), `what happened is read aloud without the log: "${told}"`);
  await picture(page, "duel-phone-over");
  await axe(page, "duel on a phone (over)");

  await tap(page.getByRole("button", { name: /^Replier/ }));
  await tap(page.locator("[data-pile=grave]").last());
  await page.waitForSelector("dialog[open] li");
  const short = await page.evaluate(() =>
    [...document.querySelectorAll("dialog[open] .name")]
      .filter((e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 2)
      .map((e) => e.textContent),
  );
  must(short.length === 0, `names cut short in a graveyard: ${short}`);
  await picture(page, "duel-phone-graveyard");
  await axe(page, "graveyard on a phone");
  await tap(page.locator("dialog[open]").getByRole("button", { name: "Fermer" }));
  await tap(page.getByRole("button", { name: "Journal" }));
  await page.waitForSelector("dialog[open] [role=log] .nth");
  await picture(page, "duel-phone-log");
  await tap(page.locator("dialog[open]").getByRole("button", { name: "Fermer" }));
  await tap(page.getByRole("button", { name: "Bilan de la partie" }));
  await analyseOnPhone(page, "duel");
  await page.waitForSelector(".duel.frame");
  await tap(page.getByRole("button", { name: "Coup précédent" }));
  await picture(page, "duel-phone-replay");
  await axe(page, "replay of a duel on a phone");
  const eyes = await page.getByLabel("Vu par").boundingBox();
  must(!eyes || eyes.width > 100, `whose eyes can be chosen: ${eyes?.width} px`);
  clean(page, "duel-touch");
  await sideways(browser);
  await small(browser);
});

/** Nothing stays over the cards of which one goes back, nor an attack over a hand of one row. */
async function whole(page, name) {
  const free = () => {
    const held = [...document.querySelectorAll("[data-card]")].filter((e) => e.checkVisibility());
    const attacked = document.querySelector(".announce") && held.length < 3;
    const cards = [...document.querySelectorAll("[data-pick]"), ...(attacked ? held : [])];
    return cards.every((e) => {
      const { left, top, bottom, width } = e.getBoundingClientRect();
      const hit = (y) => e.contains(document.elementFromPoint(left + width / 2, y));
      return hit(top + 4) && hit(bottom - 4);
    });
  };
  await page
    .waitForFunction(free, null, { timeout: 3000 })
    .catch(() => must(false, `cards are covered (${name})`));
}

/** A small phone: with three rows of cards the bar is still on the screen. */
async function small(browser) {
  const page = await newPage(browser, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const seats = [{ kind: "me" }, { kind: "level", level: "apprenti" }];
  // The Prowler holds six cards, and nobody falls before she has.
  await openDuel(page, { seats, options: { classes: "rogue,mage", hp: "300,300" } });
  let rows = 0;
  await playDuel(
    page,
    pointer(page, (spot) => spot.tap({ timeout: 3000, isSeen: true })),
    {
      until: () => rows > 3,
      async check(now) {
        if (now.hand.length > 6 || now.returns.length) return;
        await fits(page, `small (${momentOf(now)})`);
        if (now.hand.length < 5) return;
        if (rows++ === 0) await picture(page, "duel-small");
      },
    },
  );
  must(rows > 0, "no hand of three rows was seen");
  clean(page, "duel on a small phone");
}

/** The phone held sideways: the sides on the left, all that is pressed on the screen. */
async function sideways(browser) {
  const page = await newPage(browser, {
    viewport: { width: 740, height: 360 },
    hasTouch: true,
    isMobile: true,
  });
  await openDuel(page, { seats: SEATS, options: { classes: "mage,rogue" } });
  const taken = new Map();
  await playDuel(
    page,
    pointer(page, (spot) => spot.tap({ timeout: 3000, isSeen: true })),
    {
      until: () => (taken.get("play") ?? 0) > 12,
      async check(now) {
        const name = momentOf(now);
        taken.set(name, (taken.get(name) ?? 0) + 1);
        await fits(page, `sideways (${name})`);
        await whole(page, name);
        if (taken.get(name) > 1) return;
        await picture(page, `duel-sideways-${name}`);
        await axe(page, `duel sideways (${name})`);
      },
    },
  );
  must(taken.has("selected") && taken.has("play"), `saw ${[...taken.keys()]}`);
  clean(page, "duel sideways");
}
