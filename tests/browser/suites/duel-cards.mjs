// Every card of every class, as large as its numbers can get: no word is cut at any size of window,
// in the hand, among cards to choose from, seen close. Questions are asked where they can be read.
import { clean, must, newPage, picture, run } from "./common.mjs";
import { reachable } from "./duel.mjs";
import {
  FREEZE,
  REACT,
  RETURN,
  asking,
  at,
  both,
  holding,
  moveOf,
  openStaged,
  show,
} from "./staged.mjs";

const DESKS = ["1280x720", "1366x768", "1366x800", "1920x1080"];
const UPRIGHT = ["360x640", "360x740", "390x844"];
const FLAT = ["667x375", "740x360", "844x390", "896x414", "932x430"];
const SIZES = [...DESKS, ...UPRIGHT, ...FLAT];
const HELD = 6; // cards: more than most hands

/** No word stands out of its card, none is broken but between syllables, all can be read. */
async function whole(page, name) {
  const wrong = await page.evaluate(() => {
    const found = [];
    for (const e of document.querySelectorAll(".duel [data-fit], .spotlight .text, .line")) {
      if (!e.checkVisibility()) continue;
      const words = e.textContent.trim();
      if (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
        found.push(`cut: ${words}`);
      if (parseFloat(getComputedStyle(e).fontSize) < 12) found.push(`too small: ${words}`);
    }
    const broken = (node) =>
      [...node.data.matchAll(/[\p{L}\p{N}\u00ad]+/gu)].filter(({ 0: word, index }) => {
        if (word.includes("\u00ad")) return false;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    for (const e of document.querySelectorAll(".duel [data-fit]")) {
      const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
      while (e.checkVisibility() && walker.nextNode())
        for (const [word] of broken(walker.currentNode)) found.push(`broken anywhere: ${word}`);
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page is ${scrollWidth} × ${scrollHeight}`);
    return found;
  });
  must(wrong.length === 0, `${name}:\n${wrong.join("\n")}`);
}

/** The signs of every picture lie whole inside it. */
async function drawn(page, name) {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll(".hand svg.picture")].flatMap((picture) => {
      const [a, ...signs] = [picture, ...picture.querySelectorAll("svg.sign")].map((e) =>
        e.getBoundingClientRect(),
      );
      const out = (b) => b.top < a.top - 1 || b.bottom > a.bottom + 1 || b.left < a.left - 1;
      return a.height > 8 && signs.some(out) ? [picture.closest("[data-card]").dataset.card] : [];
    }),
  );
  must(cut.length === 0, `${name}: pictures cut off: ${cut}`);
}

/** What is asked can be seen: inside the window, whole, and nothing lies over it. */
async function seen(page, selector, name) {
  const hidden = await page.evaluate((wanted) => {
    const found = [];
    for (const e of document.querySelectorAll(wanted)) {
      const { left, top, right, bottom } = e.getBoundingClientRect();
      const words = e.textContent.trim().slice(0, 40);
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        found.push(`${words}: outside`);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit || !(e.contains(hit) || hit.contains(e))) found.push(`${words}: covered`);
    }
    return document.querySelectorAll(wanted).length ? found : [`no ${wanted}`];
  }, selector);
  must(hidden.length === 0, `${name}: ${hidden.join("\n")}`);
}

/** The box of an attack leaves both players' numbers free. */
async function apart(page, name) {
  const over = await page.evaluate(() => {
    const a = document.querySelector(".announce .spotlight").getBoundingClientRect();
    return [...document.querySelectorAll(".far .side, .near .side")].flatMap((side) => {
      const b = side.getBoundingClientRect();
      const over = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return over > 1 ? [`${Math.round(over)} px of ${side.getAttribute("aria-label")}`] : [];
    });
  });
  must(over.length === 0, `${name}: the box lies over ${over}`);
}

function groups(ids) {
  return Array.from({ length: Math.ceil(ids.length / HELD) }, (_, i) =>
    ids.slice(i * HELD, i * HELD + HELD),
  );
}

/** All cards that can be held, six at a time, at every size. */
async function hands(page, book) {
  const held = book.facts.cards.filter(({ type }) => type !== "equip").map(({ id }) => id);
  must(held.length > 60, `only ${held.length} cards`);
  for (const ids of groups(held)) {
    await show(page, holding(book, ids));
    for (const size of SIZES) {
      await at(page, size);
      await whole(page, `${ids.join(", ")} at ${size}`);
      if (DESKS.includes(size)) await drawn(page, `${ids.join(", ")} at ${size}`);
    }
  }
}

/** Which of two cards to keep: the question is read, one card pressed, the other goes back. */
async function keeping(page, book) {
  const long = book.facts.cards
    .filter(({ type }) => type !== "equip")
    .map(({ id }) => id)
    .sort((a, b) => book.texts.card_texts[b].fr.length - book.texts.card_texts[a].fr.length);
  const pair = long.slice(0, 2);
  const moves = pair.map((card) => moveOf("return", card));
  const hand = holding(book, [...pair, "attack", "fireball", "parry"]);
  await show(page, both(hand, asking(RETURN, moves, { pick: pair })), "[data-pick]");
  for (const size of SIZES) {
    await at(page, size);
    await whole(page, `keeping one of ${pair} at ${size}`);
    await seen(page, ".choice h2, [data-pick]", `keeping one of ${pair} at ${size}`);
    must(/Gardez-en une/.test(await page.textContent(".choice h2")), "what is asked is said");
    await picture(page, `duel-keep-${size}`);
  }
  for (const act of [
    () => page.locator("[data-pick]").first().click(),
    () => page.keyboard.press("Digit1"),
  ]) {
    page.sent.length = 0;
    await act();
    await page.waitForTimeout(200);
    const told = page.sent.find((frame) => frame.includes('"move"'));
    must(told?.includes(`return ${pair[1]}`), `the card pressed is kept: ${told}`);
    await show(page, page.scene, "[data-pick]");
  }
}

/** An attack to answer: the box and all answers are whole at every size, with many answers too. */
async function reacting(page, book) {
  const rapids = book.facts.cards.filter(({ type }) => type === "rapid").map(({ id }) => id);
  for (const answers of [[], rapids.slice(0, 1), rapids.slice(0, 3)]) {
    const announced = { card: "deadly_cleaver", seat: 1, damage: 80, cancelled: false };
    const moves = [...answers.map((card) => moveOf("rapid", card)), moveOf("pass")];
    const hand = holding(book, [...answers, "attack", "fireball"], { verb: "rapid" });
    const turn = (view) => void (view.state.active = 1);
    await show(page, both(hand, asking(REACT, moves, { announced }), turn), "[data-pass]");
    for (const size of SIZES) {
      await at(page, size);
      const name = `${answers.length} answers at ${size}`;
      await whole(page, name);
      await seen(
        page,
        ".announce [data-answer], [data-pass], [data-pass-all], .spotlight h2",
        name,
      );
      if (DESKS.includes(size)) await apart(page, name);
      await picture(page, `duel-answer-${answers.length}-${size}`);
    }
  }
}

/** In the middle of a turn and with a card chosen, all that is pressed can be reached. */
async function playing(page, book) {
  const ids = ["repositioning", "heavy_attack", "explosion", "concentration", "guillotine"];
  await show(page, holding(book, ids));
  for (const size of SIZES) {
    await at(page, size);
    await reachable(page, `a turn at ${size}`);
    await picture(page, `duel-turn-${size}`);
    await page.locator(`[data-card=${ids[2]}]`).click();
    await whole(page, `a card chosen at ${size}`);
    await seen(page, "[data-play], .spotlight h2", `a card chosen at ${size}`);
    await page.keyboard.press("Escape");
  }
  const gear = book.facts.classes.find(({ id }) => id === "warrior").deck.equipment;
  const moves = gear.map((card) => moveOf("freeze", card));
  await show(page, both(holding(book, ids), asking(FREEZE, moves)), ".tile.target");
  for (const size of SIZES) {
    await at(page, size);
    await seen(page, ".tile.target", `what to freeze at ${size}`);
  }
}

/** A card that can't be paid says why once, not twice one behind the other. */
async function refused(page, book) {
  const why = { fr: "Il manque du mana.", en: "Not enough mana.", rule: "DUEL-VAL-06" };
  await at(page, "1280x720");
  await show(page, holding(book, ["fireball", "attack"], { why }));
  await page.locator("[data-card=fireball]").click({ force: true });
  await page.locator(".spotlight .why").waitFor();
  await page.locator("[data-card=fireball]").click({ force: true });
  await page.waitForTimeout(100);
  must((await page.locator("[role=alert]").count()) === 1, "one refusal, in one box");
  must(/DUEL-VAL-06/.test(await page.textContent(".spotlight .why")), "with its rule");
}

/** Words of a tip come for a pointer that moves, and never over a question or one's own mana. */
async function tips(page, book) {
  const announced = { card: "deadly_cleaver", seat: 1, damage: 80, cancelled: false };
  const asked = asking(REACT, [moveOf("rapid", "parry"), moveOf("pass")], { announced });
  const scene = both(holding(book, ["parry", "attack"], { verb: "rapid" }), asked);
  for (const size of DESKS) {
    await at(page, size);
    await show(page, scene, "[data-pass]");
    const spots = await page.locator(".side .tip > button").all();
    const shown = page.locator("[role=tooltip]:visible");
    const { x, y } = await spots[0].boundingBox();
    await page.mouse.move(x + 10, y + 10);
    await page.reload(); // the pointer lies where the tip appears, and does not move
    await page.waitForSelector("[data-pass]");
    await page.waitForTimeout(500);
    must((await shown.count()) === 0, `a tip without a movement at ${size}`);
    for (const spot of spots) {
      await spot.hover({ position: { x: 4, y: 4 } });
      await spot.hover();
      await shown.first().waitFor();
      const over = await page.evaluate(() => {
        const tip = [...document.querySelectorAll("[role=tooltip]")].find((e) =>
          e.checkVisibility({ visibilityProperty: true }),
        );
        const a = tip.getBoundingClientRect();
        return [...document.querySelectorAll(".announce .spotlight, .near .mana, .prompt")]
          .filter((e) => {
            const b = e.getBoundingClientRect();
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          })
          .map((e) => e.className);
      });
      must(over.length === 0, `a tip at ${size} covers ${over}`);
    }
  }
}

/** A phone held sideways, with the coach above: neither side lies over the other. */
async function coached(page) {
  page.scene = () => undefined;
  await at(page, "844x390");
  await page.goto(`${page.url()}?coach`);
  await page.locator("section.coach").waitFor();
  const [far, near] = await page.evaluate(() =>
    [".far .side", ".near .side"].map((side) =>
      document.querySelector(side).getBoundingClientRect().toJSON(),
    ),
  );
  must(far.bottom <= near.top + 1, `one side lies ${far.bottom - near.top} px over the other`);
}

await run("duel-cards", async (browser) => {
  const page = await newPage(browser);
  const book = await openStaged(page);
  await hands(page, book);
  await playing(page, book);
  await keeping(page, book);
  await reacting(page, book);
  await refused(page, book);
  await tips(page, book);
  await coached(page);
  clean(page, "every card");
});
