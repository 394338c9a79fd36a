// Two at one screen with the curtain; refusals with their rules; drag, take back, the warning about
// mana; piles laid out; decks chosen before the duel; classes chosen on the page of the game; a match under
// other options, printed as it is played.
import { SERVER, axe, clean, gamePage, must, newPage, newTable, picture, run } from "./common.mjs";
import { asked, openDuel, playDuel, pointer, speaks, theDuel } from "./duel.mjs";

const SOLO = [{ kind: "me" }, { kind: "level", level: "apprenti" }];

/** Wait until the page's player may play a card. */
async function untilPlay(page) {
  for (let i = 0; i < 400; i++) {
    const now = await asked(page);
    if (now.end) return now;
    if (now.pass)
      await pointer(page)
        .pass()
        .catch(() => {});
    await page.waitForTimeout(50);
  }
  throw new Error("never asked to play");
}

/** End the turn, warned or not, and wait until another one has begun. */
async function endTurn(page) {
  const before = await page.textContent(".numbers");
  await pointer(page).end();
  const said = await page.evaluate(() => document.querySelector("[data-end]")?.textContent ?? "");
  if (/quand même/.test(said)) await pointer(page).end();
  await page.waitForFunction(
    (old) => (document.querySelector(".numbers")?.textContent ?? "") !== old,
    before,
  );
}

async function oneScreen(browser) {
  const page = await newPage(browser);
  const dialog = await newTable(page, "duel");
  await dialog.getByText("Options du jeu").click();
  await axe(page, "choices of a new duel");
  await openDuel(page, {
    seats: [
      { kind: "me", name: "Ana" },
      { kind: "me", name: "Bruno" },
    ],
    options: { classes: "warrior,rogue", hp: "75" }, // more than a first turn can take
  });
  let curtains = 0;
  const hand = pointer(page);
  const lift = hand.lift;
  hand.lift = async () => {
    if (curtains++ === 0) {
      await picture(page, "duel-curtain");
      await axe(page, "curtain of a duel");
      const seen = await page.evaluate(() => document.querySelector("main .stage")?.inert ?? false);
      must(seen, "what the curtain hides can't be reached");
    }
    await lift();
  };
  await playDuel(page, hand);
  must(curtains >= 3, `the curtain fell ${curtains} times`);
  must(
    /gagne le duel|nul/.test(await page.textContent(".prompt")),
    "at one screen nobody is “you”",
  );
  await picture(page, "duel-one-screen-over");
  clean(page, "one screen");
  await page.context().close();
}

async function refusals(browser) {
  const page = await newPage(browser);
  await openDuel(page, {
    seats: SOLO,
    options: { classes: "warrior,mage", first: "0" },
  });
  let now = await untilPlay(page);
  const hand = pointer(page);
  await hand.strike();
  await page.waitForFunction(
    () => document.querySelector("[data-strike]")?.getAttribute("aria-disabled") === "true",
  );
  await untilPlay(page);
  await page.keyboard.press("s"); // a second time: refused, with its rule
  const refusal = page.locator(".refusal");
  await refusal.locator("a").waitFor();
  must(/DUEL-|E-\d/.test(await refusal.textContent()), "a refusal names its rule");
  await picture(page, "duel-refusal");
  await axe(page, "a refused strike");
  await refusal.getByRole("button").click();

  // Ends turns until a card that can't be played is in hand; pressed twice it says why.
  for (let turn = 0; turn < 12; turn++) {
    now = await untilPlay(page);
    const dead = now.hand.find((id) => !now.ready.includes(id));
    if (dead) {
      const card = page.locator(`[data-card="${dead}"]`);
      await card.click({ force: true }); // it says that it is disabled, and can be asked why
      await page.locator(".spotlight .why").waitFor();
      await picture(page, "duel-unplayable");
      await axe(page, "a card that can't be played");
      await card.click({ force: true });
      await page.locator(".spotlight .why.again").waitFor(); // once more, and in one place
      must((await refusal.count()) === 0, "a refusal is shown once");
      await page.keyboard.press("Escape");
      break;
    }
    await endTurn(page);
  }
  await page.getByRole("button", { name: "Conseil" }).click();
  await page.waitForSelector("[data-advice] li");
  must(/%/.test(await page.textContent("[data-advice]")), "advice tells a chance of winning");
  await page.waitForSelector("[data-rings]:not([data-rings='0'])"); // and is shown on the table
  await page.keyboard.press("Escape");
  await speaks(page, "fr");
  clean(page, "refusals");
  await page.context().close();
}

