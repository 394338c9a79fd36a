// Playing Generals through the page: what can be seen and pressed, and nothing else.
import { aWhile, cardOf, comes, decisions, must, openTable, touched } from "./common.mjs";

const PATIENCE = 120_000;
const PASSING = 10_000; // milliseconds that something may lie over a cell
const SIDE = 32; // the page names cells by their number: row * 32 + column

/** The card of Generals on the home page. */
export const theGenerals = (page) => cardOf(page, /Généraux|Generals/);

/** Open a table from the home page and go there. */
export const openGenerals = (page, { until = ".generals.frame", ...asked }) =>
  openTable(page, theGenerals(page), until, { game: "generals", ...asked });

/** What the page asks of its player, from what it shows. */
export async function asked(page) {
  return page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    const named = (selector, key) => shown(selector).map((e) => e.dataset[key]);
    return {
      over: shown(".ending").length > 0,
      curtain: shown(".curtain").length > 0,
      skip: shown("[data-skip]").length > 0,
      shop: shown("[data-create]").length > 0,
      offers: named("[data-offer][data-can=true]", "offer"),
      sure: shown("[data-sure]").length > 0,
      orders: named("[data-order]", "order"),
      planning: shown("[data-cancel]").length > 0, // also while an enemy is looked at
      reach: (document.querySelector("[data-reach]")?.dataset.reach ?? "")
        .split(" ")
        .filter(Boolean)
        .map(Number),
      targets: named("[data-target]", "target"),
      end: shown("[data-end]").length > 0,
      ready: named(".unit.ready", "unit"),
      sites: named("[data-site].open-site", "site"),
      aims: [...document.querySelectorAll("[data-site]")]
        .filter((e) => e.dataset.lord !== document.querySelector("[data-me]")?.dataset.me)
        .map((e) => e.dataset.site),
      units: document.querySelectorAll("[data-unit]").length,
      money: document.querySelector("[data-money]")?.textContent ?? "",
      whose: document.querySelector(".whose")?.textContent ?? "",
      day: document.querySelector(".day")?.textContent ?? "",
      refused: shown(".refusal").length > 0,
      lines: document.querySelectorAll("[role=log] li").length,
    };
  });
}

/** What there is to look at, for pictures and checks of each kind of moment once. */
export function momentOf(now) {
  if (now.shop) return "shop";
  if (now.sure) return "sure";
  if (now.orders.some((order) => /^(attack|bomb)/.test(order))) return "attack";
  if (now.orders.length) return "orders";
  if (now.planning) return now.targets.length ? "targets" : "plan";
  return now.ready.length ? "ready" : "main";
}

/** Where a cell lies on the screen, after the map was moved so that it can be pressed. */
export async function pointOf(page, cell) {
  const [x, y] =
    typeof cell === "string" ? cell.split(",").map(Number) : [cell % SIDE, Math.floor(cell / SIDE)];
  const find = () =>
    page.evaluate(
      ([cx, cy]) => {
        const world = document.querySelector("[data-world]").getBoundingClientRect();
        const { width } = document.querySelector("svg.pieces").viewBox.baseVal;
        const size = world.width / (width / 48);
        const px = world.left + (cx + 0.5) * size;
        const py = world.top + (cy + 0.5) * size;
        const hit = document.elementFromPoint(px, py);
        const board = document.querySelector("[data-board]").getBoundingClientRect();
        const out = px < board.left || px > board.right || py < board.top || py > board.bottom;
        return {
          x: px,
          y: py,
          free: !!hit?.closest("[data-board]"),
          out,
          under: hit ? `<${hit.tagName.toLowerCase()} class="${hit.className}">` : "nothing",
          middle: [board.left + board.width / 2, board.top + board.height / 2],
        };
      },
      [x, y],
    );
  let at = await find();
  const free = async () => {
    if (at.out) await dragMap(page, at);
    at = await find(); // something may pass over it
    return at.free;
  };
  const why = () =>
    `cell ${x},${y} is ${at.out ? "off the screen" : `not visible: it lies under ${at.under}`}`;
  if (!at.free) await comes(page, free, why, PASSING);
  return at;
}

/** Drag the map with a finger so that a point comes nearer to the window's middle. */
async function dragMap(page, { x, y, middle: [mx, my] }) {
  const clamp = (n, most) => Math.max(-most, Math.min(most, n));
  const [dx, dy] = [clamp(mx - x, mx / 2), clamp(my - y, my / 3)];
  const line = await page.context().newCDPSession(page);
  const touch = (type, ...points) =>
    line.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const start = { x: mx - dx / 2, y: my - dy / 2 };
  await touch("touchStart", start);
  for (let i = 1; i <= 5; i++)
    await touch("touchMove", {
      x: start.x + (dx * i) / 5,
      y: start.y + (dy * i) / 5,
    });
  await touch("touchEnd");
  await line.detach();
  await still(page);
}

/** Play until the game is over or `until` says so, one small decision at a time. */
export async function playGenerals(
  page,
  hand,
  { check = async () => {}, until = () => false, most = 4000 } = {},
) {
  const turn = { name: "", visits: 0 }; // how often a building was visited in it
  const made = decisions();
  let last = Date.now();
  let told = "";
  const seen = new Set(); // since something was told
  for (let step = 0, idle = 0; step < most; step++) {
    const now = await asked(page);
    if (now.over || until(now)) return step;
    const mark = JSON.stringify(now);
    if (told !== now.day + now.lines) seen.clear();
    told = now.day + now.lines;
    if (!seen.has(mark)) [last, idle] = [Date.now(), 0];
    seen.add(mark);
    must(Date.now() - last < PATIENCE, `nothing happens any more:\n${[...seen].join("\n")}`);
    const mine = now.end || now.orders.length || now.planning || now.shop || now.sure;
    if (made.isMade(mark) || !(now.curtain || now.skip || mine)) await aWhile(page, idle++);
    else {
      if (now.curtain) await hand.lift();
      else if (now.skip) await hand.skip();
      else {
        await check(now, step);
        if (turn.name !== now.day + now.whose)
          Object.assign(turn, { name: now.day + now.whose, visits: 0 });
        await attempt(() => decide(page, now, hand, turn));
      }
      made.make(mark);
    }
  }
  throw new Error(`the game does not end:\n${[...seen].join("\n")}`);
}

