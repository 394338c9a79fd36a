// Eden in positions of one's choice: what the main button does, what keys do, what stays on show.
import { axe, clean, comes, must, picture, run, tap } from "./common.mjs";
import { ask, recorded, tellable } from "./eden-told.mjs";

const WIDE = { width: 1280, height: 800 };
const TALL = { width: 390, height: 844 };
const FLAT = { width: 844, height: 390 };

/** A rule refuses whatever is looked at ahead, until that is taken back. */
async function refusing(page, refuses = true) {
  await page.unroute("**/try");
  if (!refuses) return;
  const refusal = { fr: "Pas ici.", en: "Not here.", rule: "EDEN-BASE-03" };
  const tried = { state: {}, acting: null, legal: [], events: [], aids: {}, aside: null, refusal };
  await page.route("**/try", (route) => route.fulfill({ json: [tried] }));
}

const refusal = (page) => page.locator(".bar .refusal");
const primary = (page) => page.locator(".bar .primary");
const focused = (page) => page.evaluate(() => ({ ...document.activeElement?.dataset }));
const blur = (page) => page.evaluate(() => document.activeElement?.blur());

/** The main button and Enter never give up what could still be had. */
async function nothingIsGivenUp(page, of) {
  for (const name of ["off_target", "cmb_play", "cmb_ability", "retreat"]) {
    await ask(page, of[name]);
    must((await primary(page).count()) === 0, `${name}: giving up is the main button`);
    await blur(page);
    await page.keyboard.press("Enter");
    must(page.sent.length === 0, `${name}: Enter sent ${page.sent}`);
  }
}

/** Who stops while losing, with a unit to play, is asked once; so is who leaves troops to be lost. */
async function givingUpIsAskedOnce(page, of) {
  for (const [name, said] of [
    ["cmb_play", /encore jouer une unité/],
    ["retreat", /peuvent encore se retirer/],
  ]) {
    await ask(page, of[name]);
    const stop = page.locator(".bar [data-move=done]");
    await stop.click();
    await comes(page, async () => said.test(await page.textContent(".bar")), `${name}: no warning`);
    must(page.sent.length === 0, `${name}: it was done at the first press`);
    must(/quand même/.test(await stop.textContent()), `${name}: ${await stop.textContent()}`);
    await stop.click();
    await comes(page, () => page.sent.length === 1, `${name}: it can't be done`);
    must(page.sent[0] === "done", `${name}: ${page.sent}`);
  }
}

/** Digits choose cards: never a button where a hand is on show, and a card that can't be used says why. */
async function digitsChooseCards(page, of) {
  await refusing(page);
  await ask(page, of.cmb_ability);
  await page.keyboard.press("1");
  await refusal(page).waitFor();
  must(page.sent.length === 0, `in an ability window the key 1 sent ${page.sent}`);
  await refusing(page, false);
}

/** A refusal goes with the next move that is accepted. */
async function refusalsGo(page, of) {
  await ask(page, of.cmb_ability);
  await refusal(page).waitFor(); // that of the card above: another question takes none away
  await page.locator(".plate.able").first().click();
  await comes(page, () => page.sent.length === 1, "no ability was used");
  await refusal(page).waitFor({ state: "detached" });
}

/** Where buttons alone are asked, their digits stand on them, and N and Enter find them from the map. */
async function buttonsByKeys(page, of) {
  const legal = ["add", "none"].map((how, number) => {
    const notation = `portal ${how}`;
    return { number, notation, verb: "portal", values: [], args: { how }, fr: how, en: how };
  });
  const { state } = of.off_target;
  const hand = state.hand.map((row) => row.map(() => 0));
  await ask(page, of.off_target);
  await page.locator("[data-board]").focus();
  await page.keyboard.press("n"); // from here on by keys
  const portal = { ask: "map_portal", seat: 0, legal, state: { ...state, ask: 3, phase: 0, hand } };
  await ask(page, { ...portal, prompt: { fr: "Votre portail ?", en: "Your portal?" } });
  const caps = await page.locator(".bar [data-move] kbd").allTextContents();
  must(caps.join() === "1,2", `the buttons show ${caps}`);
  await comes(
    page,
    async () => (await focused(page)).move === "portal none",
    "the focus is not on the main button after a tile was laid",
  );
  await page.keyboard.press("n");
  must((await focused(page)).move === "portal add", "N does not lead to the next button");
  await page.keyboard.press("Enter");
  await comes(page, () => page.sent.length === 1, "Enter does nothing at the portal question");
  await ask(page, portal);
  await page.locator("[data-board]").focus();
  await page.keyboard.press("Enter");
  await comes(page, () => page.sent.length === 1, "Enter on the map does nothing");
  await ask(page, portal);
  await page.keyboard.press("1");
  await comes(page, () => page.sent.length === 1, "the digit of a button does nothing");
  must(page.sent[0] === "portal add", `the key 1 sent ${page.sent}`);
}

