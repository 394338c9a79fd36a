// The map editor of Generals by mouse: a map drawn, mended, looked at, saved and played on.
import { SERVER, axe, clean, gamePage, must, newPage, picture, run, turnTo } from "./common.mjs";
import { speaks } from "./duel.mjs";
import { asked, playGenerals, pointer } from "./generals.mjs";
import {
  DESK,
  GOOD,
  SHELF,
  at,
  blank,
  breaks,
  broken,
  click,
  drag,
  fits,
  here,
  importText,
  key,
  menu,
  more,
  owner,
  owners,
  paint,
  ready,
  rowsOf,
  saveButton,
  sheet,
  size,
  textOf,
  tool,
  undo,
} from "./maps.mjs";

/** A map of ten by ten from nothing: every fault named, then mended; saved, and there again. */
async function drawn(browser) {
  const page = await newPage(browser, DESK);
  await gamePage(page, "generals");
  await page.getByRole("link", { name: /Dessiner une carte/ }).click();
  await page.waitForSelector("[data-from=plain]");
  await picture(page, "map-shelf-empty");
  await axe(page, "an empty shelf");
  await speaks(page, "fr");
  await page.locator("[data-blank='10']").click();
  await sheet(page).waitFor();
  await breaks(page, "GEN-MAP-07", "GEN-MAP-07"); // nobody can create anything
  must(/P1 n’a aucun bâtiment/.test(await page.textContent(".verdict")), "each player is named");
  await picture(page, "map-blank");
  await axe(page, "a blank sheet");
  await fits(page, "a blank sheet", 24);

  await paint(page, "B");
  await owner(page, 1);
  await click(page, 1, 1);
  await paint(page, "O");
  await click(page, 3, 1);
  await ready(page);
  let text = await textOf(page);
  must(owners(text).join() === "owner P1: (1,1) (3,1),owner P2: (6,8) (8,8)", "both sides own");
  must(rowsOf(text)[8] === "......O.B.", "a half-turn repeats the buildings");

  // Brush, rectangle, fill and pick-up.
  await paint(page, "=");
  await drag(page, [2, 1], [2, 4], [5, 4]);
  await paint(page, "f");
  await tool(page, "rectangle");
  await drag(page, [8, 0], [9, 2]);
  await tool(page, "brush");
  await paint(page, "^");
  await drag(page, [6, 0], [6, 3], [9, 3]); // shuts a corner off
  await tool(page, "fill");
  await paint(page, ":");
  await click(page, 7, 1);
  text = await textOf(page);
  const rows = rowsOf(text);
  must(rows[1] === ".B=O..^:ff", `the corner is filled: ${rows[1]}`);
  must(rows[4].startsWith("..===="), `a line without gaps: ${rows[4]}`);
  must(rows[3].startsWith("..=...^^^^"), `a ridge: ${rows[3]}`);
  const turned = [...rows].reverse().map((row) => [...row].reverse().join(""));
  must(turned.join() === rows.join(), "the map is symmetric");
  await tool(page, "pick");
  await click(page, 9, 3);
  must(await page.locator("[data-paint='^'] input").isChecked(), "the mountain is picked up");
  must(await page.locator("[data-tool=brush] input").isChecked(), "and can be painted at once");
  await click(page, 5, 8, { button: "right" });
  await page.waitForFunction(() => document.querySelector("[data-paint='.'] input").checked);
  await picture(page, "map-drawn");
  await axe(page, "a drawn map");
  await speaks(page, "fr");

  // A stroke is one change; it is taken back and given again.
  await paint(page, "~");
  await drag(page, [0, 5], [4, 5]);
  must(rowsOf(await textOf(page))[5].startsWith("~~~~"), "a river");
  await undo(page);
  must((await textOf(page)) === text, "the whole stroke is taken back");
  await page.getByRole("button", { name: "Rétablir" }).click();
  must(rowsOf(await textOf(page))[5].startsWith("~~~~"), "and given again");
  await undo(page);
  await ready(page);

  // A port on dry land: the cell is named, and gone to.
  await paint(page, "P");
  await owner(page, 0);
  await click(page, 0, 6);
  await breaks(page, "GEN-MAP-08", "GEN-MAP-08");
  await picture(page, "map-broken");
  await axe(page, "a broken map");
  await page.getByRole("button", { name: "Jouer", exact: true }).click({ force: true });
  await page.getByText("Pas encore jouable").waitFor();
  must(!(await page.locator("dialog[open]").count()), "no table is offered");
  await turnTo(page, "English");
  must(/must touch water/.test(await page.textContent(".verdict")), "in English as well");
  await speaks(page, "en");
  await turnTo(page, "Français");
  await page.getByRole("button", { name: "Montrer la case (9,3)" }).click();
  must(/^\(9,3\) Port, neutre/.test(await here(page)), `the cell is gone to: ${await here(page)}`);
  await key(page, "Control+z");
  await ready(page);

  await page.getByLabel("Nom de la carte").fill("Deux crêtes");
  await page.locator("[data-days]").fill("20");
  await page.locator("[data-days]").press("Tab");
  await saveButton(page).click();
  await page.getByText("Carte « Deux crêtes » enregistrée.").waitFor();
  await page.reload();
  await ready(page);
  must((await page.getByLabel("Nom de la carte").inputValue()) === "Deux crêtes", "it was kept");
  const kept = await textOf(page);
  must(rowsOf(kept).join() === rows.join() && /day_limit: 20/.test(kept), "as it was drawn");
  must(/^name: Deux crêtes$/m.test(kept), "with its name");
  clean(page, "a map by mouse");
  return page;
}

