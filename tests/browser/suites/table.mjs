// Playing Night Dealer through the page: what can be seen and pressed, and nothing else.
import { aWhile, cardOf, must } from "./common.mjs";

const PATIENCE = 90_000;

/** Night Dealer's card on the home page. */
export const nightDealer = (page) => cardOf(page, /Le Meneur de Nuit|Night Dealer/);

/** What the page asks of its player, from what it shows. */
export async function asked(page) {
  return page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    const buttons = shown(".bar button").map((e) => ({
      text: e.textContent.trim(),
      off: e.disabled,
    }));
    const has = (word) => buttons.some(({ text, off }) => !off && text.startsWith(word));
    return {
      over: shown(".ending").length > 0,
      busy: shown("[role=grid][aria-busy=true]").length > 0,
      curtain: shown(".curtain").length > 0,
      dialog: shown("dialog[open]").length > 0,
      buttons,
      roll: has("Lancer") || has("Roll"),
      keep: has("Garder") || has("Keep"),
      pass: buttons.some(({ text }) => text === "Passer" || text === "Pass"),
      leave: has("Laisser") || has("Let it be"),
      validate: has("Valider") || has("Validate") || has("Continuer") || has("Continue"),
      kinds: shown(".actions .kind").length,
      blank: has("Aucun effet") || has("No effect"),
      wheels: shown(".near button[data-wheel]")
        .filter((e) => e.getAttribute("aria-disabled") !== "true")
        .map((e) => +e.dataset.wheel),
      chosen: shown(".near button[data-wheel][aria-pressed=true]").map((e) => +e.dataset.wheel),
      targets: shown("button.target[data-cell]").map((e) => +e.dataset.cell),
      refused: shown(".refusal").length > 0,
      waiting: !buttons.length,
      moves: document.querySelectorAll("[role=log] li").length,
    };
  });
}

/** Whether it is this page's player who must do something. */
export function mine(now) {
  const { roll, keep, pass, leave, validate, kinds, blank, targets, buttons } = now;
  const laying = buttons.some(({ text }) => /^(Valider|Validate)$/.test(text));
  return (
    roll || keep || pass || leave || validate || kinds > 0 || blank || targets.length > 0 || laying
  );
}

/** Play until the match is over, one small decision at a time, by a player's `hand`. */
export async function playMatch(page, hand, { check = async () => {} } = {}) {
  let last = Date.now();
  let seen = "";
  for (let step = 0, idle = 0; step < 1500; step++) {
    const now = await asked(page);
    if (now.over) return step;
    const mark = JSON.stringify(now);
    if (mark !== seen) [last, idle] = [Date.now(), 0];
    seen = mark;
    must(Date.now() - last < PATIENCE, `nothing happens any more: ${mark}`);
    if (now.curtain) await hand.lift();
    else if (mine(now) && !now.busy) {
      await check(now, step);
      await decide(now, hand, step);
    } else await aWhile(page, idle++);
  }
  throw new Error(`the match does not end: ${seen}`);
}

async function decide(now, hand, step) {
  if (now.refused) await hand.dismiss();
  if (now.dialog) await hand.confirm();
  else if (now.kinds) await hand.kind(step % 3);
  else if (now.roll || now.pass) await hand.primary();
  else if (now.leave)
    await (now.targets.length && step % 2 ? hand.cell(now.targets[0]) : hand.primary());
  else if (now.keep) await reroll(now, hand, step);
  else if (now.targets.length) await hand.cell(now.targets[step % now.targets.length]);
  else if (now.validate && (step % 3 === 0 || !now.wheels.length)) await hand.primary();
  else if (now.blank) await hand.blank();
  else if (now.validate && now.chosen.length) await hand.primary();
  else if (now.wheels.length) await hand.wheel(now.wheels[step % now.wheels.length]);
  else if (now.validate) await hand.primary();
  else await hand.wait(); // the page is asking the server what comes next
}

async function reroll(now, hand, step) {
  if (now.chosen.length) await hand.reroll();
  else if (step % 2 && now.wheels.length) await hand.wheel(now.wheels[step % now.wheels.length]);
  else await hand.keep();
}

/** A hand that clicks, or taps. */
export function pointer(page, press = (spot) => spot.click()) {
  const button = (name) => page.locator(".bar").getByRole("button", { name });
  return {
    wait: () => page.waitForTimeout(60),
    primary: () =>
      press(
        page
          .locator(".bar .button.primary:not([disabled]), .bar .wide")
          .or(button(/^(Laisser faire|Let it be)$/))
          .first(),
      ),
    keep: () => press(button(/^(Garder|Keep)$/)),
    reroll: () => press(button(/^(Relancer|Reroll)/)),
    blank: () => press(button(/^(Aucun effet|No effect)$/)),
    wheel: (wheel) => press(page.locator(`.near [data-wheel="${wheel}"]`)),
    cell: (cell) => press(page.locator(`[data-cell="${cell}"]`)),
    kind: (kind) => press(page.locator(".actions .kind").nth(kind)),
    confirm: () => press(page.locator("dialog[open] .button.primary")),
    dismiss: () => press(page.locator(".refusal button")),
    lift: async () => {
      await press(page.locator(".curtain .button.primary"));
      await page.waitForSelector(".curtain", { state: "detached" });
    },
  };
}

/** A hand on the keyboard only. */
export function keyboard(page) {
  const key = (name) => page.keyboard.press(name);
  const PAD = [7, 8, 9, 4, 5, 6, 1, 2, 3];
  let arrows = false;
  return {
    wait: () => page.waitForTimeout(60),
    primary: async () => {
      await page.evaluate(
        () => document.activeElement?.closest(".bar") && document.activeElement.blur(),
      );
      await key("Enter");
    },
    keep: () => key("Enter"),
    reroll: () => key("r"),
    blank: async () => {
      // By Tab, as somebody would who knows no shortcut.
      for (let i = 0; i < 40; i++) {
        const here = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
        if (/^(Aucun effet|No effect)$/.test(here)) break;
        await key("Tab");
      }
      await key("Enter");
    },
    wheel: (wheel) => key(`Digit${wheel + 1}`),
    cell: async (cell) => {
      arrows = !arrows;
      // With Shift the pad gives digits, as it does where Num Lock is on; else those are arrows.
      if (!arrows) return key(`Shift+Numpad${PAD[cell]}`);
      await walk(page, cell);
      await key("Enter");
    },
    kind: (kind) => key(`Digit${kind + 1}`),
    confirm: async () => {
      for (let i = 0; i < 6; i++) {
        await key("Tab");
        if (
          await page.evaluate(
            () => document.activeElement?.matches("dialog .button.primary") ?? false,
          )
        )
          break;
      }
      await key("Enter");
    },
    dismiss: () => key("Escape"),
    lift: () => key("Enter"),
  };
}

/** Go to a cell with Tab and the arrows. */
async function walk(page, cell) {
  const at = () => page.evaluate(() => document.activeElement?.dataset?.cell ?? null);
  for (let i = 0; i < 60 && (await at()) === null; i++) await page.keyboard.press("Tab");
  for (let i = 0; i < 12; i++) {
    const here = Number(await at());
    if (here === cell) return;
    if (here % 3 !== cell % 3)
      await page.keyboard.press(here % 3 < cell % 3 ? "ArrowRight" : "ArrowLeft");
    else await page.keyboard.press(here < cell ? "ArrowDown" : "ArrowUp");
  }
  must(Number(await at()) === cell, `the arrows do not lead to cell ${cell + 1}`);
}
