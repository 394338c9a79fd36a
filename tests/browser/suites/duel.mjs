// Playing the duel through the page: what can be seen and pressed, and nothing else.
import { aWhile, cardOf, decisions, must, openTable } from "./common.mjs";

const PATIENCE = 90_000;

/** The duel's card on the home page. */
export const theDuel = (page) => cardOf(page, /La Hache et l’Arcane|Axe & Arcana/);

/** Open a table from the home page and go there. */
export const openDuel = (page, { until = ".duel.frame", ...asked }) =>
  openTable(page, theDuel(page), until, { game: "duel", ...asked });

/** What the page asks of its player, from what it shows. */
export async function asked(page) {
  return page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    const named = (selector, key) => shown(selector).map((e) => e.dataset[key]);
    return {
      over: shown(".ending").length > 0,
      curtain: shown(".curtain").length > 0,
      dialog: shown("dialog[open]").length > 0,
      standard: shown("[data-standard]").length > 0,
      returns: named("[data-pick]", "pick"),
      targets: named(".tile.target", "gear"),
      pass: shown("[data-pass]").length > 0,
      answers: named("[data-answer]", "answer"),
      end: shown("[data-end]").length > 0,
      sure: shown("[data-end].sure").length > 0, // something is left to do: to be pressed once more
      strike: shown("[data-strike][aria-disabled=false]").length > 0,
      ready: named(".held.ready", "card"),
      hand: named(".held", "card"),
      selected: named(".held.selected", "card"),
      play: shown("[data-play]").length > 0,
      refused: shown(".refusal").length > 0,
      waiting: shown(".announce .waiting").length > 0,
      whose: shown(".whose")[0]?.textContent ?? "",
      lines: document.querySelectorAll("[role=log] li").length,
    };
  });
}

/** Whether it is this page's player who must do something. */
export function mine(now) {
  return now.end || now.play || now.pass || now.returns.length > 0 || now.targets.length > 0;
}

/** What there is to look at, for pictures and checks of each kind of moment once. */
export function momentOf(now) {
  if (now.returns.length) return "pick";
  if (now.targets.length) return "freeze";
  if (now.pass) return now.answers.length ? "answer" : "react";
  return now.play ? "selected" : "play";
}

/** Everything that can be pressed now is whole: nothing cuts it off or lies over it. */
export async function reachable(page, name) {
  const wrong = await page.evaluate(() => {
    const needed =
      "[data-card], .target[data-gear], [data-end], [data-strike], [data-play], [data-pass], [data-answer], [data-pick], .announce [role=timer]";
    const found = [];
    for (const element of document.querySelectorAll(needed)) {
      if (!element.checkVisibility()) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const middle = (left + right) / 2;
      for (const [x, y] of [
        [middle, top + 4],
        [middle, (top + bottom) / 2],
        [middle, bottom - 4],
        [left + 10, (top + bottom) / 2],
        [right - 10, (top + bottom) / 2],
      ]) {
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || hit.closest("dialog, .refusal, [role=tooltip]")))
          continue;
        const words = element.textContent.trim().slice(0, 40);
        found.push(`${words} at ${Math.round(x)},${Math.round(y)}: ${hit?.className}`);
        break;
      }
    }
    for (const element of document.querySelectorAll("[data-pile], [data-gear], .backs, .life")) {
      if (!element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      const side = element.closest(".side")?.getBoundingClientRect();
      if (side && (box.right > side.right + 1 || box.left < side.left - 1))
        found.push(`${element.textContent.trim()}: beyond its side of the table`);
    }
    return found;
  });
  must(wrong.length === 0, `${name}: cut off or covered:\n${wrong.join("\n")}`);
}

/** Play until the duel is over, one small decision at a time, by a player's `hand`. */
export async function playDuel(
  page,
  hand,
  { check = async () => {}, look = () => {}, until = () => false } = {},
) {
  const made = decisions();
  let last = Date.now();
  let seen = "";
  for (let step = 0, idle = 0; step < 3000; step++) {
    const now = await asked(page);
    look(now);
    if (now.over || until(now)) return step;
    const mark = JSON.stringify(now);
    if (mark !== seen) [last, idle] = [Date.now(), 0];
    seen = mark;
    must(Date.now() - last < PATIENCE, `nothing happens any more: ${mark}`);
    if (made.isMade(mark) || !(now.curtain || mine(now))) await aWhile(page, idle++);
    else {
      if (now.curtain) await hand.lift();
      else {
        await check(now, step);
        await attempt(() => decide(now, hand, step));
      }
      made.make(mark);
    }
  }
  throw new Error(`the duel does not end: ${seen}`);
}

