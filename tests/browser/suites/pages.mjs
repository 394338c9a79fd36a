// Every page in French and English, by day and by night, wide and narrow: axe, pictures, and what
// each page promises. Also two at one screen with the curtain, refusals, drag, undo, play from here.
import {
  SERVER,
  axe,
  clean,
  comes,
  gamePage,
  must,
  newPage,
  newTable,
  picture,
  playLevel,
  run,
  turnTo,
} from "./common.mjs";
import { hearNetwork } from "./lending.mjs";
import { asked, mine, playMatch, pointer } from "./table.mjs";

const PAGES = [
  "/",
  "/lobby",
  "/games/generals",
  "/rules",
  "/rules/night-dealer",
  "/rules/duel",
  "/rules/generals",
  "/rules/night-dealer/complete",
  "/rules/ludotheque",
  "/profile",
  "/profile/settings",
  "/nowhere",
];
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const LOOKS = {
  fr: [
    { name: "day", colorScheme: "light", size: WIDE },
    { name: "night-phone", colorScheme: "dark", size: PHONE },
  ],
  en: [
    { name: "night", colorScheme: "dark", size: WIDE },
    { name: "day-phone", colorScheme: "light", size: PHONE },
  ],
};

/** A page in a language stands as it should in one light, at one size. */
async function looksWell(page, where, { colorScheme, size }) {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  must(wide <= 0, `${where} scrolls sideways by ${wide} px`);
  await picture(page, `page-${where}`, where.startsWith("home"));
  await axe(page, where);
}

async function everyPage(browser) {
  for (const [language, looks] of Object.entries(LOOKS)) {
    const page = await newPage(browser, { locale: language === "fr" ? "fr-FR" : "en-GB" });
    await hearNetwork(page);
    for (const [place, path] of PAGES.entries()) {
      await page.goto(SERVER + path);
      await page.waitForLoadState("networkidle");
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      const ways = place % 2 ? looks.toReversed() : looks; // half of them open on a phone
      for (const look of ways) await looksWell(page, `${name}-${language}-${look.name}`, look);
    }
    clean(page, language);
    await page.context().close();
  }
}

async function language(browser) {
  const page = await newPage(browser);
  await page.goto(SERVER);
  await page.getByText("À quoi jouons-nous").waitFor();
  await turnTo(page, "English");
  await page.getByText("What shall we play?").waitFor();
  must((await page.getAttribute("html", "lang")) === "en", "the page says its language");
  await page.reload();
  await page.getByText("What shall we play?").waitFor();
  const dialog = await newTable(page, "night-dealer");
  await dialog.getByRole("heading", { name: "New table: Night Dealer", exact: true }).waitFor();
  const mark = await dialog
    .locator("summary")
    .evaluate((e) => getComputedStyle(e, "::before").content);
  must(mark !== "none", "what can be opened is marked");
  await page.context().close();
}

async function rulebook(browser) {
  const page = await newPage(browser);
  await page.goto(`${SERVER}/rules/night-dealer#ND-Q5`);
  const rule = page.locator("#ND-Q5");
  await rule.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "ND-Q5");
  must(
    await rule.evaluate((e) => e.getBoundingClientRect().top < innerHeight),
    "the rule is on the screen",
  );
  await rule.locator("summary").first().click();
  await rule.locator("article").waitFor();
  const example = page.locator("details", { has: page.locator("#ND-X01") });
  await example.locator("summary").click();
  await example.locator("article").waitFor();
  const before = await example.textContent();
  await example.getByRole("button", { name: "Coup suivant" }).click();
  must((await example.textContent()) !== before, "an example steps on");
  await example.scrollIntoViewIfNeeded();
  await picture(page, "rulebook-example");
  await axe(page, "rulebook with examples");
  await page.getByRole("link", { name: "← En une minute" }).click();
  const idea = page.locator("section", { hasText: "La Griffe bat le Maléfice" });
  await idea.getByRole("button", { name: "Coup suivant" }).click();
  await idea.getByText("Étape 2").waitFor();
  const cited = idea.getByRole("link", { name: "ND-RPS-a" });
  await cited.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  must(left > 300, `the idea stands at ${left} px`);
  await cited.click();
  await page.waitForFunction(() => document.activeElement?.id === "ND-RPS-a");
  await page.goBack();
  const place = () => page.evaluate(() => scrollY);
  const isBack = async () => Math.abs((await place()) - left) < 4;
  await comes(page, isBack, "Back loses the place", 10_000);
  clean(page, "rulebook");
  await page.context().close();
}

/** Wait until the page's player is asked for a tile; answers rolls on the way. */
async function untilTile(page) {
  const hand = pointer(page);
  for (let i = 0; i < 600; i++) {
    const now = await asked(page);
    if (now.roll) await hand.primary();
    else if (now.keep) return now;
    else if (now.buttons.some(({ text }) => text === "Valider") && now.wheels.length) return now;
    else await page.waitForTimeout(50);
  }
  throw new Error("never asked for a tile");
}

