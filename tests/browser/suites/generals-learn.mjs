// Generals' guided first match: by mouse, finger and keyboard. An order is a unit's
// cell, where it goes, and what it does there.
import { SERVER, clean, comes, newPage, run } from "./common.mjs";
import { asked, pointer, still } from "./generals.mjs";
import { followAll, isJudged, made, threeClicks } from "./learning.mjs";

/** A unit sent to fire where it can't: the rule is told; Escape lets go of it. */
const outOfRange = (guide) => ({
  act: async (page, fingers) => {
    await still(page);
    await fingers.cell("0,0");
    await comes(page, async () => (await asked(page)).reach.length > 0, "no reach is shown");
    await fingers.cell("4,2");
  },
  rule: "GEN-ATT-03",
  guide,
  then: (page) => page.keyboard.press("Escape"),
});

const WAYS = [
  { poor: ["wait"], right: ["capture"] },
  { poor: ["3,0 1,2 wait"], right: ["3,0 1,2 capture"] },
  { poor: ["end"], right: ["create 0,0 tank", "end"] },
  { poor: ["0,1 7,0 wait"], right: ["0,1 7,0 capture"] },
  { refused: outOfRange(true), poor: ["0,0 2,0 wait"], right: ["0,0 2,0 attack 3,0"] },
  { poor: ["end"], right: ["2,1 2,1 attack 2,0"] },
  { refused: outOfRange(), poor: ["0,0 1,0 wait"], right: ["0,0 0,0 attack 3,0"] },
  {
    refused: outOfRange(),
    poor: ["1,1 2,0 attack 3,0", "0,0 0,0 attack 3,0"],
    right: ["0,0 0,0 attack 3,0", "1,1 2,0 attack 3,0"],
  },
  { poor: ["2,0 2,0 wait", "end"], right: ["1,0 3,0 attack 4,0", "2,0 2,0 attack 4,0"] },
  { poor: ["2,0 2,0 bomb 2,1", "end"], right: ["2,0 2,0 bomb 2,1", "1,0 2,1 capture"] },
  { poor: ["3,1 2,1 wait", "end"], right: ["3,1 0,1 wait", "end"] },
  { poor: ["2,0 3,1 attack 4,1"], right: ["2,0 3,1 bomb 4,1"] },
];

/** A hand that gives orders, each when the page asks for one; repeats what the page did not hear. */
function hand(page, fingers) {
  return async (orders) => {
    for (const order of orders) {
      await comes(page, async () => isAsked(await asked(page)), `${order}: not asked for`);
      await still(page);
      const before = await made(page);
      const done = async () => {
        await one(page, fingers, order).catch(passing);
        for (let i = 0; i < 60 && (await isSent(page)) && (await made(page)) === before; i++)
          await page.waitForTimeout(50);
        return (await made(page)) !== before && (await isOver(page));
      };
      await comes(page, done, `${order}: not given`);
    }
  };
}

/** Whether an order can be given, or the action of a unit that has arrived. */
const isAsked = ({ end, orders }) => end || orders.length > 0;

/** Whether nothing is being chosen: what was pressed is on its way, or nothing was. */
async function isSent(page) {
  const { sure, shop, planning, orders } = await asked(page);
  return !sure && !shop && !planning && orders.length === 0;
}

/** What may happen to a press while the page changes. */
function passing(error) {
  if (!/Timeout|detached|not visible|not stable/.test(String(error))) throw error;
}

/** Whether an order is carried out: another can be given, or the guide has its verdict. */
const isOver = async (page) => (await asked(page)).end || (await isJudged(page));

/** The next thing to press for an order. */
async function one(page, fingers, order) {
  const now = await asked(page);
  const [first, second, ...what] = order.split(" ");
  const key = what.join(" ") || first; // of a unit that has arrived, its action alone
  if (now.sure) await fingers.sure();
  else if (order === "end") await (now.end && fingers.end());
  else if (now.orders.includes(key)) await fingers.order(key, now);
  else if (first === "create") await (now.shop ? fingers.buy(key) : fingers.cell(second));
  else if (now.planning && now.reach.length) await fingers.go(second);
  else if (now.end && !now.planning) await fingers.unit(first);
  for (let i = 0; i < 24 && JSON.stringify(await asked(page)) === JSON.stringify(now); i++)
    await page.waitForTimeout(50);
}

/** A hand on the keyboard only: the cursor goes to a cell, Enter presses it. */
function keyboard(page) {
  const key = (name) => page.keyboard.press(name);
  const cell = async (where) => {
    await walkTo(page, where);
    await key("Enter");
  };
  return {
    cell,
    unit: cell,
    go: cell,
    order: (order, now) => key(`${now.orders.indexOf(order) + 1}`),
    buy: async (type) => {
      const on = () => page.evaluate(() => document.activeElement?.dataset?.create ?? null);
      for (let i = 0; i < 30 && (await on()) !== type; i++) await key("ArrowDown");
      await key("Enter");
    },
    sure: () => key("Enter"),
    end: () => key("e"),
  };
}

/** The cursor goes to a cell, arrow by arrow. */
async function walkTo(page, cell) {
  const at = () =>
    page.evaluate(() => {
      const text = document.querySelector("[data-board] [role=gridcell]").textContent;
      return text.split(",").map(Number);
    });
  await page.locator("[data-board] [role=grid], [role=grid][data-board]").first().focus();
  await page.keyboard.press("ArrowRight"); // the cursor is not shown before it moves
  const [x, y] = cell.split(",").map(Number);
  for (let i = 0; i < 30; i++) {
    const [cx, cy] = await at();
    if (cx === x && cy === y) return;
    const name = cx < x ? "ArrowRight" : cx > x ? "ArrowLeft" : cy < y ? "ArrowDown" : "ArrowUp";
    await page.keyboard.press(name);
  }
}

/** Enter alone begins: the cursor appears on a unit that can act, and chooses it. */
async function enterBegins(browser) {
  const page = await newPage(browser);
  await page.goto(`${SERVER}/games/generals/learn/2`);
  await comes(page, async () => (await asked(page)).ready.length > 0, "no unit is ready");
  await page.locator("[role=grid]").first().focus();
  await page.keyboard.press("Enter");
  await comes(page, async () => (await asked(page)).planning, "Enter chooses nothing");
  clean(page, "Enter begins");
  await page.context().close();
}

await run("generals-learn", async (browser) => {
  await threeClicks(browser, "generals", '[data-order="capture"]');
  await enterBegins(browser);
  await followAll(browser, "generals", WAYS, {
    fingers: { mouse: pointer, touch: (page) => pointer(page, { touch: true }), keyboard },
    hand,
  });
});
