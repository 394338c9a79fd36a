// Matches that people start are balanced, say so in a line, and have a way back to the book.
import { SERVER, axe, clean, gamePage, must, newPage, newTable, picture, run } from "./common.mjs";

const BOOK = /^Comme dans le livre$/;

/** What is asked of the server when somebody presses. */
async function asked(page, press) {
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/matches"),
  );
  await press();
  const { options = {} } = (await sent).postDataJSON();
  await page.waitForURL("**/table/**");
  return options;
}

const play = (page) => asked(page, () => page.locator("form .go .primary").click());
const PAIRS = ["mage,rogue", "rogue,mage", "mage,warrior", "warrior,mage", "warden,warden"];

/** The duel: adjusted numbers and near classes, one's own class, who begins, the book. */
async function duel(page) {
  await gamePage(page, "duel");
  must(
    /rééquilibrés/.test(await page.locator("[data-terms=balanced]").innerText()),
    "the page of the duel does not say what is balanced",
  );
  await axe(page, "a balanced match");
  await picture(page, "balanced");
  const drawn = await play(page);
  must(drawn.balance === "adjusted" && drawn.ramp === "shared", `sent ${JSON.stringify(drawn)}`);
  must(PAIRS.includes(drawn.classes ?? "mage,warrior"), `far classes: ${drawn.classes}`);

  await gamePage(page, "duel");
  await page.getByLabel("Quelle classe pour vous ?").selectOption({ label: "Rôdeuse" });
  await page.getByLabel("Qui commence ?").selectOption({ label: "moi" });
  const own = await play(page);
  must(own.classes === "rogue,mage" && own.first === "0", `sent ${JSON.stringify(own)}`);

  await gamePage(page, "duel");
  await page.getByText(BOOK).click();
  must((await page.locator("[data-terms=book]").count()) === 1, "the way back does nothing");
  must(
    (await page.getByLabel("Et en face ?").locator("option", { hasText: "au sort" }).count()) === 0,
    "a class is left to the lot in a match as in the book",
  );
  const book = await play(page);
  must(!("balance" in book) && !("ramp" in book), `the book sent ${JSON.stringify(book)}`);

  await gamePage(page, "duel");
  must(
    (await page.locator("[data-terms=book]").count()) === 1,
    "the choice of the book is forgotten",
  );
  await page.getByText(/^Équilibré$/).click();
}

/** A table that is opened by hand, and a box on the shelf. */
async function others(page) {
  const dialog = await newTable(page, "eden");
  await dialog.locator("[data-terms=balanced]").waitFor(); // a new table says it too
  await picture(page, "balanced-table");
  const opened = await asked(page, () => dialog.locator(".primary").click());
  must(opened.balance === "adjusted", `a new table of Eden sent ${JSON.stringify(opened)}`);
  must(
    new Set(opened.civilisations?.split(",")).size === 6,
    `civilisations ${opened.civilisations}`,
  );
  await page.goto(SERVER);
  const box = page.locator("[data-box=tactique]");
  // And so does a box: by a sign, which is hidden where boxes are small, and over its button.
  await box.locator("[data-balanced]").waitFor({ state: "attached" });
  must(
    /rééquilibrés/.test(await box.locator(".primary").getAttribute("title")),
    "the button of a box does not say that its match is balanced",
  );
  const quick = await asked(page, () => box.locator(".primary").click());
  must(quick.balance === "adjusted" && quick.decks, `the box sent ${JSON.stringify(quick)}`);
}

await run("balanced", async (browser) => {
  const page = await newPage(browser);
  await duel(page);
  await others(page);
  clean(page, "balanced");
});