/** What is not saved is not lost; back to the saved version; a network that fails. */
async function drafts(page) {
  await paint(page, "~");
  await click(page, 0, 0);
  await page.getByText("Pas enregistrée", { exact: true }).waitFor();
  await page.reload();
  await sheet(page).waitFor();
  must(rowsOf(await textOf(page))[0].startsWith("~"), "a change survives a reload");
  await page.getByRole("link", { name: "Cartes" }).click();
  await page.getByText("modifiée, pas encore enregistrée").waitFor();
  await page.locator("[data-map='Deux crêtes'] a").click();
  await sheet(page).waitFor();
  await more(page, "Revenir à la version enregistrée");
  await page.getByText("Enregistrée", { exact: true }).waitFor();
  must(rowsOf(await textOf(page))[0].startsWith("."), "the saved version");
  await page.getByRole("button", { name: "Autres actions" }).click();
  await picture(page, "map-more");
  await axe(page, "what else can be done");
  await menu(page, "Tout effacer").click();
  await breaks(page, "GEN-MAP-07", "GEN-MAP-07");
  await undo(page);
  await ready(page);

  await page.route("**/check", (route) => route.abort());
  await paint(page, "f");
  await click(page, 5, 0);
  await page.getByText("La carte n’a pas pu être vérifiée.").waitFor();
  must(!/prête/.test(await page.textContent(".verdict")), "nobody says that it is ready");
  await picture(page, "map-unreached");
  await axe(page, "a map that could not be checked");
  await page.unroute("**/check");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await ready(page);
  await undo(page);
  await ready(page);
  page.troubles.length = 0; // the browser's own words about that network
}

