// Every game's table on a phone that lies on its side: all that a move needs is in the window
// without scrolling, nothing covers it, and its parts do not lie over each other.
//
// A game joins by an entry of GAMES: `open` brings a page to its table where the player must act,
// `moments` are steps through a turn (the first is the table as it opens), `needed` selects every
// control that a move may need then, `apart` selects the parts that must not touch. What lies on one
// `ground` (a map that takes all clicks on it) covers nothing else on it; a dialog has its own needs.
import { must, newPage, openTable, picture, run } from "./common.mjs";
import { faceToFace, pointer } from "./generals.mjs";
import { nightDealer } from "./table.mjs";

const SIZES = [
  [667, 375],
  [740, 360],
  [844, 390],
  [896, 414],
  [932, 430],
  [1024, 500],
  [1440, 900], // and on a desk
];

const GAMES = {
  "night-dealer": {
    open: (page) =>
      openTable(page, nightDealer(page), ".actions .primary", {
        game: "night-dealer",
        seats: [{ kind: "me" }, { kind: "level", level: "apprenti" }],
        options: { starter: "A" },
      }),
    moments: [
      async () => {},
      async (page) => {
        await page.locator(".actions .primary").click();
        await page.waitForSelector('.near [data-wheel]:not([aria-disabled="true"])');
        await page.locator(".near [data-wheel]").first().click();
        await page.waitForSelector("[data-cell].target");
      },
      async (page) => {
        await page.locator("[data-cell].target").nth(4).click();
        await page.waitForSelector(".actions .primary:not([disabled]), [data-cell].target");
      },
    ],
    needed: "[data-cell], .near [data-wheel], .actions button, .prompt, header .tool",
    apart: [
      ...[".board", ".sky", ".wheels", ".prompt", ".actions", "header"],
      ...[".side .token", ".side .name", ".side .lives", ".side .held"],
    ],
  },
  generals: {
    open: faceToFace,
    moments: [
      async () => {},
      async (page) => {
        await pointer(page, { touch: true }).unit("3,4");
        await page.waitForSelector('[data-target="5,7"]');
      },
      async (page) => {
        await pointer(page, { touch: true }).cell("5,7");
        await page.waitForSelector('[data-order="attack 5,7"]');
      },
      async (page) => {
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
        await page.waitForSelector(".movement", { state: "detached" });
        await pointer(page, { touch: true }).cell("1,1");
        await page.waitForSelector("[data-create]");
      },
    ],
    needed:
      ".chosen, [data-target], [data-order], .bar button, .bar .prompt, [data-more], [data-money], [data-offer], [data-create]",
    apart: [".frame .stage", ".bar", ".table > .side", ".room > header"],
    ground: "[data-board]",
  },
};

/** What of a table does not fit its window, in sentences. */
function unfit({ needed, apart, ground }) {
  const wrong = [];
  const name = (one) => `${one.tagName.toLowerCase()}.${one.className} “${one.textContent.trim()}”`;
  const { innerWidth: wide, innerHeight: high } = window;
  const root = document.scrollingElement;
  if (root.scrollHeight > high + 1 || root.scrollWidth > wide + 1) wrong.push("the page scrolls");
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const within = document.querySelector("dialog[open]") ?? document;
  const onGround = (one) => !!ground && !!one.closest(ground);
  for (const one of [...within.querySelectorAll(needed)].filter(shown)) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1)
      wrong.push(`${name(one)} is outside: ${[left, top, right, bottom].map(Math.round)}`);
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const hidden = over && !one.contains(over) && !over.contains(one);
    if (hidden && !(onGround(one) && onGround(over)))
      wrong.push(`${name(one)} is covered by ${name(over)}`);
  }
  const parts = apart.flatMap((part) => [...document.querySelectorAll(part)].filter(shown));
  for (const [i, one] of parts.entries())
    for (const other of parts.slice(i + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) wrong.push(`${name(one)} lies over ${name(other)}`);
    }
  return wrong;
}

await run("landscape", async (browser) => {
  const only = process.env.LUDOTHEQUE_GAME;
  for (const [game, one] of Object.entries(GAMES)) {
    if (only && game !== only) continue;
    const page = await newPage(browser, { viewport: { width: 844, height: 390 }, hasTouch: true });
    const { needed, apart, ground } = one;
    await one.open(page);
    for (const [at, moment] of one.moments.entries()) {
      await moment(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(150); // the layout follows with the next frames
        await picture(page, `landscape-${game}-${width}x${height}-${at}`);
        const wrong = await page.evaluate(unfit, { needed, apart, ground });
        must(!wrong.length, `${game}, ${width}×${height}, moment ${at}:\n${wrong.join("\n")}`);
      }
    }
    await page.context().close();
  }
});
