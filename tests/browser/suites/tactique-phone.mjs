// A whole match against Maître on a phone: upright, then held sideways.
import { axe, clean, must, newPage, picture, run } from "./common.mjs";
import { finger, momentOf, openTactique, playTactique, pointer, reachable } from "./tactique.mjs";

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const TURNED = 40; // steps after which the phone is turned

await run("tactique-phone", async (browser) => {
  const page = await newPage(browser, { viewport: UPRIGHT, hasTouch: true, isMobile: true });
  await openTactique(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "maitre" }],
    options: { factions: "aliens,robots", max_rounds: "20" },
  });
  const taken = new Set();
  let held = "upright";
  const steps = await playTactique(page, pointer(page, finger), {
    async check(now, step) {
      if (step > TURNED && held === "upright") {
        held = "sideways";
        await page.setViewportSize(SIDEWAYS);
        await page.waitForSelector(".table.flat");
      }
      const name = `${held}-${momentOf(now)}`;
      if (taken.has(name)) return;
      taken.add(name);
      await picture(page, `tactique-phone-${name}`);
      await reachable(page, name);
      await axe(page, `tactique on a phone (${name})`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      must(wide <= 0, `${name}: ${wide} px too wide`);
    },
  });
  must(steps > TURNED && held === "sideways", `a match of ${steps} steps`);
  must(taken.has("upright-cell"), `looked at ${[...taken]}`);
  await picture(page, "tactique-phone-over");
  clean(page, "tactique-phone");
});
