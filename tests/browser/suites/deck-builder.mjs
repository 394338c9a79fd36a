// The duel's deck builder by mouse: rules named and mended; saved, exported, imported; played with.
import { SERVER, axe, clean, gamePage, must, newPage, picture, run, turnTo } from "./common.mjs";
import {
  DESK,
  SHELF,
  broken,
  count,
  deckIn,
  equipments,
  face,
  fits,
  importText,
  menu,
  ready,
  remove,
  saveButton,
} from "./decks.mjs";
import { openDuel, playDuel, pointer, speaks } from "./duel.mjs";

async function byMouse(browser) {
  const page = await newPage(browser, DESK);
  await gamePage(page, "duel");
  await page.getByRole("link", { name: /Composer un paquet/ }).click();
  await page.waitForSelector("[data-printed]");
  await picture(page, "deck-shelf-empty");
  await axe(page, "an empty shelf");
  await speaks(page, "fr");

  await page.locator("[data-printed=mage]").click();
  await page.waitForSelector("[data-card]");
  await ready(page);
  await picture(page, "deck-printed");
  await axe(page, "the printed deck");
  await speaks(page, "fr");
  await fits(page, "the workbench", 24);
  must((await count(page, "deck_full")) === 30, "the printed deck has 30 cards");
  must((await count(page, "too_many_ephemerals")) === 14, "and 14 Éphémères");

  // One copy too many is refused by its letter, and not added.
  await face(page, "fireball").click();
  await page.locator(".refusal a", { hasText: "DUEL-BUILD-a" }).waitFor();
  must(/Boule de feu/.test(await page.textContent(".refusal")), "the refusal names the card");
  must((await count(page, "deck_full")) === 30, "nothing was added");
  await picture(page, "deck-refused");
  await axe(page, "a copy refused");
  await page.locator(".refusal button").click();

  // Broken: one card and one Éphémère too many; then mended.
  await face(page, "minor_potion").click();
  await page.locator("[data-fault=DUEL-BUILD-c]").waitFor();
  must((await broken(page)).join() === "DUEL-BUILD-04,DUEL-BUILD-c", "both rules are named");
  must(/vous en avez/.test(await page.textContent("[data-fault=DUEL-BUILD-c]")), "with its number");
  must((await count(page, "too_many_ephemerals")) === 15, "the count tells it too");
  await picture(page, "deck-broken");
  await axe(page, "a broken deck");
  await page.getByRole("button", { name: "Jouer", exact: true }).click({ force: true });
  await page.getByText("Pas encore jouable").waitFor();
  await turnTo(page, "English");
  must(/At most 14/.test(await page.textContent(".verdict")), "in English as well");
  await speaks(page, "en");
  await turnTo(page, "Français");
  await remove(page, "fireball").click();
  await ready(page);

  await page.getByLabel("Nom du paquet").fill("Feu et potions");
  await saveButton(page).click();
  await page.getByText("Feu et potions est enregistré.").waitFor();
  await page.reload();
  await ready(page);
  must(
    (await page.getByLabel("Nom du paquet").inputValue()) === "Feu et potions",
    "the name was kept",
  );
  must(/1\/2/.test(await page.textContent("[data-row=minor_potion]")), "the deck was kept");
  await page.getByText("Enregistré", { exact: true }).waitFor();
  clean(page, "a deck by mouse");
  return page;
}

