// Playing Eden through the page: what can be seen and pressed, and nothing else.
import { aWhile, cardOf, comes, must, openTable, touched } from "./common.mjs";

const PATIENCE = 120_000;
const THUMB = 16; // pixels of what is drawn along a slider

/** Open a table from the home page and go there. */
export const openEden = (page, { until = "[data-ask]", ...asked }) =>
  openTable(page, cardOf(page, "Battle For Eden"), until, { game: "eden", ...asked });

/** What the page asks of its player, from what it shows. */
export function asked(page) {
  return page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    const room = document.querySelector("[data-ask]");
    return {
      ask: room?.dataset.ask ?? "",
      moment: room?.dataset.moment ?? "",
      over: room?.dataset.over !== undefined,
      out: room?.dataset.out !== undefined,
      aimed: shown("[data-arrow]").length,
      cells: shown("[data-legal]").map((e) => e.dataset.legal),
      cards: shown(".hand .ready").map((e) => e.dataset.card),
      uses: shown("[data-use], [data-send]").length,
      units: shown(".plate.able, .plate.aimed").map((e) => e.dataset.unit),
      abilities: shown(".uses .button").length,
      tray: shown(".tray button").length,
      wares: shown(".ware.free").map((e) => e.dataset.buy),
      basket: shown("[data-basket]").length,
      crystals: shown("[data-all]").length > 0, // they can be played all at once
      moves: shown(".bar [data-move]").map((e) => e.dataset.move),
      says: shown("[data-say]").length > 0,
      fronts: shown("[data-front]").length,
      verdicts: shown("[data-verdict]").map((e) => e.textContent),
    };
  });
}

/** What is on the page, in short: it changes with every move of anybody. */
const shown = (page) =>
  page.evaluate(() => {
    const words = (selector) =>
      [...document.querySelectorAll(selector)].map((e) => e.textContent.trim().slice(-160)).join();
    const room = document.querySelector("[data-ask]");
    const { ask, moment, over } = room?.dataset ?? {};
    const [bar, log] = [words(".bar"), words("[role=log]")];
    return { ask, moment, over, bar, log, path: location.pathname, title: document.title };
  });

/** Wait for something on the page, as long as anything changes there: others may take their time. */
async function patiently(page, holds, sentence) {
  let [last, since] = ["", Date.now()];
  for (let idle = 0; ; await aWhile(page, idle++)) {
    const found = await holds();
    if (found) return found;
    const now = JSON.stringify(await shown(page));
    if (now !== last) [last, since, idle] = [now, Date.now(), 0];
    must(Date.now() - since < PATIENCE, `${sentence}, and nothing changes any more: ${last}`);
  }
}

/** Wait until this page has something to decide, or it is over, for all or for who looks on. */
export function awaited(page, before = "") {
  return patiently(
    page,
    async () => {
      const now = await asked(page);
      if (now.over || now.out) return now;
      if (now.ask === "" || now.moment === before) return null;
      // What is offered is there a moment later where a part of the page has still to come.
      const { cells, cards, tray, wares, moves, says, units } = now;
      const found = [cells, cards, wares, moves, units].some((list) => list.length > 0);
      return found || tray || says ? now : null;
    },
    "nothing to decide",
  );
}

/** The middle of something on the map, once the map rests: it moves when the stage changes its size. */
const middle = (spot) =>
  spot.evaluate(async (element) => {
    for (let last = ""; ;) {
      await new Promise(requestAnimationFrame);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const now = [(left + right) / 2, (top + bottom) / 2];
      if (now.join() === last) return now;
      last = now.join();
    }
  });

/** Hands that press: a mouse, or fingers by another way of pressing. */
export const pointer = (page, press = (spot, how) => spot.click(how)) => ({
  /** Any tile, also one that can't be chosen. */
  tile: (name) => press(page.locator(`[data-cell="${name}"]`), { force: true }),
  async cell(name) {
    const [x, y] = await middle(page.locator(`[data-legal="${name}"]`));
    if (page.touches) await touched(page, () => page.touchscreen.tap(x, y), `cell ${name}`);
    else await page.mouse.click(x, y);
  },
  /** On the slider, where there is a choice; then it is said. */
  async number(n) {
    const slider = page.locator(".bar input[type=range]");
    if ((await slider.count()) && (await slider.inputValue()) !== n) {
      const { width, height } = await slider.boundingBox();
      const [least, most] = await slider.evaluate((e) => [Number(e.min), Number(e.max)]);
      const part = (Number(n) - least) / (most - least);
      const position = { x: THUMB / 2 + (width - THUMB) * part, y: height / 2 };
      await (page.touches ? slider.tap({ position }) : slider.click({ position }));
      await comes(page, async () => (await slider.inputValue()) === n, `the slider is not at ${n}`);
    }
    await press(page.locator("[data-say]"));
  },
  pick: (id) => press(page.locator(`.tray [data-pick="${id}"]`)),
  card: (id) => press(page.locator(`.hand [data-card="${id}"]`)),
  use: () => press(page.locator("[data-use], [data-send]").first()),
  unit: (unit) => press(page.locator(`[data-unit="${unit}"]`)),
  ability: () => press(page.locator(".uses .button").first()),
  tray: () => press(page.locator(".tray button").first()),
  ware: (id) => press(page.locator(`[data-buy="${id}"]`)),
  move: (notation) => press(page.locator(`.bar [data-move="${notation}"]`)),
  say: () => press(page.locator("[data-say]")),
  crystals: () => press(page.locator("[data-all]")),
});

