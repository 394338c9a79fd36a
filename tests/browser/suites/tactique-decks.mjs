// The deck builder of Tactique: a deck built, saved, exported, imported, and played.
import { SERVER, axe, clean, must, newPage, picture, run } from "./common.mjs";
import { DESK, broken, count, face, importText, ready, remove, saveButton } from "./decks.mjs";
import { playTactique, pointer } from "./tactique.mjs";

await run("tactique-decks", async (browser) => {
  const page = await newPage(browser, DESK);
  await page.goto(`${SERVER}/games/tactique/decks`);
  await page.getByRole("button", { name: /Le Bastion/ }).click();
  await page.waitForSelector("[data-card]");
  await ready(page);
  must((await count(page, "deck_size")) === 40, "a ready deck has 40 cards");
  must((await count(page, "deck_cores")) === 5, "and five Cores");
  await picture(page, "tactique-deck");
  await axe(page, "a ready deck of Tactique");

  // A fourth copy is refused by its rule; a sixth Core is one of two faults that are named together.
  await face(page, "R04").click();
  await page.locator(".refusal a", { hasText: "TAC-DECK-03" }).waitFor();
  await page.locator(".refusal button").click();
  await face(page, "R14").click();
  must((await broken(page)).join() === "TAC-DECK-01,TAC-DECK-04", "both rules are named");
  await remove(page, "R14").click();
  await ready(page);
  await remove(page, "R01").click();
  must((await broken(page)).join() === "TAC-DECK-01", "39 cards are too few");
  await face(page, "R30").click();
  await ready(page);
  await page.getByLabel("Nom du deck").fill("Frappe du ciel");
  await saveButton(page).click();
  await page.getByText("Frappe du ciel est enregistré.").waitFor();

  // Exported on one line, and read again from it.
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page
    .locator("dialog[open]")
    .getByRole("button", { name: /Exporter/ })
    .click();
  const text = await page.locator("dialog[open] textarea").inputValue();
  must(/^robots: R01x1 R02x2 .*R30x1$/.test(text.trim()), `the deck reads ${text}`);
  await picture(page, "tactique-deck-export");
  await page.keyboard.press("Escape");
  await page.goto(`${SERVER}/games/tactique/decks`);
  await page.getByRole("button", { name: /^Importer/ }).click();
  await importText(page, text.replaceAll("x", " × ").replace("R30 × 1", "r30*1"));
  await page.waitForSelector("[data-card]");
  await ready(page);
  must((await count(page, "deck_size")) === 40, "the same deck again");

  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Commencer la partie" }).click();
  await page.waitForSelector("[data-field]");
  await playTactique(page, pointer(page), { until: (_, step) => step > 12 });
  clean(page, "tactique-decks");
});
