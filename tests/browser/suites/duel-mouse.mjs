// A whole duel against Maître by mouse, its first part with its movements, opened from the page of the
// game; then its replay. Every kind of moment is looked at once: axe, a picture, no word of another
// language.
import { axe, calm, clean, comes, must, newPage, newTable, picture, run } from "./common.mjs";
import { asked, momentOf, playDuel, pointer, reachable, speaks } from "./duel.mjs";

await run("duel-mouse", async (browser) => {
  const page = await newPage(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "no-preference",
  });
  const dialog = await newTable(page, "duel");
  await dialog.getByLabel("Place B").first().selectOption("level:maitre");
  await dialog.getByRole("button", { name: "Ouvrir la table" }).click();
  await page.waitForSelector(".duel.frame");
  const taken = new Set();
  const once = async (name) => {
    if (taken.has(name)) return;
    taken.add(name);
    await picture(page, `duel-desktop-${name}`);
    await axe(page, `duel (${name})`);
    await speaks(page, "fr");
  };
  const MOVING = 16; // decisions with movements at least, and until an answer was awaited
  const heard = { turns: new Set(), decisions: 0 };
  const steps = await playDuel(page, pointer(page), {
    async check(now) {
      await reachable(page, momentOf(now));
      await once(momentOf(now));
      if (++heard.decisions >= MOVING && heard.turns.has("waiting")) await calm(page);
    },
    look(now) {
      if (now.waiting) heard.turns.add("waiting");
      const others = /^Tour d/.test(now.whose); // is still being told, or played
      must(!others || !(now.end || now.ready.length), "one's own turn before the other's was seen");
    },
  });
  must(steps > 10, `a duel of ${steps} steps`);
  must(heard.turns.has("waiting"), "the attacker never saw the other's reaction awaited");
  must(taken.has("selected") && taken.has("play"), `looked at ${[...taken]}`);
  await once("over");
  must(/PV/.test(await page.textContent(".prompt")), "the end tells the score");
  const chart = page.locator("figure svg rect"); // its figures are asked of the server
  await comes(page, async () => (await chart.count()) > 0, "the end shows a chart");

  await page.getByRole("link", { name: "Analyser" }).click();
  await page.waitForSelector("input[type=range]");
  await page.waitForSelector(".duel .verdict");
  await picture(page, "duel-desktop-replay-end");
  await page.getByRole("slider").fill("12");
  await page.getByText("Coup 12 sur").waitFor();
  await page.getByRole("button", { name: "Coup suivant" }).click();
  await page.getByText("Coup 13 sur").waitFor();
  await page.waitForFunction(() => {
    const log = document.querySelector("aside [role=log]").getBoundingClientRect();
    const here = document.querySelector("aside [role=log] .here")?.getBoundingClientRect();
    if (!here || here.top < log.top - 1) return false;
    return here.bottom <= log.bottom + 1 || here.height > log.height; // or as much as there is room for
  });
  await picture(page, "duel-desktop-replay");
  await axe(page, "replay of a duel");
  must((await asked(page)).end === false, "a replay asks for nothing");
  clean(page, "duel-mouse");
});