/** What is not saved is not lost: a draft, taking back, the saved version. */
async function drafts(page) {
  await remove(page, "attack").click();
  await page.getByText("Pas enregistré", { exact: true }).waitFor();
  await page.reload();
  await page.waitForSelector("[data-card]");
  must((await broken(page)).join() === "DUEL-BUILD-04", "a change survives a reload");
  await page.getByRole("link", { name: "Paquets" }).click();
  await page.getByText("modifié, pas encore enregistré").waitFor();
  await page.locator(".deck a").click();
  await page.getByRole("button", { name: "Autres actions" }).click();
  await menu(page, "Revenir à la version enregistrée").click();
  await ready(page);
  await page.getByText("Enregistré", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Autres actions" }).click();
  await picture(page, "deck-more");
  await axe(page, "what else can be done");
  await menu(page, "Vider le paquet").click();
  must((await count(page, "deck_full")) === 0, "an empty deck");
  await page.getByRole("button", { name: "Annuler le dernier changement" }).click();
  await ready(page);
  clean(page, "drafts");
}

/** A network that fails says so, and the deck is checked when it is back. */
async function unreached(page) {
  await page.route("**/check", (route) => route.abort());
  await remove(page, "attack").click();
  await page.getByText("Le paquet n’a pas pu être vérifié.").waitFor();
  must(!/prêt à jouer/.test(await page.textContent(".verdict")), "nobody says that it is ready");
  await picture(page, "deck-unreached");
  await axe(page, "a deck that could not be checked");
  await page.unroute("**/check");
  await page.getByRole("button", { name: "Réessayer" }).click();
  must((await broken(page)).join() === "DUEL-BUILD-04", "it is checked now");
  await page.getByRole("button", { name: "Annuler le dernier changement" }).click();
  await ready(page);
  page.troubles.length = 0; // the browser's own words about that network
}

async function filters(page) {
  const shown = () => page.locator("[data-card]").count();
  must((await shown()) === 29, "all cards of the class and the neutral ones");
  await page.getByRole("button", { name: "Neutres" }).click();
  must((await shown()) === 11, "11 neutral cards");
  await page.getByRole("button", { name: "Rapide", exact: true }).click();
  must((await shown()) === 1, "one of them Rapide");
  await page.getByRole("button", { name: "Coût 3" }).click();
  await page.getByText("Aucune carte ne correspond.").waitFor();
  await picture(page, "deck-filter-none");
  await axe(page, "no card fits");
  await page.getByRole("button", { name: "Tout montrer" }).click();
  await page.getByLabel("Chercher dans les cartes").fill("degat fois");
  must((await page.locator("[data-card=rune_force]").count()) === 1, "words without accents");
  await page.getByRole("button", { name: "Coût 4 et plus" }).click();
  must((await shown()) === 1, "cost 4 and above");
  await page.getByRole("button", { name: "Tout montrer" }).click();
  must((await shown()) === 29, "all of them again");
}

/** Out as text, in again with all that goes wrong in copying; and what can't be read. */
async function texts(page) {
  await page.getByRole("button", { name: "Autres actions" }).click();
  await menu(page, "Exporter").click();
  const text = await page.locator("dialog[open] textarea").inputValue();
  await picture(page, "deck-export");
  await axe(page, "a deck as text");
  await page.keyboard.press("Escape");
  const { name, deck } = deckIn(text, await equipments(page));
  must(name === "Feu et potions", `the export names the deck: ${name}`);
  const json = JSON.stringify(deck, null, 2);
  must(deck.cards.minor_potion === 1 && deck.equipment.length === 4, "and the deck that it is");

  await page.goto(SHELF);
  await page.getByRole("button", { name: "Importer un paquet" }).click();
  const alert = page.locator("dialog[open] [role=alert]");
  const wrong = async (bad, words) => {
    await importText(page, bad);
    must(words.test(await alert.textContent()), `${bad} says ${await alert.textContent()}`);
  };
  await wrong("bonjour", /Aucun paquet dans ce texte/);
  await wrong(json.slice(0, -3), /trop tôt \(ligne \d+, colonne \d+\)/);
  await wrong('{"class": "mage"\n "cards": {"fireball" 3}}', /ligne 2, colonne 23/);
  await wrong('{"class": "druide", "cards": {}}', /druide.*mage, warrior, rogue, warden/);
  await wrong('{"class": "mage", "cards": {"fireball": "trois"}}', /fireball\s: "trois"/);
  await wrong(
    '{"class": "mage", "cards": {"firebal": 3}}',
    /firebal\u00a0: vouliez-vous dire Boule de feu/,
  );
  await picture(page, "deck-import-bad");
  await axe(page, "a text that is no deck");
  const mangled = `Voici :\n\`\`\`json\n${json.replace(/"/g, "”").replace("}", ",}")}\n\`\`\``;
  await importText(page, mangled);
  await page.getByText("des guillemets d’une autre sorte").waitFor();
  await picture(page, "deck-import-mended");
  await axe(page, "a text mended");
  await menu(page, "Importer un paquet").click();
  await ready(page);
  must(
    (await page.getByLabel("Nom du paquet").inputValue()) === "Magicien importé",
    "an imported deck gets a name",
  );
  must(/1\/2/.test(await page.textContent("[data-row=minor_potion]")), "the same deck came in");

  // A name that is taken is refused by the server, and nothing is lost.
  await page.getByLabel("Nom du paquet").fill("Feu et potions");
  await saveButton(page).click();
  await page.getByText("Vous gardez déjà quelque chose sous ce nom.").waitFor();
  await picture(page, "deck-name-taken");
  await axe(page, "a name that is taken");
  page.troubles.length = 0; // the browser's own word about that refusal
  await page.getByLabel("Nom du paquet").fill("Importé");
  await saveButton(page).click();
  await page.getByText("Importé est enregistré.").waitFor();
  clean(page, "texts");
}

/** The shelf: renamed, duplicated, deleted; and the profile knows. */
async function shelf(page) {
  await page.goto(SHELF);
  await page.waitForSelector("[data-deck='Importé']");
  await picture(page, "deck-shelf");
  await axe(page, "a shelf of decks");
  await speaks(page, "fr");
  const more = async (name, what) => {
    await page.getByRole("button", { name: `Que faire de ${name}`, exact: true }).click();
    await menu(page, what).click();
  };
  await more("Importé", "Renommer");
  await page.locator("dialog[open] input").fill("Second");
  await axe(page, "a deck renamed");
  await page.locator("dialog[open] .primary").click();
  await page.getByText("Le paquet s’appelle Second.").waitFor();
  await more("Second", "Dupliquer");
  await page.locator("[data-deck='Second (copie)']").waitFor();
  await more("Second", "Supprimer");
  await axe(page, "a deck to delete");
  await page.locator("dialog[open] .primary").click();
  await page.getByText("Second est supprimé.").waitFor();
  await page.reload();
  await page.waitForSelector("[data-deck]");
  const names = await page.evaluate(() =>
    [...document.querySelectorAll("[data-deck]")].map((e) => e.dataset.deck).sort(),
  );
  must(names.join() === "Feu et potions,Second (copie)", `the shelf holds ${names}`);
  await page.goto(`${SERVER}/profile/creations`);
  await page.getByRole("link", { name: "Feu et potions" }).click();
  await ready(page);
  await page.goto(`${SHELF}/nothing-here`);
  await page.getByText("Ce paquet n’est pas ici").waitFor();
  await axe(page, "a deck that is not there");
  clean(page, "the shelf");
}

/** Played to the end against Apprenti; then chosen where another match begins. */
async function played(page) {
  await page.goto(SHELF);
  await page.locator("[data-deck='Feu et potions']").getByRole("button", { name: "Jouer" }).click();
  await page.waitForSelector("dialog[open]");
  await page.getByLabel("Sa classe").selectOption("mage");
  await page.getByLabel("Points de vie de chacun").fill("30");
  await picture(page, "deck-play");
  await axe(page, "whom to play");
  await page.getByRole("button", { name: "Commencer le duel" }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector(".prompt");
  await page
    .getByText(/joue[z]? un paquet personnalisé/)
    .first()
    .waitFor();
  const log = await page.textContent("[role=log]");
  must(/ajoutez? Potion mineure/.test(log), "the deck that lies there is the one that was made");
  await picture(page, "deck-played");
  await playDuel(page, pointer(page));
  must(/30/.test(await page.textContent(".far")), "for 30 hit points");

  await openDuel(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
    options: { classes: "mage,warrior", decks: "custom,default" },
  });
  await page.waitForSelector("[data-deck='Feu et potions']");
  await picture(page, "deck-choice");
  await axe(page, "a saved deck to choose");
  await speaks(page, "fr");
  await page.locator("[data-deck='Feu et potions']").click();
  await page.waitForSelector(".prompt");
  clean(page, "played");
  await page.context().close();
}

await run("deck-builder", async (browser) => {
  const page = await byMouse(browser);
  await drafts(page);
  await unreached(page);
  await filters(page);
  await texts(page);
  await shelf(page);
  await played(page);
});
