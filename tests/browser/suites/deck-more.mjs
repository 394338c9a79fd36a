// The duel's deck builder by keyboard and by touch; every letter of its rules, every card's text.
import { axe, clean, must, newPage, picture, run, tap, turnTo } from "./common.mjs";
import {
  DESK,
  PHONE,
  SHELF,
  broken,
  deckIn,
  equipments,
  fits,
  importText,
  menu,
  ready,
  saveButton,
  start,
  tabTo,
  whole,
} from "./decks.mjs";
import { openDuel, playDuel, pointer, speaks } from "./duel.mjs";

/** Every letter, by decks that break it; in both languages. */
async function letters(browser) {
  const page = await newPage(browser, { ...DESK, locale: "en-GB" });
  await start(page, "printed", "warrior");
  await ready(page);
  await page.getByRole("button", { name: "Other actions" }).click();
  await menu(page, "Export").click();
  const exported = await page.locator("dialog[open] textarea").inputValue();
  const { deck: printed } = deckIn(exported, await equipments(page));
  await page.keyboard.press("Escape");
  const cases = [
    ["DUEL-BUILD-a", { cards: { parry: 4, counterattack: 2 } }, /At most 3/, /Au plus 3/],
    ["DUEL-BUILD-b", { cards: { study: 3, light_attack: 0 } }, /At most 2/, /Au plus 2/],
    [
      "DUEL-BUILD-d",
      { cards: { reflex: 1, guillotine: 1 } },
      /At most 6.*you have 7/,
      /Au plus 6.*vous en avez 7/,
    ],
    [
      "DUEL-BUILD-c",
      {
        cards: { minor_potion: 2, mana_vial: 2, sabotage: 2, light_attack: 0, tactical_attack: 0 },
      },
      /At most 14/,
      /Au plus 14/,
    ],
    ["DUEL-BUILD-02", { cards: { fireball: 1, guillotine: 1 } }, /its class/, /sa classe/],
    [
      "DUEL-BUILD-04",
      { equipment: printed.equipment.slice(0, 3) },
      /4 Equipments/,
      /4 Équipements/,
    ],
  ];
  for (const [rule, { equipment, cards }, english, french] of cases) {
    await page.getByRole("button", { name: "Other actions" }).click();
    await menu(page, "Import a deck").click();
    const deck = { ...printed, cards: { ...printed.cards, ...cards } };
    await importText(page, JSON.stringify({ ...deck, equipment: equipment ?? printed.equipment }));
    await page.locator(`[data-fault="${rule}"]`).waitFor();
    const named = await broken(page);
    must(named.join() === rule, `${rule}: the page names ${named}`);
    must(english.test(await page.textContent(".verdict")), `${rule} in English`);
    await turnTo(page, "Français");
    must(french.test(await page.textContent(".verdict")), `${rule} in French`);
    const book = await page.locator(`[data-fault="${rule}"] a`).getAttribute("href");
    must(book === `/rules/duel#${rule}`, "the rule is one click away");
    await turnTo(page, "English");
  }
  clean(page, "letters");
  await page.context().close();
}

/** No text is cut short on any card, whatever its class and the language. */
async function everyCard(browser) {
  for (const locale of ["fr-FR", "en-GB"]) {
    const page = await newPage(browser, { ...DESK, locale });
    for (const klass of ["mage", "warrior", "rogue", "warden"]) {
      await start(page, "printed", klass);
      await ready(page);
      await whole(page, `${klass} (${locale})`);
      await speaks(page, locale.slice(0, 2));
    }
    await picture(page, `deck-warden-${locale.slice(0, 2)}`);
    await page.setViewportSize({ width: 1024, height: 700 });
    await whole(page, `a smaller window (${locale})`);
    await fits(page, "a smaller window", 24);
    await picture(page, `deck-smaller-${locale.slice(0, 2)}`);
    clean(page, locale);
    await page.context().close();
  }
}

