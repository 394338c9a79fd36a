// A whole match against Maître on a 360×740 touch screen: nothing scrolls, targets are 64 px.
import { SERVER, analyseOnPhone, axe, clean, must, newPage, picture, run, tap } from "./common.mjs";
import { nightDealer, playMatch, pointer } from "./table.mjs";

/** Everything a move needs is on the screen and large enough. */
async function fits(page, name) {
  const wrong = await page.evaluate(() => {
    const found = [];
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    if (scrollHeight > clientHeight) found.push(`the page is ${scrollHeight} px high`);
    const pressed =
      ".room > header a, .room > header button, dialog button, [data-cell], [data-wheel], .actions button, .ending .button";
    for (const element of document.querySelectorAll(pressed)) {
      if (!element.checkVisibility()) continue;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const words = element.getAttribute("aria-label") ?? element.textContent.trim();
      if (width < 63.5 || height < 63.5) found.push(`${words}: ${width}×${height}`);
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        found.push(`${words}: outside (${left}, ${top}, ${right}, ${bottom})`);
      }
    }
    const covering = [...document.querySelectorAll("[data-cell], .near [data-wheel]")].filter(
      (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit && !element.contains(hit) && !hit.closest("dialog, .refusal, .banner");
      },
    );
    for (const element of covering) found.push(`${element.getAttribute("aria-label")}: covered`);
    return found;
  });
  must(wrong.length === 0, `${name}:\n${wrong.join("\n")}`);
}

await run("touch", async (browser) => {
  const page = await newPage(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  await page.goto(SERVER);
  await nightDealer(page).waitFor();
  await picture(page, "phone-home", true);
  await axe(page, "home on a phone");
  await tap(nightDealer(page).getByRole("link", { name: /Découvrir/ }));
  await tap(page.locator("label").filter({ hasText: "Maître" }));
  await tap(page.getByRole("button", { name: "Jouer contre le Maître" }));
  await page.waitForSelector("[role=grid]");
  const taken = new Set();
  await playMatch(
    page,
    pointer(page, (spot) => spot.tap()),
    {
      async check(now) {
        await fits(page, "table");
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
        await picture(page, `phone-${name}`);
        await axe(page, `table on a phone (${name})`);
      },
    },
  );
  await page.locator("[data-verdict] polyline").waitFor();
  await picture(page, "phone-over");
  await axe(page, "end on a phone");
  await tap(page.getByRole("button", { name: /^Replier/ }));
  await fits(page, "table when it is over");
  await tap(page.getByRole("button", { name: "Journal" }));
  await page.waitForSelector("dialog[open] [role=log]");
  await picture(page, "phone-log");
  await axe(page, "log on a phone");
  await tap(page.locator("dialog[open]").getByRole("button", { name: "Fermer" }));
  await tap(page.getByRole("button", { name: "Bilan de la partie" }));
  await analyseOnPhone(page, "night dealer");
  await page.waitForSelector("[role=grid]");
  await picture(page, "phone-replay");
  await axe(page, "replay on a phone");
  clean(page, "touch");
});
