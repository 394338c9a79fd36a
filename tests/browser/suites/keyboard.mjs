// A whole match against Maître without ever touching the mouse.
import { SERVER, axe, cardOf, clean, must, newPage, picture, run } from "./common.mjs";
import { keyboard, playMatch } from "./table.mjs";

/** Press Tab until something with these words has the focus. */
async function tabTo(page, words) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const e = document.activeElement;
      return e?.getAttribute("aria-label") ?? e?.labels?.[0]?.textContent ?? e?.textContent ?? "";
    });
    if (words.test(here)) return;
  }
  throw new Error(`Tab never comes to ${words}`);
}

await run("keyboard", async (browser) => {
  const page = await newPage(browser, { locale: "en-GB" });
  await page.goto(SERVER);
  await cardOf(page, "Night Dealer").waitFor();
  await tabTo(page, /^Discover: Night Dealer/);
  await page.keyboard.press("Enter");
  await page.locator("form input[name=level]").first().waitFor({ state: "attached" });
  await tabTo(page, /Apprentice/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, /^Play the Master/);
  await page.keyboard.press("Enter");
  await page.waitForSelector("[role=grid]");

  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open]");
  must(/Keyboard shortcuts/.test(await page.textContent("dialog[open]")), "? shows the shortcuts");
  await picture(page, "keyboard-help");
  await axe(page, "shortcuts");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });

  await playMatch(page, keyboard(page));
  await picture(page, "keyboard-over");
  await axe(page, "table in English (over)");
  must(/Night Dealer/.test(await page.title()), "the title is in English");
  clean(page, "keyboard");
});
