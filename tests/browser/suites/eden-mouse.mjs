// A whole match against Adepte by mouse: the map, the conquest for as many days as it takes, at most
// as many as a table may agree on, and its end, whoever wins.
import { axe, clean, comes, must, newPage, picture, run } from "./common.mjs";
import { asked, awaited, openEden, playEden, pointer } from "./eden.mjs";
import { hunter } from "./eden-hunt.mjs";

const DAYS = 12;

await run("eden-mouse", async (browser) => {
  const page = await newPage(browser);
  await openEden(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "adepte" }],
    options: { max_days: `${DAYS}`, first: "0" },
  });

  const taken = new Set();
  let barred = "";
  const check = async ({ ask, fronts, verdicts }) => {
    if (ask === "map_tile" && !taken.has(ask)) {
      barred = await whyNot(page);
      await rides(page);
    }
    if (ask === "off_target" && !taken.has(ask)) await weighs(page);
    if (taken.has(ask)) return;
    taken.add(ask);
    await picture(page, `eden-mouse-${ask}`);
    must((await cut(page)).length === 0, `${ask}: words are cut on ${await cut(page)}`);
    if (["map_tile", "exp_prep", "cmb_play", "log_buy"].includes(ask))
      await axe(page, `eden (${ask})`);
    if (ask === "exp_prep") await layers(page);
    if (ask === "log_buy") {
      await fills(page);
      await retells(page);
    }
    if (ask === "cmb_play") {
      must(fronts > 0, "a combat shows no front");
      must(/si tout s’arrête là|Égalité/.test(verdicts[0]), `who would win: ${verdicts[0]}`);
    }
  };
  const choose = hunter(page, { me: 0, other: 1, hunts: true });
  const steps = await playEden(page, pointer(page), { check, choose });
  for (const ask of ["map_tile", "setup_unit", "off_target", "cmb_play", "log_buy", "log_place"])
    must(taken.has(ask), `never asked for ${ask}: ${[...taken]}`);
  must(barred !== "", "a cell that can't be chosen does not say why");
  const end = page.locator("[role=dialog]:has(.ending)");
  await end.waitFor();
  const told = async () => (await end.textContent()).trim();
  const whole = /(gagne|perde|égalité).*(Conquête|Suprématie|dernier jour).*Jour \d+/is;
  await comes(page, async () => whole.test(await told()), "the end is not told");
  console.log(`${steps} decisions. ${(await told()).slice(0, 90)}`);
  must((await page.locator("[data-war]").count()) === 0, "the map is on show at the end");
  await picture(page, "eden-mouse-over");
  await axe(page, "the end of a match of Eden");
  clean(page, "eden-mouse");
});

/** The cards that do not show all their words. */
function cut(page) {
  return page
    .locator(":is(.hand, .tray) [data-fit]")
    .evaluateAll((all) =>
      all
        .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
        .map((e) => e.textContent.trim()),
    );
}

/** The drawn tile rides the cursor over a cell where it may lie. */
async function rides(page) {
  const spot = await page.locator("[data-legal]").first().boundingBox();
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2, { steps: 2 });
  await page.waitForSelector("[data-ghost-tile]", { state: "attached" });
  const kept = page.locator("[data-laying] [data-kept=true]");
  await comes(page, async () => (await kept.count()) === 5, "not all five conditions are kept");
}

/** A territory that can be attacked is pointed at: what an attack there may hope for. */
async function weighs(page) {
  await page.mouse.move(0, 0);
  const spot = await page.locator("[data-legal]").first().boundingBox();
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2, { steps: 2 });
  const odds = page.locator("[data-odds]").first();
  await odds.waitFor();
  const chance = Number(await odds.getAttribute("data-odds"));
  must(chance >= 0 && chance <= 100, `a chance of ${chance} in a hundred`);
  await picture(page, "eden-mouse-odds");
  await axe(page, "eden (odds of an attack)");
}

/** What each territory yields and what threatens it is told on the map when it is asked for. */
async function layers(page) {
  const told = page.locator("[data-told]");
  await page.locator("[data-layer=yields]").click();
  await told.first().waitFor();
  const yields = await told.evaluateAll((all) => all.map((e) => Number(e.dataset.told)));
  must(Math.max(...yields) > 0, `no territory yields anything: ${yields}`);
  await picture(page, "eden-mouse-yields");
  await page.keyboard.press("t");
  await page.waitForSelector("[data-layer=threats][aria-pressed=true]");
  await page.keyboard.press("t");
  await told.first().waitFor({ state: "detached" });
}

/** A card lies in the basket, unpaid, and is put back. */
async function fills(page) {
  const before = await asked(page);
  await page.locator(".ware.free").first().click();
  await page.locator("[data-basket]").waitFor();
  await picture(page, "eden-mouse-basket");
  await axe(page, "eden (basket)");
  must((await page.locator(".budget s").count()) > 0, "no purse tells what it held");
  const now = await asked(page);
  must(now.moment === before.moment, "something was bought before it was paid");
  await page.locator("[data-basket] button").click();
  await page.locator("[data-basket]").waitFor({ state: "detached" });
}

/** What the other did since one's turn is told again, and then it is one's own turn as before. */
async function retells(page) {
  const { moves } = await asked(page);
  await page.locator("[data-retell]").click();
  const told = page.getByRole("dialog", { name: "Depuis votre dernier tour" });
  await told.locator("li").first().waitFor();
  await picture(page, "eden-mouse-since");
  await axe(page, "eden (since one's turn)");
  await told.locator("[data-again]").click();
  const now = await awaited(page);
  must(now.ask === "log_buy" && now.moves.join() === moves.join(), `after it: ${now.ask}`);
}

/** A cell that touches nothing, far from the Heart alone, is pointed at: the rule it would break. */
async function whyNot(page) {
  const heart = await page.locator("[data-cell]").first().boundingBox();
  const far = heart.x + heart.width / 2 + 2 * heart.width; // two tiles to the right: one lies between
  await page.mouse.move(far, heart.y + heart.height / 2, { steps: 2 });
  const why = page.locator("[data-why]");
  await comes(page, async () => (await why.count()) > 0, "no word about a cell that is barred");
  const broken = page.locator("[data-laying] [data-kept=false]");
  await comes(page, async () => (await broken.count()) > 0, "no condition has a cross");
  await picture(page, "eden-mouse-barred");
  return (await why.textContent()).trim();
}