async function byKeyboard(browser) {
  const page = await newPage(browser, { ...DESK, locale: "en-GB" });
  const key = (name) => page.keyboard.press(name);
  await page.goto(SHELF);
  await page.waitForSelector("[data-printed]");
  await tabTo(page, /^Standard deck Warrior/);
  await key("Enter");
  await page.waitForSelector("[data-card]");
  await ready(page);
  await tabTo(page, /^Add Axe/);
  const at = () =>
    page.evaluate(() => document.activeElement?.closest("[data-card]")?.dataset.card ?? null);
  await key("ArrowRight");
  must((await at()) === "rune_endurance", "the arrows go from card to card");
  await key("ArrowDown");
  await key("ArrowUp");
  must((await at()) === "rune_endurance", "and from row to row");
  await key("End");
  must((await at()) === "notebook", "to the last");
  const slid = await page.evaluate(() => document.querySelector("main").scrollTop);
  must(slid === 0, `the page slid by ${slid} px with the keys`);
  must(await page.getByRole("searchbox").isVisible(), "the filters stay in sight");
  await key("Enter");
  await page.locator("[data-fault=DUEL-BUILD-04]").waitFor();
  await key("-");
  await ready(page);
  await key("Home");
  await key("-"); // the weapon stays, and the rule is told
  await page.locator(".refusal a", { hasText: "DUEL-BUILD-04" }).waitFor();
  await picture(page, "deck-keyboard");
  await axe(page, "the weapon stays");
  for (let i = 0; i < 4; i++) await key("ArrowRight");
  must((await at()) === "repositioning", "a card of the deck");
  await key("-");
  await page.locator("[data-fault=DUEL-BUILD-04]").waitFor();
  await key("Control+z");
  await ready(page);
  await tabTo(page, /^Save$/);
  await key("Shift+Tab");
  await key("End");
  await page.keyboard.type(" by heart");
  await key("Control+s");
  await page.getByText("Warrior by heart is saved.").waitFor();
  await tabTo(page, /^Play$/);
  await key("Enter");
  await page.waitForSelector("dialog[open]");
  await tabTo(page, /^Begin the duel$/);
  await key("Enter");
  await page.waitForURL(/\/table\//);
  await page.waitForSelector(".prompt");
  await page
    .getByText(/plays? a custom deck/)
    .first()
    .waitFor();
  clean(page, "by keyboard");
  await page.context().close();
}

/** From nothing to a duel on a phone, with a thumb. */
async function byTouch(browser) {
  const page = await newPage(browser, { ...PHONE, colorScheme: "dark" });
  await page.goto(SHELF);
  await page.waitForSelector("[data-scratch]");
  await fits(page, "the shelf on a phone", 44);
  await picture(page, "deck-phone-shelf-empty");
  await axe(page, "an empty shelf on a phone");
  await tap(page.locator("[data-scratch=warden]"));
  await page.waitForSelector("[data-card]");
  await picture(page, "deck-phone-cards");
  await axe(page, "cards on a phone");
  await fits(page, "cards on a phone", 44);
  await tap(page.getByRole("button", { name: "Filtres" }));
  await fits(page, "filters on a phone", 42);
  await picture(page, "deck-phone-filters");
  await axe(page, "filters on a phone");
  await tap(page.getByRole("button", { name: "Filtres" }));

  // A card seen close, and added from there.
  await tap(page.locator("[data-card=hammer_blow] .face"));
  await page.waitForSelector("dialog[open]");
  await tap(page.locator("dialog[open] [data-add]"));
  await picture(page, "deck-phone-close");
  await axe(page, "a card seen close");
  await tap(page.locator("dialog[open]").getByRole("button", { name: "Fermer" }));

  // As many of each as there may be, until there are enough: first Equipments, then the others.
  const deck = page.locator("nav button").nth(1);
  const done = async () => /4\/4 · 30\/30/.test(await deck.textContent());
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll("[data-card]")].map((e) => e.dataset.card),
  );
  for (const id of spots) {
    const add = page.locator(`[data-card="${id}"] [data-add]`);
    while (!(await done()) && (await add.getAttribute("aria-disabled")) !== "true") {
      const full = /\b30\/30/.test(await deck.textContent());
      const gear = (await page.textContent(`[data-card="${id}"] .face`)).includes("Équipement");
      if (full && !gear) break;
      await tap(add);
    }
  }
  must(await done(), `a deck from scratch: ${await deck.textContent()}`);
  await tap(deck);
  await page.waitForSelector(".panel");
  await page.waitForFunction(() => !document.querySelector(".verdict.stale"));
  const named = await broken(page);
  await picture(page, "deck-phone-panel");
  await axe(page, "the deck on a phone");
  await fits(page, "the deck on a phone", 44);
  must(named.length === 0, `from scratch within all limits: ${named}`);
  await page.getByLabel("Nom du paquet").fill("Rempart");
  await tap(saveButton(page));
  await page.getByText("Rempart est enregistré.").waitFor();
  await tap(page.getByRole("link", { name: "Paquets" }));
  await page.waitForSelector("[data-deck=Rempart]");
  await fits(page, "the shelf on a phone", 44);
  await picture(page, "deck-phone-shelf");
  await axe(page, "the shelf on a phone");
  await tap(page.getByRole("button", { name: "Jouer Rempart" }));
  await page.getByLabel("Points de vie de chacun").fill("30");
  await picture(page, "deck-phone-play");
  await tap(page.getByRole("button", { name: "Commencer le duel" }));
  await page.waitForSelector(".prompt");
  await playDuel(
    page,
    pointer(page, (spot) => spot.tap({ timeout: 3000, isSeen: true })),
  );

  // A match that begins with a choice of decks.
  await openDuel(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
    options: { classes: "warden,mage", decks: "custom,default" },
  });
  await page.waitForSelector("[data-deck=Rempart]");
  await fits(page, "a choice of decks on a phone", 44);
  await picture(page, "deck-phone-choice");
  await axe(page, "a choice of decks on a phone");
  await tap(page.getByRole("button", { name: "Importer un paquet" }));
  await importText(page, '{"class": "warden", "equipment": [], "cards": {"judgement": 30}}');
  await page.locator(".trouble a", { hasText: "DUEL-BUILD-a" }).waitFor();
  await picture(page, "deck-phone-choice-refused");
  await tap(page.locator("[data-deck=Rempart]"));
  await page.waitForSelector(".prompt");
  clean(page, "by touch");
  await page.context().close();
}

await run("deck-more", async (browser) => {
  await letters(browser);
  await everyCard(browser);
  await byKeyboard(browser);
  await byTouch(browser);
});