async function refusals(browser) {
  const page = await newPage(browser);
  await playLevel(page, "night-dealer", "apprenti");
  await page.waitForSelector("[role=grid]");
  let now = await untilTile(page);
  const hand = pointer(page);
  // A first tile, taken back; the same by dragging; then one on a cell that is taken.
  await hand.wheel(now.wheels[0]);
  now = await asked(page);
  await hand.cell(now.targets[0]);
  if ((await asked(page)).kinds) await hand.kind(0);
  const laid = page.locator(".cell.tentative");
  await laid.waitFor();
  await page.keyboard.press("Escape");
  await laid.waitFor({ state: "detached" });

  const free = now.targets.at(-1);
  await page
    .locator(`.near [data-wheel="${now.wheels[0]}"]`)
    .dragTo(page.locator(`[data-cell="${free}"]`));
  if ((await asked(page)).kinds) await hand.kind(0);
  await laid.waitFor();
  await picture(page, "table-dragged");
  await page.waitForFunction(() => document.querySelector(".actions .primary:not([disabled])"));
  const second = now.wheels.find((wheel) => wheel !== now.wheels[0]);
  await hand.wheel(second);
  await hand.cell(free);
  await page.waitForSelector(".refusal a");
  const refusal = page.locator(".refusal");
  must(/ND-/.test(await refusal.textContent()), "a refusal names its rule");
  await picture(page, "table-refusal");
  await axe(page, "refusal");
  const [book] = await Promise.all([
    page.context().waitForEvent("page"),
    refusal.locator("a").click(),
  ]);
  await book.waitForFunction(() => /^ND-/.test(document.activeElement?.id ?? ""));

  await page.getByRole("button", { name: "Conseil" }).click();
  await page.waitForSelector("[data-advice] li");
  must(/%/.test(await page.textContent("[data-advice]")), "advice tells a chance of winning");
  await page.waitForSelector("[data-rings]:not([data-rings='0'])"); // and is shown on the table
  await picture(page, "table-hints");
  await axe(page, "hints");
  await page.keyboard.press("Escape");
  await page.goto(SERVER); // a game under way stands above all others
  const resume = await page.getByRole("link", { name: /^Jouer mon tour/ }).boundingBox();
  const first = await page.locator("[data-box]").first().boundingBox();
  must(resume && resume.y < first.y, "a game under way is found without scrolling");
  clean(page, "refusals");
  await page.context().close();
}

/** A table with a clock and an option; going back by consent; resigning. */
async function tableChoices(browser) {
  const page = await newPage(browser);
  const dialog = await newTable(page, "night-dealer");
  await dialog.getByLabel("Place B").selectOption("level:apprenti");
  await dialog.getByLabel("Pendule").selectOption("total");
  await dialog.getByText("Options du jeu").click();
  await picture(page, "table-choices");
  await axe(page, "choices of a new table");
  await dialog.getByRole("button", { name: "Ouvrir la table" }).click();
  await page.waitForSelector("[role=grid]");
  await page.locator("[role=timer]").first().waitFor();

  const now = await untilTile(page);
  const hand = pointer(page);
  const lines = () => page.locator("[role=log] li").count();
  if (now.keep) await hand.keep();
  await page.waitForFunction(() =>
    document.querySelector(".actions")?.textContent.includes("Valider"),
  );
  const before = await lines();
  await page.getByRole("button", { name: "Menu" }).click();
  await axe(page, "menu of a table");
  await picture(page, "table-menu");
  await page.getByRole("button", { name: "Reprendre mon coup" }).click();
  await page.waitForFunction((n) => document.querySelectorAll("[role=log] li").length <= n, before);
  await page
    .getByRole("button", { name: "Lancer", exact: true })
    .or(page.getByRole("button", { name: "Garder" }))
    .first()
    .waitFor();

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Abandonner" }).click();
  await page.locator(".ending").waitFor();
  must(
    /Vous avez abandonné\./.test(await page.textContent(".prompt")),
    "the end says that one gave up",
  );
  must(
    /Vous abandonnez\./.test(await page.textContent("[role=log]")),
    "the log tells the resignation",
  );
  must(!(await page.getByRole("button", { name: "Conseil" }).count()), "no hints after the end");
  await page.goto(SERVER);
  await page
    .getByRole("link", { name: /Revoir/ })
    .first()
    .waitFor();
  await page.getByText("Perdu", { exact: true }).waitFor();
  await picture(page, "home-with-games", true);
  clean(page, "table choices");
  await page.context().close();
}

