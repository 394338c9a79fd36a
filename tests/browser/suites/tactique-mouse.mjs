// A whole match against Maître by mouse, opened from the page of the game; then its replay. Every kind
// of moment is looked at once: axe, a picture, all that can be pressed within reach.
import { axe, clean, must, newPage, picture, playLevel, run } from "./common.mjs";
import { momentOf, playTactique, pointer, reachable } from "./tactique.mjs";

await run("tactique-mouse", async (browser) => {
  const page = await newPage(browser);
  const taken = new Set();
  const once = async (name) => {
    if (taken.has(name)) return;
    taken.add(name);
    await picture(page, `tactique-desktop-${name}`);
    if (name !== "over") await reachable(page, name); // the end lies over the table
    await axe(page, `tactique (${name})`);
  };
  const aimed = () => taken.has("target") || taken.has("ahead");
  for (let matches = 0; matches < 3 && !aimed(); matches++) {
    // Maître may win before anybody comes within reach: then once more
    await playLevel(page, "tactique", "maitre");
    await page.waitForSelector("[data-field]");
    const steps = await playTactique(page, pointer(page), { check: (now) => once(momentOf(now)) });
    must(steps > 10, `a match of ${steps} steps`);
  }
  must(taken.has("cell") && taken.has("turn"), `looked at ${[...taken]}`);
  must(aimed(), "nobody was ever aimed at");
  await once("over");

  await page.getByRole("link", { name: "Analyser" }).click();
  await page.waitForSelector("input[type=range]");
  await page.getByRole("slider").fill("12");
  await page.getByText("Coup 12 sur").waitFor();
  await picture(page, "tactique-desktop-replay");
  await axe(page, "replay of a match");
  must((await page.locator("[data-end]").count()) === 0, "a replay asks for nothing");
  clean(page, "tactique-mouse");
});
