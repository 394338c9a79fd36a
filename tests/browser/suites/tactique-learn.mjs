// Tactique's guided first match: by mouse, finger and keyboard. Moves are written as
// in scenarios: a card or a cell, and where to.
import { SERVER, aWhile, clean, comes, must, newPage, picture, run } from "./common.mjs";
import { followAll, isJudged, looking, made, makes, threeClicks } from "./learning.mjs";
import { asked, attempt, finger, keyboard, pointer, reachable } from "./tactique.mjs";

const MOMENT = 500; // milliseconds for what was chosen to be made

/** A unit sent against a target that it may not choose: the rule is told; Escape lets go of it. */
const forbidden = (from, to, rule) => ({
  act: async (page, fingers) => {
    await fingers.spot(spot(0, from));
    await comes(page, async () => (await asked(page)).aim.length > 0, "no target is shown");
    await fingers.spot(spot(1, to));
  },
  rule,
  guide: true,
  then: (page) => page.keyboard.press("Escape"),
});

const WAYS = [
  {
    refused: { spots: ['.hand [data-card="H07"]'], rule: "TAC-4.1-b", guide: true },
    poor: ["end"],
    right: ["play H03 1.3"],
  },
  { poor: ["end"], right: ["play H07 1.3", "end", "attack 1.3 1.3"] },
  { poor: ["attack 1.2 1.1"], right: ["attack 1.2 1.3"] },
  {
    refused: forbidden("1.2", "2.3", "TAC-7.2-b"),
    poor: ["attack 1.2 1.3"],
    right: ["attack 1.3 2.3"],
  },
  { poor: ["end"], right: ["play H05 2.3", "end", "attack 2.3 1.3"] },
  {
    refused: forbidden("1.2", "2.3", "TAC-KW-guard"),
    poor: ["attack 1.2 1.1", "end"],
    right: ["attack 1.3 2.3"],
  },
  {
    poor: ["play H23 P1@1.3", "attack 1.3 1.1"],
    right: ["play H23 P1@1.1", "attack 1.3 1.3"],
  },
  { poor: ["play H01 2.3", "end"], right: ["play H01 1.4", "end"] },
  { poor: ["end"], right: ["play H23 P1@1.1", "end"] },
  { poor: ["end"], right: ["attack 1.2 2.3", "attack 1.4 2.3"] },
  { poor: ["play H25 row2", "end"], right: ["attack 1.3 2.3", "play H25 row1"] },
];

/** The spot of a seat's cell. */
function spot(seat, cell) {
  const [row, column] = cell.split(".").map(Number);
  return seat * 15 + (row - 1) * 5 + column - 1;
}

/** Where a move goes, as spots that one may press for it. */
function goals(verb, where) {
  const [, seat, cell] = /^P([01])@(.+)$/.exec(where) ?? [];
  if (cell) return [spot(Number(seat), cell)];
  if (where.startsWith("row"))
    return [1, 2, 3, 4, 5].map((column) => spot(1, `${where.slice(3)}.${column}`));
  return [spot(verb === "attack" ? 1 : 0, where)];
}

/** A hand that makes moves, each when the page asks for one and has told the last to its end. */
function hand(page, fingers) {
  const look = looking(page, asked);
  return async (moves) => {
    for (const move of moves) {
      const told = { aimed: false, made: await made(page) };
      const press = (now) => attempt(() => one(page, fingers, move, now, told));
      await makes(page, look, { ready: isAsked, press, name: move });
      await comes(page, () => isOver(page), `${move}: goes on for ever`);
    }
  };
}

/** Whether the page waits for its player: to begin something, or to go on with it. */
const isAsked = ({ end, cancel }) => end || cancel;

/** Whether a move is told to its end: another is asked for, or the guide has its verdict. */
const isOver = async (page) => isAsked(await asked(page)) || (await isJudged(page));

/** Give what was chosen a moment to be made. */
async function untilMade(page, before) {
  const began = Date.now();
  while (Date.now() - began < MOMENT && (await made(page)) === before) await aWhile(page, 0);
}

/** The next press for a move. A finger aims, then confirms; a mouse and a key aim on their way, and
 * what they chose may be being made: once it was aimed, one looks again a moment later. */
async function one(page, fingers, move, seen, told) {
  if (told.aimed) await untilMade(page, told.made);
  const now = told.aimed ? await asked(page) : seen;
  const [verb, what, where] = move.split(" ");
  const goal = where && goals(verb, where).find((at) => [...now.aim, ...now.legal].includes(at));
  if (verb === "end" && now.end) await fingers.end();
  else if (verb === "end") await (now.cancel && fingers.cancel());
  else if (now.confirm && (goal === undefined || told.aimed)) await fingers.confirm();
  else if (goal !== undefined) {
    await fingers.spot(goal);
    told.aimed = true;
  } else if (now.ready.includes(what)) await fingers.card(what, now);
  else if (verb === "attack" && now.can.includes(spot(0, what))) await fingers.spot(spot(0, what));
}

/** A phone held sideways: cells beside the guide are as wide as a finger, an arrow leads to a target. */
async function sideways(browser) {
  const viewport = { width: 844, height: 390 };
  const page = await newPage(browser, { viewport, hasTouch: true, isMobile: true });
  await page.goto(`${SERVER}/games/tactique/learn/4`);
  await page.waitForSelector(".cell.can");
  await reachable(page, "a lesson sideways");
  const [from, to] = [spot(0, "1.3"), spot(1, "2.3")];
  await pointer(page, finger).spot(from);
  await comes(page, async () => (await asked(page)).aim.includes(to), "no target is shown");
  await pointer(page, finger).spot(to);
  await page.waitForSelector(`[data-arrow="${from} ${to}"]`, { state: "attached" });
  await picture(page, "tactique-learn-sideways");
  clean(page, "a lesson sideways");
  await page.context().close();
}

/** A step that has one end the turn asks nobody whether they mean it. */
async function once(browser) {
  const page = await newPage(browser);
  await page.goto(`${SERVER}/games/tactique/learn/2`);
  await page.locator("[data-end]").click();
  await comes(page, () => isJudged(page), "the end of the turn was not judged");
  must((await page.locator(".sure").count()) === 0, "a lesson asks twice");
  clean(page, "a turn that ends at once");
  await page.context().close();
}

await run("tactique-learn", async (browser) => {
  await once(browser);
  await threeClicks(browser, "tactique", ".cell.legal");
  await sideways(browser);
  const keys = await followAll(browser, "tactique", WAYS, {
    fingers: { mouse: pointer, touch: (page) => pointer(page, finger), keyboard },
    hand,
  });
  const coach = keys.locator("section.coach");
  await coach.waitFor();
  must(
    (await coach.locator("a").getAttribute("href")).includes("/rules/tactique#Q5"),
    "the coach cites no rule",
  );
  await picture(keys, "tactique-learn-then-a-match");
  clean(keys, "the coach");
});
