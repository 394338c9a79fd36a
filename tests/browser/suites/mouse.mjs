// A whole match against Maître by mouse, its first part with its movements; then its replay.
import { axe, calm, clean, comes, must, newPage, picture, playLevel, run } from "./common.mjs";
import { asked, mine, playMatch, pointer } from "./table.mjs";

await run("mouse", async (browser) => {
  const page = await newPage(browser, { reducedMotion: "no-preference" });
  await playLevel(page, "night-dealer", "maitre");
  await page.waitForSelector("[role=grid]");
  const taken = new Set();
  const MOVING = 20; // decisions with movements: a round and more
  let decisions = 0;
  const steps = await playMatch(page, pointer(page), {
    async check(now) {
      if (++decisions === MOVING) await calm(page);
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
  await ends(page);
  await page.getByRole("link", { name: "Analyser" }).click();
  await page.waitForSelector("input[type=range]");
  await studies(page);
  clean(page, "mouse");
});

/** The analysis: what cost most, what was better, the way there, and the move played once more. */
async function studies(page) {
  const found = page.locator("[data-study] ol > li");
  await found.first().waitFor();
  const [slips, told] = [await found.count(), await found.first().textContent()];
  must(slips <= 3, `three turning points at most, not ${slips}`);
  must(/\d+\s%\s→\s\d+\s%.*Joué.*Mieux/s.test(told), `what was played, and better: ${told}`);
  must((await page.locator("[data-chances] .slip").count()) === slips, "marks on the curve");
  await picture(page, "desktop-replay");
  await axe(page, "replay with its analysis");
  const last = await page.getByRole("slider").inputValue();
  await found.first().getByRole("button").first().click();
  await page.waitForFunction(
    (was) => document.querySelector("input[type=range]").value !== was,
    last,
  );
  const there = Number(await page.getByRole("slider").inputValue());
  await page.getByRole("button", { name: "Tour suivant" }).click();
  await page.keyboard.press("PageUp");
  await page.waitForFunction(
    (at) => +document.querySelector("input[type=range]").value <= at,
    there,
  );
  await page.locator("[data-chances]").click({ position: { x: 8, y: 40 } });
  await page.getByText("Coup 0 sur").waitFor();
  await found.first().getByRole("button", { name: "Rejouer ce coup" }).click();
  await page.waitForURL(/\/table\//);
  await comes(page, async () => mine(await asked(page)), "the move is one's own again");
}

/** The panel of the end: its rounds, its curve, the turn that decided; Esc shows the table. */
async function ends(page) {
  const held = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.locator("[data-verdict] polyline").waitFor();
  await page.getByText("Calcul des chances").waitFor({ state: "detached" });
  await picture(page, "desktop-over");
  await axe(page, "table (over)");
  must((await held()) === "Revanche", "the keyboard waits on the next match");
  const panel = page.locator("[data-verdict]");
  const told = await panel.textContent();
  must(/\d+ vies? à \d+, en \d manches?\./.test(told), `the result is a sentence: ${told}`);
  must(/Vos chances passent de|Aucun tour/.test(told), `the turn that decided is named: ${told}`);
  const [high, low] = told
    .match(/(\d+) – (\d+)/)
    .slice(1)
    .map(Number);
  must(high >= low, "the winner's figure stands first");
  must((await panel.locator("ol li").count()) >= 1, "each round is shown as it ended");
  const steps = await panel.locator(".ending").getByRole("button").allTextContents();
  must(/Défier|Rejouer contre/.test(steps.join()), `the next opponent is named: ${steps}`);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  must((await held()) === "Bilan de la partie", "folded away, the keyboard waits on its bar");
  await picture(page, "desktop-over-folded");
  await page.keyboard.press("Enter");
  await panel.waitFor();
}