async function dragging(browser) {
  const page = await newPage(browser);
  await openDuel(page, {
    seats: SOLO,
    options: { classes: "warrior,mage", first: "0" },
  });
  const hand = pointer(page);
  let now = await untilPlay(page);
  for (let turn = 0; turn < 12 && !now.ready.length; turn++) {
    await endTurn(page);
    now = await untilPlay(page);
  }
  const lines = now.lines;
  const held = now.hand.length;
  await page.locator(`[data-card="${now.ready[0]}"]`).dragTo(page.locator("[data-arena]"));
  await page.waitForFunction((n) => document.querySelectorAll("[role=log] li").length > n, lines);
  const after = await untilPlay(page);
  must(after.hand.length <= held || after.lines > lines, "a card dropped in the middle is played");

  // Mana that a card could use is worth one question, and no more.
  const end = page.locator("[data-end]");
  for (let turn = 0; ; turn++) {
    must(turn < 14, "mana was never worth a question");
    await untilPlay(page);
    const before = await page.textContent(".numbers");
    await hand.end();
    const asks = await page.waitForFunction(
      (old) =>
        /quand même/.test(document.querySelector("[data-end]")?.textContent ?? "")
          ? "asks"
          : (document.querySelector(".numbers")?.textContent ?? "") !== old && "ended",
      before,
    );
    if ((await asks.jsonValue()) === "ended") continue;
    await picture(page, "duel-warning");
    await axe(page, "a warning about mana");
    await page.keyboard.press("Escape");
    must(/Fin du tour/.test(await end.textContent()), "Esc takes the question back");
    await endTurn(page);
    break;
  }
  await untilPlay(page);

  for (const pile of ["deck", "grave", "removed"]) {
    for (const side of ["far", "near"]) {
      await page.locator(`.${side} [data-pile=${pile}]`).click();
      await page.waitForSelector("dialog[open] ul");
      if (pile === "deck") {
        const words = await page.textContent("dialog[open]");
        must(/secret/.test(words), "the order of a deck is secret");
        await picture(page, `duel-pile-${side}`);
        await axe(page, `a deck laid out (${side})`);
      }
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog[open]", { state: "detached" });
    }
  }
  clean(page, "dragging");
  await page.context().close();
}

