// A whole duel against Maître in English without ever touching the mouse.
import { axe, clean, must, newPage, picture, run } from "./common.mjs";
import { keyboard, momentOf, openDuel, playDuel, reachable, speaks } from "./duel.mjs";

await run("duel-keyboard", async (browser) => {
  const page = await newPage(browser, { locale: "en-GB", viewport: { width: 1024, height: 700 } });
  await openDuel(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "maitre" }],
    options: { classes: "rogue,warden", hp: "60" },
  });
  await page.waitForSelector(".prompt");
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open] kbd");
  const help = await page.textContent("dialog[open]");
  for (const words of [/strike/, /end the turn/, /let an attack through/])
    must(words.test(help), `the shortcuts do not tell ${words}`);
  await axe(page, "shortcuts of the duel");
  await picture(page, "duel-keyboard-help");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });

  const taken = new Set();
  let steps = 0;
  await playDuel(page, keyboard(page), {
    async check(now) {
      if (steps++) await focused(page, momentOf(now));
      const name = momentOf(now);
      await reachable(page, name);
      if (taken.has(name)) return;
      taken.add(name);
      await picture(page, `duel-keyboard-${name}`);
      await axe(page, `duel in English (${name})`);
      await speaks(page, "en");
      if (name === "selected") await lookCloser(page);
    },
  });
  must(taken.has("selected"), "no card was chosen by its key");
  await focused(page, "over");
  await picture(page, "duel-keyboard-over");
  await axe(page, "duel in English (over)");
  must(/Axe & Arcana/.test(await page.title()), "the title is in English");
  clean(page, "duel-keyboard");
});

/** The focus is on something, never lost with what was pressed. */
async function focused(page, name) {
  await page
    .waitForFunction(() => document.activeElement !== document.body)
    .catch(() => must(false, `the focus was lost (${name})`));
}

/** What a mouse would hover over is reached by Tab as well; Esc puts it away. */
async function lookCloser(page) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    if (!/^Force [1-9]/.test(label ?? "")) continue;
    const tip = page.locator(".tip:has(:focus-visible) [role=tooltip]");
    must(await tip.isVisible(), "Force does not tell its sources to the keyboard");
    if (!/class passive/.test(await tip.textContent())) continue; // the other's, from a card
    await picture(page, "duel-keyboard-force");
    await page.keyboard.press("Escape"); // the words go, and so does the card chosen
    must(!(await tip.isVisible()), "Esc does not put the words away");
    return;
  }
  throw new Error("Tab never comes to Force with the class as its source");
}
