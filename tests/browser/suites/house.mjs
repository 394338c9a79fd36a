// The house with five games: the shelf of the home page on one screen, the page of a game, the lobby;
// by mouse, finger and keys, in both languages.
import {
  SERVER,
  axe,
  cardOf,
  clean,
  comes,
  gamePage,
  inviteFriend,
  must,
  newPage,
  picture,
  run,
  tap,
} from "./common.mjs";
import { hearNetwork } from "./lending.mjs";

const NIGHT = /Le Meneur de Nuit|Night Dealer/;

/** Nothing of the page lies outside its first screen. */
async function fits(page, name) {
  const [high, wide, room] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight, scrollWidth, innerHeight];
  });
  must(high <= room, `${name} is ${high} px high on a screen of ${room}`);
  must(wide <= page.viewportSize().width, `${name} is ${wide} px wide`);
}

const names = (page) => page.locator("[data-box] h3").allTextContents();

/** What has the focus, as it is read aloud. */
const focused = (page) =>
  page.evaluate(() => {
    const e = document.activeElement;
    return e?.getAttribute("aria-label") ?? e?.textContent.trim() ?? "";
  });

/** From a first visit to a match in one click, then back to what waits. */
async function firstVisit(browser) {
  const page = await newPage(browser);
  await page.goto(SERVER);
  await cardOf(page, NIGHT).waitFor();
  const shelf = await names(page);
  must(shelf.length === 5, `five boxes stand on the shelf: ${shelf}`);
  must(
    shelf.join() === "Le Meneur de Nuit,La Hache et l’Arcane,TCG Tactique,Généraux,Battle For Eden",
    `the easiest and shortest first: ${shelf}`,
  );
  await page.getByRole("heading", { name: /Première visite/ }).waitFor();
  await page.getByRole("link", { name: /Commencer la leçon.*Le Meneur de Nuit/ }).waitFor();
  await fits(page, "home with five games");
  await picture(page, "house-home");
  await axe(page, "home with five games");

  // By keys: past the menu, then two stops for each box.
  await page.keyboard.press("Tab");
  must(/Aller au contenu/.test(await focused(page)), "the first stop leads to the content");
  await page.keyboard.press("Enter");
  const stops = [];
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press("Tab");
    stops.push(await focused(page));
  }
  must(/^Jouer : Le Meneur/.test(stops[0].replaceAll("\u00a0", " ")), `first stops at: ${stops}`);
  must(/^Découvrir : Le Meneur/.test(stops[1].replaceAll("\u00a0", " ")), `then at: ${stops}`);
  must(/TCG Tactique$/.test(stops[5]), `six stops to the third game: ${stops}`);

  await page.getByRole("button", { name: /^Jouer.*Le Meneur de Nuit$/ }).click();
  await page.waitForSelector("[role=grid]");
  await page.getByText("Apprenti").first().waitFor();
  const offer = page.locator("[data-offer-guide]");
  await offer.getByText(/Première partie/).waitFor();
  await picture(page, "house-guide-offered");
  await axe(page, "the guide offered at a first match");
  await offer.getByRole("button", { name: /^Non merci/ }).click();
  await offer.waitFor({ state: "detached" });
  await page.goto(SERVER);
  const turn = page.locator("[data-turn]");
  await turn.getByText(/contre l’Apprenti/).waitFor();
  const drawn = await turn
    .locator("img")
    .evaluate(async (image) => (await image.decode(), image.naturalWidth));
  must(drawn > 0, "the position is drawn");
  await page
    .getByRole("button", {
      name: /^Jouer contre l’Apprenti.*Le Meneur de Nuit$/,
    })
    .waitFor();
  await page.getByText("nouveau pour vous").first().waitFor();
  await page.getByRole("heading", { name: "Le problème du jour" }).waitFor();
  await fits(page, "home with a match under way");
  await picture(page, "house-home-again");
  await axe(page, "home with a match under way");
  await page.getByRole("link", { name: /^Jouer mon tour/ }).click();
  await page.waitForSelector("[role=grid]");
  must((await offer.count()) === 0, "who declined is asked again");

  // The guide of another game is taken up: the match that was opened is no more.
  await page.goto(SERVER);
  await page.getByRole("button", { name: /^Jouer.*La Hache/ }).click();
  await offer.getByRole("button", { name: "Commencer la leçon" }).click();
  await page.waitForURL(/games\/duel\/learn\/1$/);
  await page.goto(SERVER);
  await turn
    .getByText(/contre l’Apprenti/)
    .first()
    .waitFor(); // the match begun before is there
  must((await turn.count()) === 1, "the match left for the guide waits");
  clean(page, "first visit");
  await page.context().close();
}

