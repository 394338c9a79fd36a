// Playing Tactique through the page: what can be seen and pressed, and nothing else.
import { aWhile, cardOf, decisions, must, openTable, touched } from "./common.mjs";

const PATIENCE = 90_000;

/** Open a table from the home page and go there. */
export const openTactique = (page, { until = "[data-field]", ...asked }) =>
  openTable(page, cardOf(page, "TCG Tactique"), until, {
    game: "tactique",
    ...asked,
  });

/** What the page asks of its player, from what it shows. */
export async function asked(page) {
  return page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    const spots = (selector) => shown(selector).map((e) => Number(e.dataset.spot));
    return {
      over: shown(".ending").length > 0,
      goals: shown("[data-goal]").map((e) => e.dataset.goal),
      discards: shown("[data-pick]").length,
      confirm: shown("[data-confirm]").length > 0,
      skip: shown("[data-skip-choice]").length > 0,
      cancel: shown("[data-cancel]").length > 0,
      end: shown("[data-end]").length > 0,
      sure: shown("[data-end].sure").length > 0, // something is left to do: to be pressed once more
      ready: shown(".held.ready").map((e) => e.dataset.card),
      hand: shown(".hand [data-card]").map((e) => e.dataset.card),
      legal: spots(".cell.legal"),
      aim: spots(".cell.aim"),
      can: spots(".cell.can"),
      ahead: shown(".ahead").length > 0,
      alarm: shown(".tracker.alarm").length > 0,
      lines: document.querySelectorAll("[role=log] li").length,
    };
  });
}

/** What there is to look at, for pictures and checks of each kind of moment once. */
export function momentOf(now) {
  if (now.goals.length) return "pick";
  if (now.discards) return "discard";
  if (now.ahead) return "ahead";
  if (now.aim.length) return "target";
  if (now.legal.length) return "cell";
  if (now.confirm || now.skip) return "confirm";
  return now.alarm ? "alarm" : "turn";
}

/** Everything that can be pressed now is whole: nothing cuts it off or lies over it. */
export async function reachable(page, name) {
  const wrong = await page.evaluate(() => {
    const found = [];
    const needed = ".cell, [data-end], [data-confirm], [data-cancel], [data-skip-choice], .pile";
    const over = ".ahead, .close, dialog, [role=tooltip]";
    for (const element of document.querySelectorAll(needed)) {
      if (!element.checkVisibility()) continue;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const words = element.getAttribute("aria-label") ?? element.textContent.trim();
      if (right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`${words}: off the screen`);
      else if (!hit || !(element.contains(hit) || hit.closest(over)))
        found.push(`${words}: under ${hit?.className}`);
      if (element.tagName === "BUTTON" && Math.min(width, height) < 43)
        found.push(`${words}: ${Math.round(width)}×${Math.round(height)}`);
    }
    return found;
  });
  must(wrong.length === 0, `${name}: cut off, covered or small:\n${wrong.join("\n")}`);
}

/** Play until the match is over, one small decision at a time, by a player's `hand`. Players of whom
 * `fights` tells that they attack nobody are done after a few rounds: somebody's condition is met. */
export async function playTactique(
  page,
  hand,
  { check = async () => {}, until = () => false, fights = true } = {},
) {
  const made = decisions();
  let last = Date.now();
  let seen = "";
  const tried = { cards: new Set(), spots: new Set(), lines: 0 };
  for (let step = 0, idle = 0; step < 3000; step++) {
    const now = await asked(page);
    if (now.over || until(now, step)) return step;
    const mark = JSON.stringify(now);
    if (mark !== seen) [last, idle] = [Date.now(), 0];
    seen = mark;
    must(Date.now() - last < PATIENCE, `nothing happens any more: ${mark}`);
    if (now.lines !== tried.lines) {
      tried.cards.clear();
      tried.spots.clear();
      tried.lines = now.lines;
    }
    const mine = now.end || now.cancel || now.goals.length || now.discards;
    if (made.isMade(mark) || !mine) await aWhile(page, idle++);
    else {
      try {
        await check(now, step);
        await attempt(() => decide(fights ? now : { ...now, can: [] }, hand, tried));
      } catch (error) {
        if (!(await asked(page)).over) throw error; // else the end has come over the table meanwhile
      }
      made.make(mark);
    }
  }
  throw new Error(`the match does not end: ${seen}`);
}

