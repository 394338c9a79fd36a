// Cards and units of Tactique wherever they have little room: every card in hands of seven and eight,
// every name on the board, a card seen close beside the board.
import { SERVER, clean, must, newPage, picture, run } from "./common.mjs";
import { at, holding, show, stageable } from "./staged.mjs";
import { openTactique } from "./tactique.mjs";

const DESKS = ["1280x720", "1280x800", "1366x768", "1440x900", "1920x1080"];
const DEAR = { code: "too_dear", rule: "TAC-4.1-b", fr: "Trop cher.", en: "Too dear." };

/** A hand of these cards; those in the second half can't be paid. */
function hand(book, ids) {
  const held = holding(book, ids);
  return (view) => {
    held(view);
    for (const [i, id] of ids.entries()) {
      const dear = i > ids.length / 2;
      view.aside.hand[id] = { why: dear ? DEAR : null, lacks: dear ? 3 : 0 };
      if (dear) view.legal = view.legal.filter(({ notation }) => notation !== `play ${id}`);
    }
  };
}

/** Every card of the hand says its name, its range, what it does and its figures, none of it cut. */
async function whole(page, facts, name) {
  const wrong = await page.evaluate((known) => {
    const found = [];
    const cards = [...document.querySelectorAll(".hand [data-card]")];
    for (const held of cards) {
      const { type, text } = known[held.dataset.card];
      const said = held.querySelector(".card .text")?.textContent.replaceAll("\u00ad", "") ?? "";
      const told = `${held.dataset.card} (${Math.round(held.clientWidth)} px)`;
      if (text && said.replace(/^portée [\d–]+/, "").trim() === "") found.push(`${told}: no text`);
      if (type === "unit" && !said.startsWith("portée")) found.push(`${told}: no range`);
      if (type === "unit" && held.querySelectorAll(".figure b").length !== 2)
        found.push(`${told}: no ATK, no HP`);
      for (const e of held.querySelectorAll("[data-fit]")) {
        if (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
          found.push(`${told}: cut: ${e.textContent}`);
        if (parseFloat(getComputedStyle(e).fontSize) < 12) found.push(`${told}: too small`);
      }
      if (held.querySelector("[data-cut]")) found.push(`${told}: its text ends early: ${said}`);
      const spoken = held.querySelector(".unseen").textContent;
      if (spoken.includes("\u00ad")) found.push(`${told}: soft hyphens are read aloud`);
      if (type === "unit" && !/attaque \d+, \d+ PV, portée \d/.test(spoken))
        found.push(`${told}: its figures are not read aloud: ${spoken}`);
      if (text && !spoken.includes(text)) found.push(`${told}: what it does is not read aloud`);
    }
    const { right } = document.querySelector(".dock .acts").getBoundingClientRect();
    const { right: frame } = document.querySelector(".tactique.frame").getBoundingClientRect();
    if (right > frame) found.push(`the actions stand out by ${right - frame} px`);
    return cards.length ? found : ["no cards"];
  }, facts);
  must(wrong.length === 0, `${name}:\n${wrong.join("\n")}`);
}

/** All cards, seven and eight kinds at a time, at every size of a window. */
async function hands(page, book) {
  const cards = book.facts.cards.filter(({ type }) => type !== "token");
  must(cards.length > 80, `only ${cards.length} cards`);
  const known = Object.fromEntries(
    cards.map(({ id, type }) => [id, { type, text: book.texts.card_texts[id].fr }]),
  );
  const factions = ["humans", "aliens", "robots"];
  for (const [i, faction] of factions.entries()) {
    const own = cards.filter((card) => card.faction === faction).map(({ id }) => id);
    for (let from = 0; from < own.length; from += 7 + (i % 2)) {
      const ids = own.slice(from, from + 7 + (i % 2));
      await show(page, hand(book, ids), ".hand [data-card]");
      for (const size of ids.length > 7 ? DESKS.slice(1) : DESKS) {
        await at(page, size);
        await whole(page, known, `${ids.length} kinds at ${size}`);
      }
      await picture(page, `tactique-hand-${faction}-${from}`);
    }
  }
}

/** Units with the longest names on every cell, on terrain too: each name is whole. */
async function names(page, book) {
  const long = book.facts.cards
    .filter(({ type }) => type === "unit")
    .map(({ id }) => id)
    .sort((a, b) => book.texts.cards[b].fr.length - book.texts.cards[a].fr.length);
  await show(
    page,
    ({ state }) => {
      state.unit = state.unit.map((_, spot) => book.labels.cards.indexOf(long[spot % 15]));
      state.hp = state.hp.map(() => 12);
      state.terrain = state.terrain.map((_, spot) => spot % 2);
    },
    ".cell.full",
  );
  for (const size of DESKS) {
    await at(page, size);
    const wrong = await page.evaluate(() =>
      [...document.querySelectorAll(".cell.full")].flatMap((cell) => {
        const line = cell.querySelector(".name");
        const [a, b] = [line, line.firstElementChild].map((e) => e.getBoundingClientRect());
        const sign = cell.querySelector(".ground + .sign")?.getBoundingClientRect();
        const type = parseFloat(getComputedStyle(line.firstElementChild).fontSize);
        const found = [];
        if (b.left < a.left - 1 || b.right > a.right + 1) found.push("cut");
        if (sign && sign.right > b.left + 1 && sign.bottom > b.top + 4) found.push("covered");
        const narrow = b.width / line.firstElementChild.offsetWidth;
        if (type < 12 || narrow < 0.7) found.push(`${type} px, ${narrow} as wide`);
        return found.map((what) => `${line.textContent}: ${what}`);
      }),
    );
    must(wrong.length === 0, `names at ${size}:\n${wrong.join("\n")}`);
    await picture(page, `tactique-names-${size}`);
  }
}

/** Cards that are seen close leave the board, the front line and its targets free, and go with the
 * action they were chosen for. */
async function close(page) {
  page.scene = () => undefined;
  for (const size of ["1280x800", "1366x768", "1440x900"]) {
    await at(page, size);
    await page.goto(`${SERVER}/games/tactique/learn/7`);
    await page.locator('.hand [data-card="H23"]').click();
    await page.locator(".close .card").first().waitFor();
    await page.locator(".cell.aim").nth(1).waitFor();
    const under = await page.evaluate(() => {
      const sheet = document.querySelector(".sheet").getBoundingClientRect();
      return [...document.querySelectorAll(".cell, .front, [data-card], .acts button")]
        .filter((e) => {
          const b = e.getBoundingClientRect();
          return (
            sheet.left < b.right &&
            b.left < sheet.right &&
            sheet.top < b.bottom &&
            b.top < sheet.bottom
          );
        })
        .map((e) => e.dataset.cell ?? e.className);
    });
    must(under.length === 0, `at ${size} the card seen close lies over ${under}`);
    await picture(page, `tactique-close-${size}`);
    await page.locator(".cell.aim").first().click();
    await page.locator(".sheet .close").waitFor({ state: "detached" });
  }
}

await run("tactique-cards", async (browser) => {
  const page = await stageable(await newPage(browser));
  await openTactique(page, {
    seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
    options: { first: "0" },
  });
  await page.waitForSelector("[data-end]");
  const book = await page.evaluate(() => fetch("/api/games/tactique").then((r) => r.json()));
  await hands(page, book);
  await names(page, book);
  await close(page);
  clean(page, "every card of Tactique");
});