/** A territory pressed before the hand is ready says what comes first. */
async function earlyAttacksAreAnswered(page, of) {
  await ask(page, of.exp_prep);
  const cells = of.off_target.legal.filter(({ verb }) => verb === "at");
  await page.locator(`[data-cell="${cells[0].args.cell}"]`).click({ force: true });
  await refusal(page).waitFor();
  must(/Main prête/.test(await refusal(page).textContent()), await refusal(page).textContent());
  await page.locator(".hand .ready").first().click();
  const uses = page.locator(".uses .button");
  await uses.first().waitFor();
  const main = await page.locator(".uses .primary").allTextContents();
  must(!main.some((text) => /Monde|ausser/.test(text)), `a card is parted with by ${main}`);
  must(/^[A-ZÀ-Ý]/.test(await uses.first().textContent()), await uses.first().textContent());
  await page.locator("[data-cancel]").click();
}

/** On a phone the front that is asked about is on show, and no word of whose turn it is is cut. */
async function phonesShowWhatIsAsked(page, of) {
  for (const size of [TALL, FLAT]) {
    await page.setViewportSize(size);
    await ask(page, { ...of.cmb_open, state: { ...of.cmb_open.state } });
    const front = page.locator("[data-front]");
    await comes(page, async () => (await front.count()) === 1, "more than one front on a phone");
    const [first] = await front.evaluateAll((all) => all.map((e) => e.dataset.front));
    await ask(page, secondToOpen(of.cmb_open));
    const now = async () => (await front.first().getAttribute("data-front")) ?? "";
    await comes(page, async () => (await now()) === "2", `front ${first} stays on show`);
    await ask(page, of.exp_prep);
    const cut = await page
      .locator("[data-turn] .whose")
      .evaluate((e) => e.scrollWidth > e.clientWidth + 1);
    must(!cut, `${size.width} wide: whose turn it is is cut`);
    await picture(page, `eden-more-${size.width}`);
  }
  await page.setViewportSize(WIDE);
}

/** The same question once the first front is open. */
function secondToOpen({ state, legal, ...asked }) {
  const opener = legal[0].values[0];
  const first = (row, value) => [value, ...row.slice(1)];
  const opened = {
    ...{ units_n: 1, at: 1, u_where: first(state.u_where, 1), u_card: first(state.u_card, opener) },
    ...{ u_seat: first(state.u_seat, state.active), u_front: first(state.u_front, 0) },
  };
  return { ...asked, legal: legal.slice(1), state: { ...state, ...opened } };
}

/** No part of the map lies under its tools, and no number under another player's. */
async function nothingLiesOverAnother(page, of) {
  await page.setViewportSize(TALL);
  await ask(page, of.exp_prep);
  const over = await page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const tools = [...document.querySelectorAll(".foot[role=group] button")].map(box);
    const map = box(document.querySelector(".map"));
    const numbers = [...document.querySelectorAll(".players .figure")].map(box);
    const apart = (a, b) =>
      a.right <= b.left + 1 ||
      b.right <= a.left + 1 ||
      a.bottom <= b.top + 1 ||
      b.bottom <= a.top + 1;
    return {
      tools: tools.filter((tool) => tool.top < map.bottom - 1).length,
      numbers: numbers.filter((one, i) => numbers.some((other, j) => i < j && !apart(one, other))),
    };
  });
  must(over.tools === 0, `${over.tools} tools lie over the map`);
  must(over.numbers.length === 0, `numbers lie over another: ${JSON.stringify(over.numbers)}`);
  await page.setViewportSize(WIDE);
}