/** Do something that may have become pointless meanwhile (the server let an attack through). */
export async function attempt(act) {
  try {
    await act();
  } catch (error) {
    if (!/Timeout|detached|not visible|not stable/.test(String(error))) throw error;
  }
}

async function decide(now, hand, step) {
  if (now.dialog) await hand.close();
  else if (now.returns.length) await hand.giveBack(step % now.returns.length);
  else if (now.targets.length) await hand.freeze(now.targets[step % now.targets.length]);
  else if (now.pass) await (now.answers.length ? hand.answer(now.answers[0], now) : hand.pass());
  else if (now.play) await hand.play(now.selected[0], step);
  else if (now.ready.length) await hand.card(now.ready[step % now.ready.length], now);
  else if (now.strike) await hand.strike();
  else await hand.end();
}

/** A hand that clicks, or taps. */
export function pointer(page, press = (spot) => spot.click({ timeout: 3000, isSeen: true })) {
  const the = (selector) => page.locator(selector).first();
  return {
    card: (id) => press(the(`[data-card="${id}"]`)),
    // Every other time the card itself is pressed again.
    play: (id, step) => press(step % 2 ? the(`[data-card="${id}"]`) : the("[data-play]")),
    strike: () => press(the("[data-strike]")),
    end: () => press(the("[data-end]")),
    pass: () => press(the("[data-pass]")),
    answer: (id) => press(the(`[data-answer="${id}"]`)),
    giveBack: (nth) => press(page.locator("[data-pick]").nth(nth)),
    freeze: (id) => press(the(`.tile.target[data-gear="${id}"]`)),
    close: () => page.keyboard.press("Escape"),
    lift: () => attempt(() => press(the(".curtain .button.primary"))),
  };
}

/** A hand on the keyboard only. */
export function keyboard(page) {
  const key = (name) => page.keyboard.press(name);
  const digit = (at) => key(`Digit${at + 1}`);
  let arrows = false;
  return {
    card: async (id, now) => {
      const at = now.hand.indexOf(id);
      arrows = !arrows;
      if (!arrows && at < 9) return digit(at);
      await walk(page, id);
      await key("Enter");
    },
    play: () => key("Enter"),
    strike: () => key("s"),
    end: () => key("e"),
    pass: () => key("p"),
    answer: async (id, now) => {
      await digit(now.hand.indexOf(id));
      await key("Enter");
    },
    giveBack: (nth) => digit(nth),
    freeze: async (id) => {
      const at = await page.evaluate((wanted) => {
        const far = document.querySelector(".far");
        return [...far.querySelectorAll("[data-gear]")].findIndex((e) => e.dataset.gear === wanted);
      }, id);
      await digit(at);
    },
    close: () => key("Escape"),
    lift: () => key("Enter"),
  };
}

/** Go to a card with the arrows. */
async function walk(page, id) {
  const at = () => page.evaluate(() => document.activeElement?.dataset?.card ?? null);
  if ((await at()) === null) await page.keyboard.press("ArrowRight");
  for (let way = 0; way < 2; way++) {
    for (let i = 0; i < 14; i++) {
      if ((await at()) === id) return;
      await page.keyboard.press(way ? "ArrowLeft" : "ArrowRight");
    }
  }
  must((await at()) === id, `the arrows do not lead to ${id}`);
}

const ENGLISH =
  /\b(the|your|you|turn|turns|damage|shield|draw|draws|play|plays|strike|strikes|hand|deck|graveyard|cards?|gain|deal|until|mana left|to play|wins?)\b/i;
const FRENCH = /[éèêàâùûçîôœ]|\b(le|la|les|des|une|vous|votre|tour|bouclier|pioche|cartes?)\b/i;

/** All words of a page, seen or read aloud. */
export async function wordsOf(page) {
  return page.evaluate(() => {
    const found = [];
    const main = document.querySelector(".room") ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, data } = walker.currentNode;
      if (data.trim() && !parent.closest("script, style, [lang]:not(html)"))
        found.push(data.trim());
    }
    for (const e of main.querySelectorAll("[aria-label], [title]"))
      found.push(...[e.getAttribute("aria-label"), e.getAttribute("title")].filter(Boolean));
    return found;
  });
}

/** Not a word of the other language stands on the page. */
export async function speaks(page, language) {
  const other = language === "fr" ? ENGLISH : FRENCH;
  const wrong = (await wordsOf(page)).filter((text) => other.test(text));
  must(wrong.length === 0, `words of another language: ${JSON.stringify(wrong.slice(0, 8))}`);
}
