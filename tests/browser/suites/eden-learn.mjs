// Eden's guided first match: by mouse, finger and keyboard. Moves are written as the
// page names them: a cell, a card, how many, a unit, or a button.
import { comes, run, tap } from "./common.mjs";
import { asked, awaited, keyboard, pointer } from "./eden.mjs";
import { followAll, heeded, isJudged, looking, made, steady, threeClicks } from "./learning.mjs";

/** A tile that is taken, or too far: it says why, and the guide adds a word. */
const barred = (cell, rule, first) => ({
  first,
  act: (page, fingers) => fingers.tile(cell),
  rule,
  guide: true,
});
const three = (move) => [move, move, move];
const UNITS = ["pick NAI-01", "pick NAI-02", "pick NAI-03"];
const MARCH = ["done", "at 1,0", "done"];
const ENOUGH = ["done", "done"]; // the hand is ready, and nothing is attacked
const CRYSTALS = ["play CRY1", "play CRY2", "done", "done"];
const LAST = ["done", "at -4,0", "number 3", "pick NAI-01", "send NAI-04", "send NAI-03"];

const WAYS = [
  { refused: barred("0,0", "EDEN-MAP-17"), right: ["at 2,-1"] },
  { refused: barred("0,0", "EDEN-MAP-17"), poor: ["at -1,0"], right: ["at 2,1"] },
  { refused: barred("0,0", "EDEN-MAP-17"), right: ["at -1,1", "at 4,0"] },
  {
    refused: barred("2,0", "EDEN-SETUP-14", UNITS),
    poor: [...UNITS, ...three("at 4,0")],
    right: [...UNITS, ...three("at 3,0")],
  },
  {
    poor: ["done", "at 2,0", "number 1", "pick NAI-01"],
    right: ["done", "at 2,0", "number 2", "pick NAI-01", "number 2"],
  },
  {
    poor: ["done", "at 1,0", "pick NAI-01", "send NAI-04", "done", ...ENOUGH],
    right: ["done", "at 1,0", "pick NAI-01", "send NAI-01", "send NAI-04"],
  },
  {
    poor: [...MARCH, "number 3", "pick NAI-01", "done", ...ENOUGH],
    right: [...MARCH, "number 3", "pick NAI-01", "send NAI-04", "number 2"],
  },
  {
    poor: [...MARCH, "number 2", "pick NAI-01", "send NAI-03", "done"],
    right: [...MARCH, "number 2", "pick NAI-01", "send NAI-03", "activate 2"],
  },
  {
    poor: ENOUGH,
    right: ["done", "at 2,0", "number 2", "pick NAI-01", "number 1", "done"],
  },
  {
    refused: {
      first: CRYSTALS,
      spots: ['[data-buy="NAI-09"]'],
      rule: "EDEN-LOG-09",
      guide: true,
    },
    poor: [...CRYSTALS, "done", ...three("at 2,0"), "done"],
    right: [...CRYSTALS, "buy NAI-07"],
  },
  {
    refused: barred("1,0", "EDEN-LOG-14"),
    poor: [...three("at 2,0"), "done"],
    right: [...three("at 2,0"), "at 3,0", "at 2,0", "number 2"],
  },
  { poor: ["buy SHD", ...three("at 0,0"), "at 0,0", "done"], right: ["buy SUP"] },
  { poor: ["send NAI-04", "done"], right: ["send NAI-04", "send NAI-01"] },
  {
    poor: ["play CRY1", ...LAST],
    right: [...LAST, "activate 4", "unit 3", "number 1"],
  },
];

/** A hand that makes moves, each when the page asks for something and has come to rest. */
function hand(page, fingers) {
  const ACTS = {
    at: (cell) => fingers.cell(cell),
    pick: (card, now) => (now.tray ? fingers.pick(card) : gives(card)),
    play: (card) => gives(card),
    send: (card) => gives(card),
    buy: (card) => pays(card),
    number: (n) => fingers.number(n),
    activate: (unit) => fingers.unit(unit),
    unit: (unit) => fingers.unit(unit),
    done: () => fingers.move("done"),
  };
  const look = looking(page, asked);
  // On a phone a card is read before it is played.
  const gives = async (card) => {
    const before = await made(page);
    await fingers.card(card);
    const taken = async () => (await asked(page)).uses > 0 || (await made(page)) !== before;
    await comes(page, taken, `${card}: nothing came of it`);
    if ((await made(page)) === before) await fingers.use();
  };
  // A card goes into the basket, which is paid; one that ends or asks something is bought at once.
  const pays = async (card) => {
    const before = await made(page);
    await fingers.ware(card);
    const taken = async () => (await asked(page)).basket > 0 || (await made(page)) !== before;
    await comes(page, taken, `${card}: not in the basket`);
    if ((await made(page)) === before) await fingers.move("done");
  };
  const isOver = async () => (await asked(page)).ask !== "" || (await isJudged(page));
  const one = async (move) => {
    const [verb, what] = move.split(" ");
    const now = await steady(page, look, ({ ask }) => ask !== "", move);
    await heeded(page, look, now, () => ACTS[verb](what, now));
    const told = async () => (await made(page)) !== now.made && (await isOver());
    await comes(page, told, `${move}: not made`);
  };
  return async (moves) => {
    for (const move of moves) await one(move);
  };
}

await run("eden-learn", async (browser) => {
  await threeClicks(browser, "eden", async (page) => {
    await awaited(page);
    await pointer(page).cell("2,-1");
  });
  const touch = (page) => {
    page.touches = true;
    return pointer(page, tap);
  };
  await followAll(browser, "eden", WAYS, { fingers: { mouse: pointer, touch, keyboard }, hand });
});