/** A unit that was neutralised reacts: it stands in no army, so a button quotes what it does. */
async function fallenUnitsReact(page, of) {
  for (const name of ["fallen", "departed"]) {
    const [{ notation }] = of[name].legal; // the unit that fell is the first one
    await ask(page, of[name]);
    const button = page.locator(`.bar [data-move="${notation}"]`);
    await button.click();
    await comes(page, () => page.sent.length === 1, `${name}: the mouse makes no move`);
    must(page.sent[0] === notation, `${name}: ${page.sent}`);
    await ask(page, of[name]);
    must(/Réaction .*piochez 1 carte/.test(await button.textContent()), await button.textContent());
    await blur(page);
    for (let n = 0; n < 9 && (await focused(page)).move !== notation; n++)
      await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await comes(page, () => page.sent.length === 1, `${name}: N and Enter make no move`);
    must(page.sent[0] === notation, `${name} by keys: ${page.sent}`);
  }
  await axe(page, "eden (a reaction of a unit that fell)");
}

/** A card that may be used while the shop is open is a button there. */
async function cardsAreUsedInTheShop(page, of) {
  await ask(page, of.shop);
  const uses = of.shop.legal.filter(({ verb }) => verb === "use").map(({ notation }) => notation);
  must(uses.length === 2, `no card to use: ${uses}`);
  await page.locator(`.bar [data-move="${uses[0]}"]`).click();
  await comes(page, () => page.sent.length === 1, "no card is used in the shop");
  must(page.sent[0] === uses[0], `${page.sent}`);
}

/** A crystal is played by pressing it twice; the first press shows what else it is for. */
async function crystalsAreForMore(page, of) {
  const crystal = page.locator('.hand [data-card="CRY1"]');
  for (const use of ["use CRY1 melt", "discard CRY1", "play CRY1"]) {
    await ask(page, of.crystals);
    await crystal.click();
    await page.locator(`[data-use="${use}"]`).click();
    await comes(page, () => page.sent.length === 1, `${use}: not done`);
    must(page.sent[0] === use, `${page.sent}`);
  }
  await ask(page, of.crystals);
  await crystal.click();
  await crystal.click();
  await comes(page, () => page.sent.length === 1, "a crystal pressed twice is not played");
  must(page.sent[0] === "play CRY1", `${page.sent}`);
}

/** The same with a finger, on a phone. */
async function fingersReachThemToo(browser, of) {
  const phone = await tellable(browser, { seats: 2, viewport: TALL, hasTouch: true });
  const [{ notation }] = of.fallen.legal;
  await ask(phone, of.fallen);
  await tap(phone.locator(`.bar [data-move="${notation}"]`));
  await comes(phone, () => phone.sent.length === 1, "a finger on the reaction does nothing");
  must(phone.sent[0] === notation, `${phone.sent}`);
  await ask(phone, of.crystals);
  await tap(phone.locator('.hand [data-card="CRY1"]'));
  await tap(phone.locator('[data-use="use CRY1 melt"]'));
  await comes(phone, () => phone.sent.length === 1, "a finger melts no crystal");
  await ask(phone, of.fallen);
  await picture(phone, "eden-more-reaction");
  clean(phone, "eden-more on a phone");
}

await run("eden-more", async (browser) => {
  const [questions, unplaced, page] = await Promise.all([
    recorded("questions"),
    recorded("unplaced"),
    tellable(browser, { seats: 4, viewport: WIDE }),
  ]);
  const of = Object.fromEntries(questions.map((one) => [one.ask, one]));
  await nothingIsGivenUp(page, of);
  await givingUpIsAskedOnce(page, of);
  await digitsChooseCards(page, of);
  await refusalsGo(page, of);
  await axe(page, "eden (a combat)");
  await buttonsByKeys(page, of);
  await earlyAttacksAreAnswered(page, of);
  await phonesShowWhatIsAsked(page, of);
  await nothingLiesOverAnother(page, of);
  const more = Object.fromEntries(unplaced.map(({ name, ...one }) => [name, one]));
  await fallenUnitsReact(page, more);
  await cardsAreUsedInTheShop(page, more);
  await crystalsAreForMore(page, more);
  await fingersReachThemToo(browser, more);
  clean(page, "eden-more");
});