/** Every symmetry repeats what is painted; an uneven map is made even; sizes have limits. */
async function symmetries(page) {
  await blank(page, 10);
  const choose = (name) => page.locator("[data-symmetry]").selectOption(name);
  const cases = [
    ["mirror_left_right", "B........B", 0, "owner P1: (0,0),owner P2: (9,0)"],
    ["mirror_top_bottom", "B.........", 9, "owner P1: (0,0),owner P2: (0,9)"],
    ["rotate180", ".........B", 9, "owner P1: (0,0),owner P2: (9,9)"],
  ];
  for (const [name, row, y, owned] of cases) {
    await choose(name);
    await paint(page, "B");
    await owner(page, 1);
    await click(page, 0, 0);
    const text = await textOf(page);
    must(rowsOf(text)[y] === row && owners(text).join() === owned, `${name}: ${text}`);
    await ready(page);
    await undo(page);
  }
  await page.locator("[data-players]").selectOption("4");
  await choose("rotate90");
  await click(page, 2, 1);
  let text = await textOf(page);
  must(
    owners(text).join() === "owner P1: (2,1),owner P2: (8,2),owner P3: (7,8),owner P4: (1,7)",
    `a quarter-turn goes round the players: ${owners(text)}`,
  );
  await ready(page);
  await picture(page, "map-quarter");

  // Claimed, but not so: named with its cell, and mended by one press.
  await choose("none");
  await paint(page, "^");
  await click(page, 4, 1);
  await choose("rotate90");
  await breaks(page, "GEN-MAP-11");
  must(/\(4,1\)/.test(await page.textContent(".verdict")), "the first cell that breaks it");
  await page.getByText("4 cases ne suivent pas la symétrie.").waitFor();
  await axe(page, "a broken symmetry");
  await picture(page, "map-uneven");
  await page.locator("[data-mend]").click();
  await ready(page);
  must(rowsOf(await textOf(page))[8] === ".....^.B..", "the upper left is the model");

  // A square stays a square under a quarter-turn; what is typed wrong stays within the limits.
  await page.locator("[data-width]").fill("12");
  await page.locator("[data-width]").press("Tab");
  must((await size(page)).join() === "12,12", "it stays a square");
  await ready(page);
  await choose("rotate180");
  await page.locator("[data-width]").fill("999");
  await page.locator("[data-width]").press("Tab");
  must((await size(page)).join() === "32,12", "32 columns at most");
  must((await page.locator("[data-width]").inputValue()) === "32", "and says so");
  await page.locator("[data-height]").fill("-4");
  await page.locator("[data-height]").press("Tab");
  must((await size(page)).join() === "32,5", "5 rows at least");
  must(
    await page.locator("[data-symmetry] option[value=rotate90]").isDisabled(),
    "no quarter-turn of a map that is not square",
  );
  await undo(page);
  await undo(page);
  must((await size(page)).join() === "12,12", "sizes are taken back too");
  text = await textOf(page);
  await page.locator("[data-width]").fill("");
  await page.locator("[data-width]").press("Tab");
  must((await textOf(page)) === text, "an empty number changes nothing");
  clean(page, "symmetries");
}

/** Distances for everybody: even on a supplied map, uneven once a road is laid for one alone. */
async function fairness(page) {
  await page.goto(SHELF);
  await page.locator("[data-from=sand]").click();
  await ready(page);
  await page.getByRole("button", { name: "Équité" }).click();
  await page.locator("[data-even=true]").waitFor();
  must((await page.locator("tr[data-way]").count()) === 10, "a row for each building");
  const ways = () => page.locator("tr[data-way='4,6']").textContent();
  const walking = await ways();
  must((await page.locator("[data-land='1']").getAttribute("d")).length > 100, "land of P1");
  await picture(page, "map-fair");
  await axe(page, "a fair map");
  await speaks(page, "fr");
  await page.locator("[data-way-of]").selectOption("roll");
  must((await ways()) !== walking, "wheels take another time");
  await page.locator("[data-shown]").selectOption("player 2");
  must((await page.locator("[data-band]").count()) === 8, "shades of distance");
  await picture(page, "map-distance");
  await axe(page, "distances of one player");
  await page.locator("[data-way-of]").selectOption("float");
  await page.getByText("Le joueur 1 ne crée aucune unité de cette sorte.").waitFor();
  await page.locator("[data-way-of]").selectOption("walk");
  await page.locator("[data-shown]").selectOption("first");

  await page.getByRole("button", { name: "Carte", exact: true }).click();
  await page.locator("[data-symmetry]").selectOption("none");
  await page.getByRole("button", { name: "Équité" }).click();
  await paint(page, "~");
  await drag(page, [5, 0], [5, 5]);
  await page.locator("[data-even=false]").waitFor();
  await picture(page, "map-unfair");
  await page.locator("tr[data-way='7,3'] button").click();
  must(/^\(7,3\) Puits de pétrole, neutre/.test(await here(page)), "a building is gone to");
  await turnTo(page, "English");
  await speaks(page, "en");
  await turnTo(page, "Français");
  clean(page, "fairness");
}

