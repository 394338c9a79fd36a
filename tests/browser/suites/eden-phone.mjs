// A match of two days on a phone: upright, then held sideways; nothing is cut off.
import { axe, clean, must, newPage, picture, run, tap } from "./common.mjs";
import { openEden, playEden, pointer } from "./eden.mjs";

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const AIDS = { map_tile: "[data-laying]", off_troops: "[data-odds]" };
const LOOKED = ["map_tile", "exp_prep", "cmb_play", "log_buy"];

await run("eden-phone", async (browser) => {
  const page = await newPage(browser, { viewport: UPRIGHT, hasTouch: true, isMobile: true });
  page.touches = true;
  await openEden(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
    options: { max_days: "2", first: "0" },
  });
  const taken = new Set();
  let held = "upright";
  await playEden(page, pointer(page, tap), {
    async check({ ask }) {
      if (ask === "log_place" && held === "upright") {
        held = "sideways";
        await page.setViewportSize(SIDEWAYS);
        await page.waitForSelector(".table.flat");
      }
      const name = `${held}-${ask}`;
      if (taken.has(name)) return;
      taken.add(name);
      await picture(page, `eden-phone-${name}`);
      if (LOOKED.includes(ask)) await axe(page, `eden on a phone (${name})`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      must(wide <= 0, `${name}: ${wide} px too wide`);
      await reachable(page, name);
      if (held === "upright" && AIDS[ask]) await helped(page, AIDS[ask]);
    },
  });
  must(taken.has("upright-cmb_play") || taken.has("sideways-cmb_play"), `saw ${[...taken]}`);
  await picture(page, "eden-phone-over");
  clean(page, "eden-phone");
});

/** What helps to decide is a touch away, and goes away again. */
async function helped(page, shown) {
  const aid = page.locator("[data-aid]");
  await tap(aid.locator("summary"));
  await aid.locator(shown).first().waitFor();
  await axe(page, `eden on a phone (${shown})`);
  await tap(aid.locator("summary"));
  await aid.locator(shown).first().waitFor({ state: "hidden" });
}

/** Every button of the question is on the screen and large enough for a finger. */
async function reachable(page, name) {
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll(".bar button")].flatMap((button) => {
      const { right, bottom, width, height } = button.getBoundingClientRect();
      const off = right > innerWidth + 1 || bottom > innerHeight + 1;
      const small = width < 43 || height < 43;
      return off || small ? [`${button.textContent.trim()}: ${off ? "off" : "small"}`] : [];
    }),
  );
  must(wrong.length === 0, `${name}: ${wrong}`);
}
