// Two against two on Crossroads: two people in one team, each in a browser of their own, two
// computers in the other, two more browsers watching. Allies see what either sees; who watches a game
// under fog sees what is public only.
import { axe, clean, must, newPage, picture, run } from "./common.mjs";
import { asked, openGenerals, playGenerals, pointer } from "./generals.mjs";

await run("generals-teams", async (browser) => {
  const [host, guest, watcher, phone] = await Promise.all([
    newPage(browser),
    newPage(browser, { locale: "en-GB", viewport: { width: 1100, height: 760 } }),
    newPage(browser, { viewport: { width: 900, height: 760 } }),
    newPage(browser, { viewport: { width: 360, height: 740 } }),
  ]);
  await openGenerals(host, {
    seats: [
      { kind: "me" },
      { kind: "open" },
      { kind: "level", level: "apprenti" },
      { kind: "level", level: "apprenti" },
    ],
    options: {
      map: "crossroads",
      teams: "0,0,1,1",
      order: "0,2,1,3",
      day_limit: 3,
      generals: "benali,nguyen,none,takeda",
    },
    until: "input[readonly]",
  });
  const terms = await host.textContent("[data-terms]");
  for (const told of [/carte.\? Carrefour/, /guerre.\? oui/, /Yasmine Benali, Linh/, /2 contre 2/])
    must(told.test(terms), `a table that waits says ${told}: ${terms}`);
  const link = await host.getByLabel("Lien d’invitation").inputValue();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Accept and sit down" }).click();
  for (const page of [host, guest]) await page.waitForSelector(".generals.frame");
  for (const page of [watcher, phone]) {
    await page.goto(host.url());
    await page.waitForSelector(".generals.frame");
  }
  must((await host.locator("[aria-label=Joueurs] li").count()) === 4, "four players are listed");
  must(/allié/.test(await host.textContent("[aria-label=Joueurs]")), "the ally is named as one");
  must(/ally/.test(await guest.textContent("[aria-label=Players]")), "on both sides");

  // What each saw: own units, the ally's, and never both to act at once.
  const seen = { ally: 0, watched: 0, both: 0 };
  const owned = (page, seat) => page.locator(`[data-unit][data-owner="${seat}"]`).count();
  const look = (page, ally) => async (now, step) => {
    seen.ally += (await owned(page, ally)) > 0 ? 1 : 0;
    seen.watched += await watcher.locator("[data-unit]").count();
    const turns = await Promise.all([asked(host), asked(guest)]);
    seen.both += turns.every((one) => one.end) ? 1 : 0;
    if (step > 5 && !seen.pictures && seen.ally) {
      seen.pictures = true;
      await picture(host, "generals-teams-host");
      await picture(guest, "generals-teams-guest");
      await picture(watcher, "generals-teams-watcher");
      await picture(phone, "generals-teams-watcher-phone");
      await axe(host, "a team game");
      await overviewSeen(host);
      await axe(guest, "a team game in English");
      await axe(watcher, "a team game for who watches");
      await axe(phone, "a team game for who watches on a phone");
      const head = await phone.locator("header").boundingBox();
      const line = await phone.locator("header .line").boundingBox();
      must(
        head.height <= 66 && line.y >= head.y && line.height <= head.height,
        `the line of who watches is ${line.height} px high in a header of ${head.height} px`,
      );
      must(/public/.test(await watcher.textContent(".say")), "who watches is told about the fog");
      must((await watcher.locator("[data-end]").count()) === 0, "and is asked nothing");
    }
  };
  await Promise.all([
    playGenerals(host, pointer(host), { check: look(host, 1) }),
    playGenerals(guest, pointer(guest), { check: look(guest, 0) }),
  ]);
  must(seen.ally > 0, "allies see each other's units");
  must(seen.watched === 0, "who watches saw units under the fog");
  must(seen.both === 0, "two were asked at once");
  must(seen.pictures, "nothing was looked at");

  for (const page of [host, guest]) await page.waitForSelector("[data-verdict]");
  await watcher.waitForSelector("[data-verdict]");
  await host.waitForTimeout(600);
  await picture(host, "generals-teams-over");
  await axe(host, "the end of a team game");
  const verdicts = await Promise.all(
    [host, guest].map((page) => page.textContent("[data-verdict] h2")),
  );
  must(
    /Victoire/.test(verdicts[0]) === /Victory/.test(verdicts[1]),
    `allies win or lose together: ${verdicts}`,
  );
  const rows = await host.locator("[data-verdict] tbody tr.won").count();
  must([0, 2, 4].includes(rows), `${rows} winners of a team game`);
  for (const [page, name] of [
    [host, "host"],
    [guest, "guest"],
    [watcher, "watcher"],
    [phone, "phone"],
  ])
    clean(page, name);
});

/** On a low screen too, four players leave room for the overview. */
async function overviewSeen(page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 800, height: 600 });
  await page.waitForTimeout(300);
  const mini = await page.locator("[data-minimap]").boundingBox();
  must(mini && mini.y + mini.height <= 600, `the overview is cut: ${JSON.stringify(mini)}`);
  await picture(page, "generals-teams-low");
  await page.setViewportSize(before);
  await page.waitForTimeout(300);
}