/** Do something that may have become pointless meanwhile. */
export async function attempt(act) {
  try {
    await act();
  } catch (error) {
    if (!/Timeout|detached|not visible|not stable/.test(String(error))) throw error;
  }
}

async function decide(now, hand, tried) {
  if (now.goals.length) return hand.goal(now.goals[0]);
  if (now.discards) return hand.discard();
  if (now.confirm) return hand.confirm();
  if (now.aim.length) return hand.spot(now.aim[0]);
  if (now.legal.length) return hand.spot(front(now.legal));
  if (now.skip) return hand.skip();
  if (now.cancel) return hand.cancel();
  const card = now.ready.find((id) => !tried.cards.has(id));
  if (card) {
    tried.cards.add(card);
    return hand.card(card, now);
  }
  const unit = now.can.find((spot) => !tried.spots.has(spot));
  if (unit !== undefined) {
    tried.spots.add(unit);
    return hand.spot(unit);
  }
  return hand.end();
}

/** The cell nearest the enemy. */
function front(spots) {
  const row = (spot) => Math.floor((spot % 15) / 5);
  return [...spots].sort((a, b) => row(a) - row(b) || a - b)[0];
}

/** Press with a finger what may be gone the next moment. */
export const finger = (spot) =>
  touched(spot.page(), () => spot.tap({ timeout: 3000, isSeen: true }), spot);

/** A hand that clicks, or taps. */
export function pointer(page, press = (spot) => spot.click({ timeout: 3000, isSeen: true })) {
  const the = (selector) => page.locator(selector).first();
  return {
    goal: (id) => press(the(`[data-goal="${id}"]`)),
    discard: () => press(the("[data-pick]")),
    confirm: () => press(the("[data-confirm]")),
    skip: () => press(the("[data-skip-choice]")),
    cancel: () => press(the("[data-cancel]")),
    card: (id) => press(the(`.hand [data-card="${id}"]`)),
    spot: (spot) => press(the(`[data-spot="${spot}"]`)),
    end: () => press(the("[data-end]")),
  };
}

/** A hand on the keyboard only. */
export function keyboard(page) {
  const key = (name) => page.keyboard.press(name);
  const focus = (selector) => page.locator(selector).first().focus({ timeout: 3000 });
  return {
    goal: async (id) => {
      await focus(`[data-goal="${id}"]`);
      await key("Enter");
    },
    discard: async () => {
      await focus("[data-pick]");
      await key("Enter");
    },
    confirm: async () => {
      const [spot] = await page.evaluate(() => [document.activeElement?.dataset?.spot]);
      if (spot === undefined) await focus("[data-confirm]");
      await key("Enter");
    },
    skip: async () => {
      await focus("[data-skip-choice]");
      await key("Enter");
    },
    cancel: () => key("Escape"),
    card: async (id, now) => {
      const at = now.hand.indexOf(id);
      if (at < 9) return key(`Digit${at + 1}`);
      await focus(`.hand [data-card="${id}"]`);
      await key("Enter");
    },
    spot: async (spot) => {
      await walk(page, spot);
      await key("Enter");
    },
    end: () => key("e"),
  };
}

/** Go to a cell with the arrows. Where they lead nowhere at all, the table is busy with something else:
 * that moment is over, and what is asked next is answered anew. */
async function walk(page, wanted) {
  const places = [];
  for (let i = 0; i < 40; i++) {
    const [way, from] = await page.evaluate((spot) => {
      const here = document.activeElement;
      const from = here?.dataset?.spot;
      if (from === undefined) return ["ArrowUp", ""];
      const [a, b] = [here, document.querySelector(`[data-spot="${spot}"]`)].map((e) =>
        e.getBoundingClientRect(),
      );
      if (Math.abs(a.top - b.top) > 4) return [a.top > b.top ? "ArrowUp" : "ArrowDown", from];
      if (Math.abs(a.left - b.left) > 4)
        return [a.left > b.left ? "ArrowLeft" : "ArrowRight", from];
      return ["", from];
    }, wanted);
    if (!way) return;
    places.push(from);
    if (!from && i === 0) await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press(way);
  }
  const isBusy = new Set(places).size < 2;
  must(isBusy, `the arrows do not lead to ${wanted}: ${places.join(" ")}`);
  throw new Error(`${wanted} is not visible to the arrows`);
}