/** Back closes a dialog before it leaves the page; a table opened from one is a step from there. */
async function backAndForth(browser) {
  const page = await newPage(browser);
  await page.goto(`${SERVER}/lobby`);
  await gamePage(page, "night-dealer");
  const dialog = page.locator("dialog[open]");
  const open = async () => {
    await page.getByRole("button", { name: /^Ouvrir une table/ }).click();
    await dialog.waitFor();
  };
  const path = (wanted) => page.waitForFunction((at) => location.pathname === at, wanted);
  await open();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  must(/night-dealer$/.test(page.url()), "Back closed the dialog and stayed");
  await open();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await open();
  await dialog.getByLabel("Place B").selectOption("level:apprenti");
  await dialog.getByRole("button", { name: "Ouvrir la table" }).click();
  await page.waitForSelector("[role=grid]");
  await page.getByRole("button", { name: "Menu" }).click();
  await dialog.getByRole("link", { name: "Revoir la partie" }).click();
  await page.waitForSelector("input[type=range]");
  must((await page.locator("dialog[open]").count()) === 0, "a link in a dialog leaves it");
  await page.goBack();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector("[role=grid]");
  await page.goBack();
  await path("/games/night-dealer");
  await page.goBack();
  await path("/lobby");
  clean(page, "back and forth");
  await page.context().close();
}

async function oneScreen(browser) {
  const page = await newPage(browser);
  await gamePage(page, "night-dealer");
  await page.getByRole("button", { name: /^À plusieurs ici/ }).click();
  const names = page.getByRole("dialog", { name: "À plusieurs ici" });
  await names.getByLabel("Nom du joueur A").fill("Ana");
  await names.getByLabel("Nom du joueur B").fill("Bruno");
  await axe(page, "names of two at one screen");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[role=grid]");
  for (const name of ["Ana", "Bruno"]) await page.getByText(name).first().waitFor();
  let curtains = 0;
  const hand = pointer(page);
  const lift = hand.lift;
  hand.lift = async () => {
    if (curtains++ === 0) {
      await picture(page, "curtain");
      await axe(page, "curtain");
    }
    await lift();
  };
  await playMatch(page, hand);
  must(curtains === 0, "no curtain where the board hides nothing from two at one screen");
  must(/gagne|hésite/.test(await page.textContent(".prompt")), "the winner is named");
  await replay(page);
  clean(page, "one screen");
  await page.context().close();
}

async function replay(page) {
  await page.getByRole("link", { name: "Analyser" }).click();
  await page.waitForSelector("input[type=range]");
  await page.waitForSelector("polyline"); // who played need not ask for it
  await page.getByLabel("Position dans la partie").focus();
  await page.keyboard.press("Home");
  await page.getByText("Coup 0 sur").waitFor();
  for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Coup suivant" }).click();
  await page.getByText("Coup 4 sur").waitFor();
  await page.waitForURL(/at=4(&|$)/); // the address follows, and a reload comes back to it
  await page.reload();
  await page.getByText("Coup 4 sur").waitFor();
  const numbers = await page.locator("[role=log] li[data-entry] > button").allTextContents();
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  must(Number(numbers.at(-1)) === last, "the log counts as the replay does");
  must(new Set(numbers).size === numbers.length && numbers.length >= last, "no step is dead");
  await page.waitForFunction(
    () => !document.querySelector("[role=status]")?.textContent?.startsWith("Calcul"),
    null,
    { timeout: 120_000 },
  );
  await picture(page, "replay-curve");
  await axe(page, "replay with its curve");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Enregistrer la partie" }).click(),
  ]);
  must(/jsonl$/.test(file.suggestedFilename()), "the replay can be taken away");
  await page.getByRole("button", { name: "Jouer à partir d’ici" }).click();
  await axe(page, "play from here");
  await page.getByRole("button", { name: /Jouer contre l’Apprenti/ }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector("[role=grid]");
  for (let i = 0; i < 200 && !mine(await asked(page)); i++) await page.waitForTimeout(50);
  must(mine(await asked(page)), "the match goes on from there");
}

async function profile(browser) {
  const page = await newPage(browser);
  await page.goto(`${SERVER}/profile/settings`);
  const name = page.getByLabel("Votre nom");
  await page.waitForFunction(() => document.querySelector("#name")?.value);
  await name.fill("Minuit");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("C’est noté.").waitFor();
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#name")?.value === "Minuit");
  await page.getByLabel("Nom du robot").fill("Automate");
  await page.getByRole("button", { name: "Créer un robot" }).click();
  await page.locator("code").waitFor();
  clean(page, "profile");
  await page.context().close();
}

await run("pages", async (browser) => {
  await everyPage(browser);
  await language(browser);
  await rulebook(browser);
  await refusals(browser);
  await profile(browser);
  await tableChoices(browser);
  await backAndForth(browser);
  await oneScreen(browser);
});
