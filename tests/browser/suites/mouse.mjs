// A whole match against Maître by mouse, with its movements; then its replay.
import { SERVER, axe, clean, must, newPage, picture, run } from "./common.mjs";
import { nightDealer, playMatch, pointer } from "./table.mjs";

await run("mouse", async (browser) => {
  const page = await newPage(browser, { reducedMotion: "no-preference" });
  await page.goto(SERVER);
  await nightDealer(page)
    .getByRole("button", { name: /Maître/ })
    .click();
  await page.waitForSelector("[role=grid]");
  const taken = new Set();
  const steps = await playMatch(page, pointer(page), {
    async check(now) {
      const name = now.kinds
        ? "eclipse"
        : now.leave
          ? "omen"
          : now.keep
            ? "reroll"
            : now.roll
              ? "roll"
              : now.targets.length
                ? "targets"
                : "compose";
      if (taken.has(name)) return;
      taken.add(name);
      await picture(page, `desktop-${name}`);
      await axe(page, `table (${name})`);
    },
  });
  must(steps > 10, `a match of ${steps} steps`);
  await picture(page, "desktop-over");
  await axe(page, "table (over)");
  await page.getByRole("link", { name: "Revoir la partie" }).click();
  await page.waitForSelector("input[type=range]");
  await picture(page, "desktop-replay");
  await axe(page, "replay");
  clean(page, "mouse");
});