/** Do something that may have become pointless meanwhile. */
async function attempt(act) {
  try {
    await act();
  } catch (error) {
    if (!/Timeout|detached|not visible|not stable/.test(String(error))) throw error;
  }
}

const far = (a, b) =>
  Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE));
const numberOf = (cell) => {
  const [x, y] = cell.split(",").map(Number);
  return y * SIDE + x;
};

/** The cell of the reach that lies nearest to a building worth having. */
export function bestCell(now) {
  const aims = now.aims.map(numberOf);
  const near = (cell) => Math.min(...aims.map((aim) => far(cell, aim)));
  return now.reach.toSorted((a, b) => near(a) - near(b) || a - b)[0];
}

async function decide(page, now, hand, turn) {
  if (now.shop)
    await hand.buy(now.offers[(turn.visits * 7) % Math.max(1, Math.min(4, now.offers.length))]);
  else if (now.sure) await hand.sure();
  else if (now.refused && now.planning) await hand.letGo();
  else if (now.orders.length) {
    const wanted = now.orders.find((o) => /^(attack|capture|bomb)/.test(o)) ?? now.orders.at(-1);
    await hand.order(wanted, now);
    await answered(page);
  } else if (now.planning && now.targets.length) await hand.cell(now.targets[0]);
  else if (now.planning && !now.reach.length)
    await page.waitForTimeout(40); // not answered yet
  else if (now.planning) await hand.go(bestCell(now), now);
  else if (now.ready.length) await hand.unit(now.ready[0]);
  else if (now.sites.length && turn.visits++ < 3) await hand.cell(now.sites[0]);
  else await hand.end();
}

/** Wait while an order is on its way: what is shown is still the plan that led to it. */
async function answered(page) {
  const isPlanned = async () => {
    const { planning, orders, sure, refused } = await asked(page);
    return planning && !orders.length && !sure && !refused;
  };
  for (let times = 0; times < 60 && (await isPlanned()); times++) await aWhile(page, times);
}

/** A hand that clicks, or taps. */
export function pointer(page, { touch = false } = {}) {
  const press = (spot, isSeen = true) => spot[touch ? "tap" : "click"]({ timeout: 3000, isSeen });
  const the = (selector) => page.locator(selector).first();
  const cell = async (where) => {
    const { x, y } = await pointOf(page, where);
    if (touch) await touched(page, () => page.touchscreen.tap(x, y), `cell ${where}`);
    else await page.mouse.click(x, y);
    await page.waitForTimeout(60);
  };
  return {
    cell,
    unit: cell,
    go: async (where) => {
      await cell(where);
      if (!touch) return;
      const go = the("[data-go]:enabled"); // who stays has nothing to confirm
      await go.or(the("[data-order]")).first().waitFor({ timeout: 3000 });
      if (await go.count()) await press(go);
    },
    order: (key) => press(the(`[data-order="${key}"]`)),
    buy: async (type) => {
      await press(the(`[data-offer="${type}"]`));
      await press(the(`[data-create="${type}"]`), false);
    },
    sure: () => press(the("[data-sure]")),
    letGo: () => press(the("[data-cancel]")),
    end: () => press(the("[data-end]")),
    skip: () => attempt(() => press(the("[data-skip]"))),
    lift: () => attempt(() => press(the(".curtain .button.primary"))),
  };
}

/** Play rows of moves for seats that this page's person holds, on a line of its own. */
export async function pushMoves(page, match, rows) {
  const answers = await page.evaluate(
    async ([id, list]) => {
      const line = await window.openLine(id);
      const found = [];
      for (const [seat, ...moves] of list) {
        const answer = await line.move(await line.look(seat), moves);
        if (answer.type !== "done") found.push(`${moves}: ${answer.en}`);
      }
      line.close();
      return found;
    },
    [match, rows],
  );
  must(answers.length === 0, `moves were refused: ${answers.join("; ")}`);
}

/** A table of two at one screen where a scout at (3,4) may strike an infantry at (5,7). */
export async function faceToFace(page) {
  await page.addInitScript(() =>
    localStorage.setItem("ludotheque", JSON.stringify({ curtain: false, language: "fr" })),
  );
  const { match } = await openGenerals(page, {
    seats: [{ kind: "me" }, { kind: "me" }],
    options: { map: "plain", fog: "off", order: "0,1", generals: "volkov,takeda" },
  });
  await pushMoves(page, match, [
    [0, "build 1,1", "create recon"],
    [0, "end"],
    [1, "build 6,8", "create infantry"],
    [1, "end"],
    [0, "unit 1,1", "to 3,4"],
    [0, "wait"],
    [0, "end"],
    [1, "unit 6,8", "to 5,7"],
    [1, "wait"],
    [1, "end"],
  ]);
  await page.waitForSelector('[data-unit="3,4"].ready');
  await still(page);
}

/** Wait until the map rests: it comes back to who looks now. */
export const still = (page) =>
  page.locator("[data-world]").evaluate(async (world) => {
    const where = () => JSON.stringify(world.getBoundingClientRect());
    for (let last = where(), same = 0; same < 3;) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = where();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });
