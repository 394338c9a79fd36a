// A whole match against Maître in English without ever touching the mouse.
import { axe, clean, must, newPage, picture, run } from "./common.mjs";
import { keyboard, momentOf, openTactique, playTactique } from "./tactique.mjs";

await run("tactique-keyboard", async (browser) => {
  const page = await newPage(browser, { locale: "en-GB", viewport: { width: 1440, height: 900 } });
  await openTactique(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "maitre" }],
    options: { factions: "robots,aliens", max_rounds: "20" },
  });
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open] kbd");
  must(/end the turn/.test(await page.textContent("dialog[open]")), "the shortcuts are told");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });

  const read = () => page.evaluate(() => document.activeElement.ariaLabel ?? "");
  await page.keyboard.press("v");
  must(/, \d of \d\. .+, \d of \d/.test(await read()), `V reads ${await read()}`);
  const own = await read();
  await page.keyboard.press("v");
  must((await read()) !== own && /, \d of \d/.test(await read()), "V again reads the other's");

  const taken = new Set();
  await playTactique(page, keyboard(page), {
    async check(now) {
      const name = momentOf(now);
      if (taken.has(name)) return;
      taken.add(name);
      await picture(page, `tactique-keyboard-${name}`);
      await axe(page, `tactique in English (${name})`);
    },
  });
  must(taken.has("cell"), "no card was chosen by its key");
  const label = await page.locator(".cell .unseen").first().textContent();
  must(/row \d, column \d/.test(label), `a cell says where it is: ${label}`);
  await picture(page, "tactique-keyboard-over");
  clean(page, "tactique-keyboard");
});