/** Five rows on a phone, the menu behind its button, and a game’s page whose button stays. */
async function onAPhone(browser) {
  const page = await newPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  await page.goto(SERVER);
  await cardOf(page, NIGHT).waitFor();
  await fits(page, "home on a phone");
  const rows = await page
    .locator("[data-box]")
    .evaluateAll((boxes) => boxes.map((box) => box.offsetHeight));
  must(
    rows.every((height) => height >= 94 && height <= 100),
    `rows of ${rows} px`,
  );
  await picture(page, "house-home-phone");
  await axe(page, "home on a phone");
  await tap(page.getByRole("button", { name: "Menu" }));
  await page.getByRole("link", { name: "Salon" }).waitFor();
  await axe(page, "menu on a phone");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Salon" }).waitFor({ state: "hidden" });

  await tap(cardOf(page, NIGHT).getByRole("link", { name: /^Découvrir/ }));
  const button = page.getByRole("button", { name: /^Jouer contre/ });
  await button.waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { y, height } = await button.boundingBox();
  must(y + height <= 844 && y > 740, `the button stays under the thumb: ${y}`);
  await picture(page, "house-game-phone");
  await axe(page, "page of a game on a phone");
  clean(page, "on a phone");
  await page.context().close();
}

/** The page of a game by keys, in English: a level, a question answered, and a match. */
async function gameByKeys(browser) {
  const page = await newPage(browser, { locale: "en-GB" });
  await gamePage(page, "night-dealer");
  await page.getByRole("radio", { name: /^Apprentice/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Play the Adept" }).waitFor();
  await page.locator("summary").focus();
  await page.keyboard.press("Enter");
  const question = page.getByLabel(/how many points to win/i);
  await question.focus();
  await question.selectOption("12");
  await picture(page, "house-game");
  await axe(page, "page of a game");
  await page.getByRole("radio", { name: /^Adept/ }).focus();
  await page.keyboard.press("Enter"); // a form is sent by it
  await page.waitForSelector("[role=grid]");
  const match = page.url().split("/").at(-1);
  const { options } = await page.evaluate(
    async (id) => (await fetch(`/api/matches/${id}`)).json(),
    match,
  );
  must(options.target_points === 12, `played with ${JSON.stringify(options)}`);
  await gamePage(page, "night-dealer");
  await page.getByText("your last level").waitFor();
  must(await page.getByRole("radio", { name: /^Adept/ }).isChecked(), "the last level is chosen");
  await page.goto(`${SERVER}/games/nothing`);
  await page.getByRole("link", { name: "home" }).waitFor();
  clean(page, "game by keys");
  await page.context().close();
}

/** A table opened in the lobby by one, found by its filter and taken by another. */
async function lobby(browser) {
  const [host, guest] = await Promise.all([
    newPage(browser),
    newPage(browser, { locale: "en-GB" }),
  ]);
  await host.goto(`${SERVER}/lobby`);
  await host.getByRole("button", { name: "Ouvrir une table" }).click();
  await host.getByRole("dialog").getByRole("button", { name: "La Hache et l’Arcane" }).click();
  const dialog = host.getByRole("dialog", { name: /Nouvelle table/ });
  await dialog.getByLabel("Pendule").selectOption("quick");
  await dialog.getByRole("button", { name: "Ouvrir la table" }).click();
  await host.getByLabel("Lien d’invitation").waitFor();
  const name = await host.evaluate(async () => (await (await fetch("/api/me")).json()).name);
  await host.goto(`${SERVER}/lobby`);
  await host.getByRole("link", { name: /^Revenir.*Vous/ }).waitFor(); // one's own is marked

  await guest.goto(`${SERVER}/lobby`);
  const sit = guest.getByRole("link", {
    name: new RegExp(`^Sit down: ${name}, Axe`),
  });
  await sit.waitFor();
  await guest.getByText("30 s per turn").first().waitFor();
  const all = async (words) =>
    Number((await guest.getByRole("button", { name: words }).textContent()).match(/\d+/)[0]);
  must(
    (await all(/^All/)) >= (await all(/^Axe/)) && (await all(/^Axe/)) >= 1,
    "filters tell how many",
  );
  await guest.getByRole("button", { name: /^Generals/ }).click();
  await sit.waitFor({ state: "detached" });
  await guest.getByRole("button", { name: /^Axe/ }).press("Enter");
  await sit.waitFor();
  await picture(guest, "house-lobby");
  await axe(guest, "lobby with tables");
  await sit.press("Enter");
  await guest.waitForSelector(".duel.frame");
  await comes(
    host,
    () => host.getByRole("link", { name: /^Revenir.*Vous/ }).count(),
    "still there",
  );
  (clean(host, "lobby"), clean(guest, "lobby"));
  await Promise.all([host.context().close(), guest.context().close()]);
}

/** An address of a table that is not there, or not for who came, promises nothing. */
async function wrongTables(browser) {
  const [host, page] = await Promise.all([newPage(browser), newPage(browser)]);
  const invite = new URL(await inviteFriend(host, "night-dealer"));
  for (const [path, told] of [
    ["/join/nothing", /n’existe|introuvable|aucune/i],
    [invite.pathname, /sur invitation.* demandez le lien/],
  ]) {
    await page.goto(SERVER + path);
    await page.getByRole("heading", { name: "Rejoindre une table" }).waitFor();
    await page.getByRole("alert").getByText(told).waitFor();
    must(!(await page.getByRole("link", { name: "Regarder" }).count()), `${path} can be watched`);
    must(!(await page.getByRole("button", { name: "Réessayer" }).count()), `${path}: try again`);
  }
  await axe(page, "a table by invitation");
  await host.locator("[data-withdraw]").click();
  await Promise.all([host.context().close(), page.context().close()]);
}

/** The page of Generals: maps for four, teams that are counted from 1, two against two. */
async function fourGenerals(browser) {
  const page = await newPage(browser);
  await gamePage(page, "generals");
  const last = page.locator("summary");
  await last.click();
  const questions = page.locator(".questions");
  await questions.getByText(/dernier jour/).waitFor();
  const teams = questions.getByText(/équipe pour chacun/);
  must((await teams.count()) === 0, "two players are asked for their teams");
  const lonely = await page
    .locator("select")
    .evaluateAll((all) => all.filter(({ options }) => options.length < 2).length);
  must(lonely === 0, `${lonely} questions have one answer`);
  await page.getByLabel("Quelle carte").selectOption({ label: "Quatre îles (à 4)" });
  await teams.waitFor();
  const words = await questions.getByLabel("Place D").last().locator("option").allTextContents();
  must(words.join() === "équipe 1,équipe 2,équipe 3,équipe 4", `teams are called ${words}`);
  await picture(page, "house-four-generals", true);
  await axe(page, "a map for four");

  await page.getByRole("button", { name: /^Deux contre deux/ }).click();
  await page.getByLabel("Lien d’invitation").waitFor();
  must(/2 contre 2/.test(await page.textContent("[data-terms]")), "not two against two");
  const kinds = await page.evaluate(async (match) => {
    const { table } = await (await fetch(`/api/matches/${match}`)).json();
    return table.seats.map(({ kind }) => kind).join();
  }, page.url().split("/").at(-1));
  must(kinds === "person,open,level,level", `seats: ${kinds}`);
  await page.locator("[data-withdraw]").click();
  // One click on the shelf takes the map that was chosen last, with as many seats as it has.
  await page.getByRole("button", { name: /^Jouer.*Généraux$/ }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector(".generals.frame");
  clean(page, "four generals");
  await page.context().close();
}

/** Two people on phones: what one says and asks is seen by the other, and so is a line that is lost.
 * The page is whole again by itself. */
async function twoOnPhones(browser) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const [host, guest] = await Promise.all([newPage(browser, phone), newPage(browser, phone)]);
  await guest.goto(await inviteFriend(host, "night-dealer"));
  await tap(guest.getByRole("button", { name: "Accepter et s’asseoir" }));
  for (const page of [host, guest]) await page.waitForSelector("[role=grid]");

  await tap(guest.getByRole("button", { name: "Journal" }));
  const sheet = (page) => page.locator("dialog[open]");
  await tap(sheet(guest).getByRole("tab", { name: "Discussion" }));
  await sheet(guest).getByLabel("Votre message").fill("Bonsoir !");
  await guest.keyboard.press("Enter");
  const log = host.getByRole("button", { name: "Journal, 1 message non lu" });
  await log.waitFor();
  await picture(host, "house-unread-phone");
  await axe(host, "an unread message on a phone");
  await tap(log);
  await sheet(host).getByText("Bonsoir !").waitFor();
  for (const page of [host, guest]) await tap(sheet(page).getByRole("button", { name: "Fermer" }));
  await host.getByRole("button", { name: "Journal", exact: true }).waitFor();

  await hearNetwork(host); // or it can't be taken away
  // The network goes while the socket seems open.
  const lost = host.getByText(/^Connexion perdue/);
  await host.context().setOffline(true);
  await lost.waitFor();
  const { y, width, height } = await lost.boundingBox();
  must(y >= 0 && width > 300 && height < 70, `told in ${width}×${height} px at ${y}`);
  await picture(host, "house-lost-phone");
  await host.context().setOffline(false);
  await lost.waitFor({ state: "detached" });

  await tap(guest.getByRole("button", { name: "Menu" }));
  await tap(guest.getByRole("button", { name: /Proposer la nulle/ }));
  const asked = host.locator("[data-draw]");
  await asked.getByRole("button", { name: "Accepter" }).waitFor();
  const [news, end] = await host.evaluate(() => {
    const box = (spot) => document.querySelector(spot).getBoundingClientRect();
    return [box("[data-news]").top, box("[data-draw]").bottom];
  });
  must(news >= end, `news at ${news} lies over a question that ends at ${end}`);
  await tap(asked.getByRole("button", { name: "Accepter" }));
  await host.getByText("Nulle d’un commun accord.").first().waitFor();

  // What was asked while there was no network is asked again by itself.
  await host.context().setOffline(true);
  await tap(host.locator('header .tool[href="/"]'));
  const silent = host.getByText(/^Le serveur ne répond pas/);
  await silent.waitFor();
  await host.context().setOffline(false);
  await silent.waitFor({ state: "detached" });
  must(
    host.troubles.every((said) => /ERR_INTERNET_DISCONNECTED/.test(said)),
    host.troubles.join(),
  );
  clean(guest, "two on phones");
  await Promise.all([host.context().close(), guest.context().close()]);
}

await run("house", async (browser) => {
  await firstVisit(browser);
  await onAPhone(browser);
  await gameByKeys(browser);
  await lobby(browser);
  await wrongTables(browser);
  await fourGenerals(browser);
  await twoOnPhones(browser);
});
