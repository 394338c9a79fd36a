// The deck builder of Tactique: a deck built, saved, exported, imported, and played.
import { SERVER, axe, clean, gamePage, must, newPage, picture, run } from "./common.mjs";
import { DESK, broken, count, face, importText, ready, remove, saveButton } from "./decks.mjs";
import { playTactique, pointer } from "./tactique.mjs";

/** A seat is offered the decks of its faction alone. */
async function offered(page) {
  await gamePage(page, "tactique");
  await page.getByText(/^Comme dans le livre$/).click(); // else decks are drawn with the factions
  await page.locator("form details summary").click();
  const decks = page.locator('form select:has(option[value="starter"])').first();
  const values = () => decks.locator("option").evaluateAll((all) => all.map((one) => one.value));
  const faction = page.locator('form select:has(option[value="robots"])').first();
  for (const [chosen, own] of [
    ["humans", "line"],
    ["robots", "bastion"],
  ]) {
    await faction.selectOption(chosen);
    const found = await values();
    must(found.includes(own) && found.length === 4, `${chosen} are offered ${found}`);
  }
  await decks.selectOption("bastion");
  await faction.selectOption("humans");
  must((await decks.inputValue()) === "starter", "a deck of another faction stays chosen");
}

await run("tactique-decks", async (browser) => {
  const page = await newPage(browser, DESK);
  await offered(page);
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

  // Exported with its name, a card on each line, and read again from that.
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page
    .locator("dialog[open]")
    .getByRole("button", { name: /Exporter/ })
    .click();
  const text = await page.locator("dialog[open] textarea").inputValue();
  must(/^# Frappe du ciel\nRobots \(robots\)\n\n/.test(text), `the deck reads ${text}`);
  must(/^1 × Frappe orbitale \(R30\)$/m.test(text), `the deck reads ${text}`);
  await picture(page, "tactique-deck-export");
  await page.keyboard.press("Escape");
  await page.goto(`${SERVER}/games/tactique/decks`);
  await page.getByRole("button", { name: /^Importer/ }).click();
  await importText(page, text.replace("1 × Frappe orbitale (R30)", "frappe orbitale"));
  await page.waitForSelector("[data-card]");
  await ready(page);
  must((await count(page, "deck_size")) === 40, "the same deck again");
  must((await page.getByLabel("Nom du deck").inputValue()) === "Frappe du ciel 2", "with its name");
  await face(page, "R14").hover();
  await page.locator(".library .foot dt", { hasText: "Noyau" }).waitFor();
  await face(page, "R08").hover();
  await page.locator(".library .foot dd", { hasText: "réduits de 1." }).waitFor();
  must((await page.getByRole("button", { name: "Coût 0" }).count()) === 0, "no card costs 0");

  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Commencer la partie" }).click();
  await page.waitForSelector("[data-field]");
  await playTactique(page, pointer(page), { until: (_, step) => step > 12 });
  clean(page, "tactique-decks");
});
