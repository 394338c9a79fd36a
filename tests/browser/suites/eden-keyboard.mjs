// By keys alone, in English: a map, the first days, and a combat on two fronts.
import { axe, clean, comes, must, newPage, picture, run } from "./common.mjs";
import { keyboard, openEden, playEden } from "./eden.mjs";

const AROUND = "Left Up Right Right Down Down Left Left Up Right".split(" "); // a tile, and back to it

await run("eden-keyboard", async (browser) => {
  const page = await newPage(browser, { locale: "en-GB" });
  await openEden(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
    options: { first: "0", civilisations: "ELF,NAI" },
  });
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open] kbd");
  must(/pass until something new/.test(await page.textContent("dialog[open]")), "keys are told");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });

  let both = 0; // decisions made while two fronts were on show
  await playEden(page, keyboard(page), {
    async check({ fronts, ask }) {
      if (fronts < 2) return;
      both += 1;
      if (both > 1) return;
      await picture(page, "eden-keyboard-two-fronts");
      await axe(page, "two fronts");
      await page.keyboard.press("c"); // to the map and back
      await page.waitForSelector("[data-board]");
      await page.keyboard.press("c");
      await page.waitForSelector("[data-war]");
      must(ask !== "", "it is still to be decided");
    },
    // that combat is over, and the map lies open
    until: ({ fronts, ask }) => both > 0 && fronts === 0 && ask !== "" && ask !== "log_buy",
  });
  must(both > 0, "no combat on two fronts");
  await page.locator("[data-board]").focus();
  const told = () => page.locator("[data-board] [aria-live]").textContent();
  const heard = new Set();
  let steps = 0;
  const walked = async () => {
    await page.keyboard.press(`Arrow${AROUND[steps++ % AROUND.length]}`);
    heard.add(await told());
    return [...heard].filter((text) => /\(-?\d+,-?\d+\)/.test(text)).length > 1;
  };
  await comes(page, walked, () => `tiles say where they are: ${[...heard]}`, 20_000);
  clean(page, "eden-keyboard");
});