/** Hands that never touch a pointer. */
export function keyboard(page) {
  const key = (name) => page.keyboard.press(name);
  const focused = async (selector) => {
    await page.locator(selector).first().focus();
    await key("Enter");
  };
  return {
    async cell(name) {
      for (let i = 0; i < 60; i++) {
        await key("n");
        const at = await page.locator("[data-board] [data-cursor]").getAttribute("data-cursor");
        if (at === name) return key("Enter");
      }
      must(false, `N never led to ${name}`);
    },
    async tile(name) {
      const [q, r] = name.split(",").map(Number);
      const shown = async () => {
        await key("n"); // the cursor is not shown before it moves, and moves once the page asks
        return (await page.locator("[data-board] [data-cursor]").count()) > 0;
      };
      await comes(page, shown, "N shows no cursor");
      for (let i = 0; i < 30; i++) {
        const at = await page.locator("[data-board] [data-cursor]").getAttribute("data-cursor");
        if (at === name) return key("Enter");
        const [x, y] = at.split(",").map(Number);
        await key(y < r ? "ArrowDown" : y > r ? "ArrowUp" : x < q ? "ArrowRight" : "ArrowLeft");
      }
      must(false, `the arrows never led to ${name}`);
    },
    async card(id) {
      const ids = await page
        .locator(".hand [data-card]")
        .evaluateAll((all) => all.map((e) => e.dataset.card));
      await key(String(ids.indexOf(id) + 1));
    },
    use: () => focused("[data-use], [data-send]"),
    async unit(unit) {
      for (let i = 0; i < 20; i++) {
        await key("n");
        if (await page.evaluate((id) => document.activeElement?.dataset.unit === id, unit))
          return key("Enter");
      }
      must(false, `N never led to unit ${unit}`);
    },
    async number(n) {
      const slider = page.locator(".bar input[type=range]");
      if (await slider.count()) await slider.focus();
      for (let i = 0; i < 9 && (await slider.count()); i++) {
        const value = Number(await slider.inputValue());
        if (value === Number(n)) break;
        await key(value > n ? "ArrowLeft" : "ArrowRight");
      }
      await focused("[data-say]");
    },
    pick: (id) => focused(`.tray [data-pick="${id}"]`),
    ability: () => focused(".uses .button"),
    tray: () => key("1"),
    ware: (id) => focused(`[data-buy="${id}"]`),
    move: (notation) => focused(`.bar [data-move="${notation}"]`),
    say: () => focused("[data-say]"),
  };
}

/** What is done with a decision: builds, attacks wherever it can, buys a little. */
async function decide(page, hands, now, told) {
  const { ask, cells, cards, moves } = now;
  if (now.uses && cards.length) return hands.use();
  if (now.abilities) return hands.ability();
  if (now.tray) return hands.tray();
  if (ask === "map_final" || ask.startsWith("log_move_from")) return hands.move("done");
  if (ask === "exp_prep") return plays(hands, now);
  if (ask === "off_target" && told.quiet) return hands.move("done");
  if (cells.length) return hands.cell(cells[told.steps % cells.length]);
  if (now.says) return hands.say();
  if (ask === "log_buy" && now.wares.length && told.bought++ % 3 < 2)
    return hands.ware(now.wares[told.steps % now.wares.length]);
  if (["cmb_open", "cmb_play", "cmb_discard"].includes(ask) && cards.length)
    return hands.card(cards[0]);
  if (now.units.length && told.used++ % 4 < 3) return hands.unit(now.units[0]);
  must(moves.length > 0, `nothing left to press: ${JSON.stringify(now)}`);
  return hands.move(moves.at(-1));
}

/** Crystals are played; whatever else a card may be for is left. */
function plays(hands, { cards, moves }) {
  const crystal = cards.find((id) => /^CR/i.test(id) || /crystal/i.test(id));
  return crystal ? hands.card(crystal) : hands.move(moves.at(-1));
}

/** Play until it is over, or until `until` says so; how many steps that took. `choose` decides first
 * where it has something to say. */
export async function playEden(
  page,
  hands,
  { check, until, choose, quiet = false, most = 600 } = {},
) {
  const told = { steps: 0, bought: 0, used: 0, quiet };
  let before = "";
  for (; told.steps < most; told.steps++) {
    const now = await awaited(page, before);
    if (now.over || now.out) return told.steps;
    if (check) await check(now, told.steps);
    if (until && (await until(now))) return told.steps;
    if (!(await choose?.(now, hands))) await decide(page, hands, now, told);
    // A card or a unit may only have opened what it can be used for; a ware lies in the basket.
    const opened = await patiently(
      page,
      () =>
        page.evaluate(
          ([moment, basket]) => {
            const found = (selector) => document.querySelectorAll(selector).length;
            if (document.querySelector("[data-ask]")?.dataset.moment !== moment) return "moved";
            const more = found("[data-basket]") > basket;
            const asks = "[data-use], [data-send], .uses .button, .bar .sure";
            return more || found(asks) ? "opened" : "";
          },
          [now.moment, now.basket],
        ),
      `${now.ask} was decided`,
    );
    before = opened === "opened" ? "" : now.moment;
  }
  must(false, `not over after ${most} steps`);
}
