// On a phone, the browser's Back closes what lies over the table of Generals before it leaves it;
// played by generals-phone.
import { clean, must, newPage, picture, tap } from "./common.mjs";
import { asked, faceToFace, pointer } from "./generals.mjs";

/** Back puts away what lies over the table, one layer at a time, and only then leaves it. */
export async function backCloses(page) {
  const table = page.url();
  const deep = () => page.evaluate(() => history.state?.layers ?? 0);
  const none = () => page.waitForFunction(() => !document.querySelector("dialog[open]"));
  const settled = (n) => page.waitForFunction((n) => (history.state?.layers ?? 0) === n, n);
  const entries = await page.evaluate(() => history.length);

  for (const spot of ["[data-more]", "button[aria-label=Menu]", "button[aria-label=Journal]"]) {
    await tap(page.locator(spot));
    await page.locator("dialog[open]").waitFor();
    await settled(1);
    await page.goBack();
    await none();
    must(page.url() === table && (await deep()) === 0, `Back closed ${spot} and stayed`);
    await page.goForward(); // what was closed stays closed
    await settled(0);
    must((await page.locator("dialog[open]").count()) === 0, "Forward opens nothing");
  }

  // One sheet leads to another: one step back all the same.
  await tap(page.locator("button[aria-label=Menu]"));
  await tap(page.locator("dialog[open]").getByRole("button", { name: "Abandonner" }));
  await page.locator("dialog[open] .primary").waitFor();
  await settled(1);
  await page.goBack();
  await none();
  must(page.url() === table, "Back refused to resign, and stayed");

  // A building's list.
  await pointer(page, { touch: true }).cell((await asked(page)).sites[0]);
  await page.locator("[data-create]").first().waitFor();
  await page.goBack();
  await page.locator("[data-create]").first().waitFor({ state: "detached" });
  must(page.url() === table, "Back closed the list, and stayed");

  // Closed by hand, a layer leaves nothing behind: the entry it had is spent, none is added.
  await tap(page.locator("[data-more]"));
  await settled(1);
  await tap(page.locator("dialog[open]").getByRole("button", { name: "Fermer" }));
  await none();
  await settled(0);
  const more = (await page.evaluate(() => history.length)) - entries;
  must(more <= 1, `${more} entries were left in the history`);

  // Loaded again with a sheet open, the table is itself, one step from where one came from.
  await tap(page.locator("[data-more]"));
  await settled(1);
  await page.reload();
  await page.waitForSelector(".generals.frame");
  await settled(0);

  // A link in a sheet takes the sheet's entry: Back from there is the table.
  await tap(page.locator("button[aria-label=Journal]"));
  const link = page.locator("dialog[open] [role=log] a").first();
  await link.waitFor();
  const { width, height } = await link.boundingBox();
  must(width >= 44 && height >= 32, `the number of a move is ${width}×${height} px`);
  await tap(link);
  await page.waitForURL(/\/replay\//);
  await page.waitForSelector("input[type=range]");
  await page.goBack();
  await page.waitForURL(table);
  await page.waitForSelector(".generals.frame");
  must((await page.locator("dialog[open]").count()) === 0, "back at the table, without its sheet");
  await page.goBack();
  await page.waitForFunction(() => location.pathname === "/");
  await page.goForward();
  await page.waitForURL(table);
  await page.waitForSelector(".generals.frame");
}

/** An attack composed, then the unit chosen: Back leaves one after the other, as Esc does. */
export async function backSteps(browser) {
  const page = await newPage(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await faceToFace(page);
  const hand = pointer(page, { touch: true });
  const settled = (n) => page.waitForFunction((n) => (history.state?.layers ?? 0) === n, n);
  await hand.unit("3,4");
  await page.waitForSelector('[data-target="5,7"]');
  await hand.cell("5,7");
  await page.waitForSelector('[data-order="attack 5,7"]');
  await settled(2);
  await picture(page, "generals-phone-aim");
  await page.goBack();
  await page.waitForSelector('[data-order="attack 5,7"]', { state: "detached" });
  must((await asked(page)).planning, "the unit is still chosen");
  await page.goBack();
  await page.waitForSelector(".movement", { state: "detached" });
  must(/\/table\//.test(page.url()), "and one is still at the table");

  // An order that is given leaves no layers behind.
  await hand.unit("3,4");
  await page.waitForSelector('[data-target="5,7"]');
  await hand.cell("5,7");
  await settled(2);
  await tap(page.locator('[data-order="attack 5,7"]'));
  await page.waitForSelector('[data-unit="3,4"].ready', { state: "detached" });
  await settled(0);
  clean(page, "back, step by step");
  await page.context().close();
}