/** The shelf: renamed, duplicated, deleted; the profile knows; what is kept wrong says so. */
async function shelf(page) {
  await page.goto(SHELF);
  await page.getByRole("button", { name: "Importer une carte" }).click();
  await importText(page, GOOD);
  await ready(page);
  must((await page.getByLabel("Nom de la carte").inputValue()) === "Gué", "with its name");
  await saveButton(page).click();
  await page.getByText("Carte « Gué » enregistrée.").waitFor();
  await page.goto(SHELF);
  await page.waitForSelector("[data-map='Gué']");
  await picture(page, "map-shelf");
  await axe(page, "a shelf of maps");
  await speaks(page, "fr");
  const about = async (name, what) => {
    await page.getByRole("button", { name: `Que faire de ${name}`, exact: true }).click();
    await menu(page, what).click();
  };
  await about("Gué", "Renommer");
  await page.locator("dialog[open] input").fill("Le passage");
  await page.locator("dialog[open] .primary").click();
  await page.getByText("La carte s’appelle Le passage.").waitFor();
  await about("Le passage", "Dupliquer");
  await page.locator("[data-map='Le passage (copie)']").waitFor();
  await about("Le passage", "Supprimer");
  await axe(page, "a map to delete");
  await page.locator("dialog[open] .primary").click();
  await page.getByText("Le passage est supprimée.").waitFor();
  await page.evaluate(
    async (value) => {
      const body = JSON.stringify({ kind: "map", name: "Griffonnage", value });
      const headers = { "content-type": "application/json" };
      await fetch("/api/games/generals/keepsakes/odd", {
        method: "PUT",
        headers,
        body,
      });
    },
    GOOD.replace("..::..", "..%:.."),
  );
  await page.reload();
  await page.locator("[data-map='Griffonnage'] a").click();
  await page.getByText("Cette carte ne peut pas être dessinée").waitFor();
  await page.locator("[data-fault=GEN-MAP-04]").waitFor();
  await axe(page, "a map that can't be drawn");
  await page.getByRole("button", { name: "Supprimer" }).click();
  await page.locator("dialog[open] .primary").click();
  await page.waitForSelector("[data-map='Deux crêtes']");
  must((await page.locator("[data-map='Griffonnage']").count()) === 0, "it is gone");
  await page.goto(`${SERVER}/profile/creations`);
  await page.getByRole("link", { name: "Deux crêtes" }).click();
  await ready(page);
  await page.goto(`${SHELF}/nothing-here`);
  await page.getByText("Cette carte n’est pas ici").waitFor();
  await axe(page, "a map that is not there");
  clean(page, "the shelf");
}

/** The map that was drawn is the one that is played on. */
async function played(page) {
  await page.goto(SHELF);
  const item = page.locator("[data-map='Deux crêtes']");
  await item.getByRole("button", { name: "Jouer" }).click();
  await page.waitForSelector("dialog[open]");
  await page.locator("[data-seat='0']").selectOption("open");
  await page.getByText("Prenez au moins une place.").waitFor();
  await page.locator("[data-seat='0']").selectOption("me");
  await page.locator("[data-general='0']").selectOption("takeda");
  await picture(page, "map-play");
  await axe(page, "who plays on it");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await page.waitForURL(/\/table\//);
  const match = page.url().split("/").at(-1);
  const told = await page.evaluate(async (match) => {
    const { options } = await (await fetch(`/api/matches/${match}`)).json();
    const headers = { "content-type": "application/json" };
    const asked = {
      method: "POST",
      headers,
      body: JSON.stringify({ options }),
    };
    const { facts } = await (await fetch("/api/games/generals/print", asked)).json();
    return {
      generals: options.generals,
      rows: facts.rows,
      name: facts.name.fr,
    };
  }, match);
  must(told.generals[0] === "takeda", JSON.stringify(told.generals));
  must(told.name === "Deux crêtes" && told.rows[1] === ".B=O..^:ff", JSON.stringify(told));
  await page.waitForSelector(".generals.frame");
  let most = 0;
  await playGenerals(page, pointer(page), {
    check: async ({ units }) => void (most = Math.max(most, units)),
    until: ({ day }) => /^Jour 4/.test(day.trim()),
  });
  must(most > 0, "units were created on the buildings that were drawn");
  must(/sur 20/.test((await asked(page)).day), "the day limit is the map’s");
  await picture(page, "map-played");
  clean(page, "played");
  await page.context().close();
}

await run("generals-editor", async (browser) => {
  const page = await drawn(browser);
  await drafts(page);
  await symmetries(page);
  await fairness(page);
  await shelf(page);
  await played(page);
});