/** Decks chosen at the table: one's own refused with its rule, then laid; the other's printed. */
async function building(browser) {
  const page = await newPage(browser, {
    viewport: { width: 360, height: 740 },
  });
  await openDuel(page, {
    seats: [{ kind: "me" }, { kind: "open" }],
    options: { classes: "warrior,warrior", decks: "custom,custom", hp: "40" },
    until: "input[readonly]",
  });
  const other = await newPage(browser);
  await other.goto(await page.getByLabel("Lien d’invitation").inputValue());
  await other.getByRole("button", { name: "Accepter et s’asseoir" }).click();
  await other.getByText("choisit son paquet").first().waitFor();
  await picture(other, "duel-build-waiting");
  await axe(other, "the other chooses a deck");

  await page.locator("[data-standard]").waitFor();
  await picture(page, "duel-build");
  await axe(page, "a deck to choose");
  await speaks(page, "fr");
  const facts = await page.evaluate(() => fetch("/api/games/duel").then((r) => r.json()));
  const { deck } = facts.facts.classes.find(({ id }) => id === "warrior");
  const paste = async (value) => {
    await page.getByRole("button", { name: "Importer un paquet" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByLabel("Texte du paquet").fill(JSON.stringify(value));
    await dialog.getByRole("button", { name: "Importer", exact: true }).click();
  };
  await paste({
    ...deck,
    cards: { ...deck.cards, parry: 4, counterattack: 2 },
  });
  await page.locator("[role=alert] a").waitFor();
  must(/DUEL-/.test(await page.textContent("[role=alert]")), "an illegal deck names its rule");
  await picture(page, "duel-build-refused");
  must(await page.locator("[data-standard]").isVisible(), "a refused deck leaves nothing behind");
  const { deadly_cleaver: _, ...cards } = deck.cards;
  await paste({ ...deck, cards: { ...cards, minor_potion: 1 } });
  await page.getByText("choisit son paquet").first().waitFor();

  await other.locator("[data-standard]").click();
  for (const one of [page, other]) await one.waitForSelector(".prompt");
  await other.locator(".far [data-pile=deck]").click();
  await other.waitForSelector("dialog[open] ul");
  must(
    /seul son joueur/.test(await other.textContent("dialog[open]")),
    "a custom list stays with its player",
  );
  await picture(other, "duel-custom-deck");
  clean(page, "building");
  clean(other, "building, the other");
  await page.context().close();
  await other.context().close();
}

/** What a page of a match shows under options that change hit points, costs and texts. */
async function printsAdjusted(page, path, name) {
  const prints = [];
  page.on("request", (request) => {
    if (/\/api\/games\/duel(\/print)?$/.test(request.url())) prints.push(request.method());
  });
  await page.goto(SERVER + path);
  await page.waitForSelector(".duel.frame");
  must(prints.join() === "POST", `${name}: the game was asked for by ${prints.join()}`);
  const lives = await page.locator(".life .unseen").allTextContents();
  for (const most of ["130", "80"])
    must(
      lives.some((life) => life.includes(`PV sur ${most}`)),
      `${name}: ${most} at most, not ${lives}`,
    );
  const listed = async (side) => {
    await page.locator(`.${side} [data-pile=deck]`).click();
    const items = page.locator("dialog[open] li");
    await items.first().waitFor();
    const found = await items.allTextContents();
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    return found.map((text) => text.replace(/\s+/g, " ").trim());
  };
  const held = await page.locator("[data-card]").allTextContents(); // all copies may be in hand
  const items = [...(await listed("near")), ...(await listed("far")), ...held].map((text) =>
    text.replaceAll("\u00ad", ""),
  );
  const item = (card) => items.find((text) => text.includes(card)) ?? "";
  must(/^1 ?Contre-attaque/.test(item("Contre-attaque")), `${name}: ${item("Contre-attaque")}`);
  must(/toute la partie/.test(item("Concentration")), `${name}: ${item("Concentration")}`);
}

async function adjusted(browser) {
  const page = await newPage(browser);
  const { match } = await openDuel(page, {
    seats: SOLO,
    options: {
      classes: "mage,warrior",
      hp: "90,80",
      balance: "adjusted",
      concentration_force: "forever",
      first: "0",
    },
  });
  await untilPlay(page);
  await printsAdjusted(page, `/table/${match}`, "the table");
  await picture(page, "duel-adjusted");
  const watcher = await newPage(browser);
  await printsAdjusted(watcher, `/table/${match}`, "a spectator's table");
  await printsAdjusted(page, `/replay/${match}`, "the replay");
  clean(page, "adjusted");
  clean(watcher, "adjusted, watched");
  await page.context().close();
  await watcher.context().close();
}

/** Both classes are chosen on the page of the game, and remembered. */
async function quickPlay(browser) {
  const page = await newPage(browser, {
    viewport: { width: 360, height: 740 },
  });
  await gamePage(page, "duel");
  const [own, other] = [/Quelle classe pour vous/, /Et en face/].map((label) =>
    page.getByLabel(label),
  );
  await own.locator("option").nth(3).waitFor({ state: "attached" });
  must(
    (await own.inputValue()) === "" && (await other.inputValue()) === "",
    "classes are not left to the lot",
  );
  for (const select of [own, other]) {
    const { height, right } = await select.evaluate((e) => e.getBoundingClientRect().toJSON());
    must(height >= 43.5 && right <= 360, `a choice is ${height} px high, up to ${right}`);
  }
  await own.selectOption({ label: "Magicien" });
  await other.selectOption({ label: "Gardienne" });
  await page.reload();
  await own.locator("option").nth(3).waitFor({ state: "attached" });
  must((await own.inputValue()) === "mage", "the choice is remembered");
  await picture(page, "duel-phone-quick");
  await axe(page, "page of the duel with classes chosen");
  await page.goto(SERVER); // the match of one click is played with them too
  await theDuel(page)
    .getByRole("button", { name: /^Jouer/ })
    .click();
  await page.waitForSelector(".duel.frame");
  must(/Magicien/.test(await page.textContent(".near")), "one's own class as chosen");
  must(/Gardienne/.test(await page.textContent(".far")), "the other's class as chosen");
  clean(page, "quick play");
  await page.context().close();
}

await run("duel-more", async (browser) => {
  await oneScreen(browser);
  await refusals(browser);
  await dragging(browser);
  await building(browser);
  await quickPlay(browser);
  await adjusted(browser);
});
