// How each game is walked: what its page offers, as keys that tell moves, and how a key is pressed.
import { asked as askedDuel } from "./duel.mjs";
import { asked as askedEden, pointer as edenHands } from "./eden.mjs";
import { asked as askedGenerals, pointOf } from "./generals.mjs";
import { asked as askedNight } from "./table.mjs";
import { asked as askedTactique } from "./tactique.mjs";

const SIDE = 32; // Generals: a cell is row * SIDE + column
const the = (page, selector) => page.locator(selector).first();
const press = (page, selector) => the(page, selector).click({ timeout: 3000 });

/** A key is the first word of what it presses, and where. */
const split = (key) => [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];

// -- Night Dealer

const nightKeys = (now, { legal }) => {
  const verbs = new Set(legal.map(({ verb }) => verb));
  const wheels = verbs.has("reroll") || verbs.has("tile");
  const list = [];
  for (const name of ["roll", "keep", "pass", "leave", "validate", "blank"])
    if (now[name]) list.push(name);
  if (wheels && !now.targets.length && !now.kinds)
    list.push(...now.wheels.map((wheel) => `wheel ${wheel}`));
  list.push(...now.targets.map((cell) => `cell ${cell}`));
  list.push(...Array.from({ length: now.kinds }, (_, kind) => `kind ${kind}`));
  return list;
};

export const NIGHT = {
  id: "night-dealer",
  ahead: 30, // moves at most before a walk
  ends: [],
  table: "[role=grid]",
  undo: "Escape",
  options: {},
  wanted({ legal }) {
    const keys = [];
    for (const { verb, notation, values } of legal) {
      if (notation === "reroll none") keys.push("keep");
      else if (verb === "reroll" || verb === "tile") {
        if (verb === "tile") keys.push(`wheel ${values[0]}`);
        else
          keys.push(
            ...[0, 1, 2, 3, 4].filter((w) => (values[0] >> w) & 1).map((w) => `wheel ${w}`),
          );
      } else if (verb === "stop") keys.push("validate");
      else if (notation === "curse none") keys.push("blank");
      else if (verb === "keep") keys.push("leave");
      else if (verb === "roll" || verb === "pass") keys.push(verb);
      else keys.push(`cell ${values[0]}`);
    }
    return keys;
  },
  begins: ({ verb, notation }) => verb === "tile" || notation === "reroll none",
  async read(page, view) {
    return nightKeys(await askedNight(page), view);
  },
  async choices(page, view) {
    const now = await askedNight(page);
    const keys = nightKeys(now, view);
    if (now.chosen.length && now.keep) keys.push("reroll");
    return keys;
  },
  async press(page, key) {
    const button = (name) => page.locator(".bar").getByRole("button", { name }).click();
    const [what, where] = split(key.includes(" ") ? key : `${key} `);
    if (what === "wheel") return press(page, `.near [data-wheel="${where}"]`);
    if (what === "cell") return press(page, `[data-cell="${where}"]`);
    if (what === "kind") return page.locator(".actions .kind").nth(Number(where)).click();
    if (what === "keep") return button(/^(Garder|Keep)$/);
    if (what === "reroll") return button(/^(Relancer|Reroll)/);
    if (what === "blank") return button(/^(Aucun effet|No effect)$/);
    if (what === "leave") return button(/^(Laisser faire|Let it be)$/);
    return press(page, ".bar .button.primary:not([disabled])");
  },
  async chosen(page, { state, mid_action: mid }) {
    const now = await askedNight(page);
    const held = await page.locator("[aria-selected=true][data-cell]").count();
    return now.chosen.length + now.kinds > 0 || held > (mid ? state.laid : 0);
  },
};

// -- the duel

const duelKeys = (now) => [
  ...now.ready.map((card) => `card ${card}`),
  ...now.returns.map((card) => `pick ${card}`),
  ...now.targets.map((card) => `gear ${card}`),
  ...(now.strike ? ["strike"] : []),
  ...(now.end ? ["end"] : []),
  ...(now.pass ? ["pass"] : []),
];

export const DUEL = {
  id: "duel",
  ahead: 60, // moves at most before a walk
  ends: ["end", "pass"],
  table: ".duel.frame",
  options: { classes: "mage,rogue" },
  wanted: ({ legal }) =>
    legal.map(({ verb, args }) => {
      if (verb === "play" || verb === "rapid") return `card ${args.card}`;
      if (verb === "return") return `pick ${args.card}`;
      return verb === "freeze" ? `gear ${args.card}` : verb;
    }),
  begins: ({ verb }) => verb === "play",
  read: async (page) => duelKeys(await askedDuel(page)),
  async choices(page) {
    const now = await askedDuel(page);
    return now.play ? ["play"] : duelKeys(now);
  },
  async press(page, key) {
    const [what, where] = split(key.includes(" ") ? key : `${key} `);
    const at = { card: "card", pick: "pick", gear: "gear" }[what];
    if (what === "gear") return press(page, `.tile.target[data-gear="${where}"]`);
    await press(page, at ? `[data-${at}="${where}"]` : `[data-${what}]`);
    const sure = the(page, "[data-end].sure");
    if (what === "end" && (await sure.count())) await sure.click();
  },
  chosen: async (page) => (await askedDuel(page)).selected.length > 0,
};

// -- Tactique

const tactiqueKeys = (now) => [
  ...now.goals.map((goal) => `goal ${goal}`),
  ...now.ready.map((card) => `card ${card}`),
  ...now.units.map((spot) => `unit ${spot}`),
  ...[...new Set([...now.legal, ...now.aim])].map((spot) => `spot ${spot}`),
  ...now.picks.map((card) => `pick ${card}`),
  ...(now.skip ? ["skip-choice"] : []),
  ...(now.end ? ["end"] : []),
];

async function seeTactique(page) {
  const now = await askedTactique(page);
  const more = await page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    return {
      units: shown(".cell.can, .cell.able").map((e) => e.dataset.spot),
      picks: shown("[data-pick]").map((e) => e.dataset.pick),
      activate: shown("[data-activate]").length > 0,
      busy: shown("[data-skip]").length > 0,
    };
  });
  return { ...now, ...more };
}

const spotOf = (cell, seat) => {
  const [row, column] = cell.split(".").map(Number);
  return seat * 15 + (row - 1) * 5 + column - 1;
};

export const TACTIQUE = {
  id: "tactique",
  ahead: 80, // moves at most before a walk
  ends: ["end"],
  table: "[data-field], [data-goal]",
  opensAnew: true,
  options: { factions: "humans,robots" },
  wanted: ({ legal, acting, state }) =>
    legal.flatMap(({ verb, args }) => {
      if (verb === "concede") return [];
      if (verb === "pick") return [`goal ${args.condition}`];
      if (verb === "play") return [`card ${args.card}`];
      if (["attack", "move", "activate"].includes(verb))
        return [`unit ${spotOf(args.cell, acting)}`];
      if (verb === "discard") return [`pick ${args.card}`];
      if (verb === "skip") return ["skip-choice"];
      if (verb === "end") return ["end"];
      const seat = args.side === "enemy" ? 1 - acting : acting;
      if (verb !== "row") return [`spot ${spotOf(args.cell, seat)}`];
      const first = seat * 15 + (Number(args.row) - 1) * 5;
      return [0, 1, 2, 3, 4].map((at) => `spot ${first + at}`).filter(() => state.unit.length);
    }),
  begins: ({ verb }) => ["play", "attack", "move", "activate"].includes(verb),
  async read(page, view) {
    const now = await seeTactique(page);
    const keys = tactiqueKeys(now);
    if (!view.legal.some(({ verb }) => verb === "row")) return keys;
    const rows = new Set(now.legal.map((spot) => Math.floor(spot / 5)));
    const rest = keys.filter((key) => !key.startsWith("spot"));
    return [
      ...rest,
      ...[...rows].flatMap((row) => [0, 1, 2, 3, 4].map((at) => `spot ${row * 5 + at}`)),
    ];
  },
  async choices(page) {
    const now = await seeTactique(page);
    if (now.confirm) return ["confirm"];
    if (now.cancel) {
      const keys = tactiqueKeys(now).filter((key) => /^(spot|pick|skip)/.test(key));
      return now.activate ? [...keys, "activate"] : keys;
    }
    return tactiqueKeys(now);
  },
  async press(page, key) {
    const [what, where] = split(key.includes(" ") ? key : `${key} `);
    if (what === "unit" || what === "spot") return press(page, `[data-spot="${where}"]`);
    if (what === "card") return press(page, `.hand [data-card="${where}"]`);
    await press(page, where ? `[data-${what}="${where}"]` : `[data-${what}]`);
    const sure = the(page, "[data-end].sure");
    if (what === "end" && (await sure.count())) await sure.click();
  },
  chosen: async (page) => (await seeTactique(page)).cancel,
};

// -- Generals

const nameOf = (cell) => `${cell % SIDE},${Math.floor(cell / SIDE)}`;

async function seeGenerals(page) {
  const now = await askedGenerals(page);
  const more = await page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    return {
      power: shown("[data-power].full").length > 0,
      opens: shown("[data-shop]").length > 0,
      steps: (document.querySelector("[data-choices]")?.dataset.choices ?? "")
        .split(" ")
        .filter(Boolean)
        .map(Number),
      go: shown("[data-go]:enabled").length > 0,
    };
  });
  return { ...now, ...more };
}

const generalsKeys = (now) => {
  if (now.shop) return now.offers.map((type) => `create ${type}`);
  if (now.orders.length) return now.orders.map((order) => `order ${order}`);
  if (now.planning && now.steps.length + now.reach.length === 0) return now.go ? ["go"] : [];
  if (now.planning && now.steps.length)
    return [...now.steps.map((cell) => `to ${nameOf(cell)}`), ...(now.go ? ["go"] : [])];
  if (now.planning) return now.reach.map((cell) => `to ${nameOf(cell)}`);
  if (!now.end) return [];
  return [
    ...now.ready.map((cell) => `unit ${cell}`),
    ...now.sites.map((cell) => `site ${cell}`),
    ...(now.power ? ["power"] : []),
    "end",
  ];
};

export const GENERALS = {
  id: "generals",
  ahead: 160, // moves at most before a walk
  ends: ["end"],
  table: ".generals.frame",
  opensAnew: true,
  options: { map: "plain", order: "0,1", generals: "volkov,benali" },
  wanted: ({ legal, state: { path, path_n: n, chosen } }) =>
    legal.flatMap(({ verb, notation, args }) => {
      if (verb === "resign" || verb === "draw") return [];
      const step = { N: -SIDE, E: 1, S: SIDE, W: -1 }[args.way];
      if (verb === "step") return [`to ${nameOf((n > 0 ? path[n - 1] : chosen) + step)}`];
      if (verb === "build") return [`site ${args.cell}`];
      if (verb === "unload") return [`order unload ${args.place}`];
      return ["attack", "bomb", "capture", "wait"].includes(verb)
        ? [`order ${notation}`]
        : [notation];
    }),
  begins: ({ verb }) => verb === "unit" || verb === "build",
  async read(page, { mid_action: mid }) {
    let now = await seeGenerals(page);
    if (mid && now.opens && !now.shop) {
      await press(page, "[data-shop]");
      now = await seeGenerals(page);
    }
    return generalsKeys(now);
  },
  async choices(page) {
    const now = await seeGenerals(page);
    if (now.sure) return ["sure"];
    return generalsKeys(now);
  },
  async press(page, key) {
    const [what, where] = split(key.includes(" ") ? key : `${key} `);
    if (["unit", "site", "to"].includes(what)) {
      const { x, y } = await pointOf(page, where);
      return page.mouse.click(x, y);
    }
    if (what === "order") return press(page, `[data-order="${where}"]`);
    if (what === "create") {
      await press(page, `[data-offer="${where}"]`);
      return press(page, `[data-create="${where}"]`);
    }
    return press(page, `[data-${what}]`);
  },
  async chosen(page) {
    const now = await seeGenerals(page);
    return now.planning || now.shop || now.sure;
  },
};

// -- Eden

const OF_CARDS = ["play", "send", "use", "world", "discard", "pick"];

const ON_UNITS = ["unit", "activate", "react"];
const IN_ARMY = 1;

async function seeEden(page) {
  const now = await askedEden(page);
  const more = await page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    const slider = shown(".bar input[type=range]")[0];
    return {
      picks: shown(".tray [data-pick]").map((e) => e.dataset.pick),
      use: shown("[data-use]").map((e) => e.dataset.use),
      numbers: slider ? [Number(slider.min), Number(slider.max)] : null,
    };
  });
  return { ...now, ...more };
}

const edenKeys = (now) => [
  ...now.cells.map((cell) => `cell ${cell}`),
  ...now.cards.map((card) => `card ${card}`),
  ...now.units.map((unit) => `unit ${unit}`),
  ...now.picks.map((card) => `tray ${card}`),
  ...now.wares.map((card) => `ware ${card}`),
  ...now.moves.map((move) => `move ${move}`),
  ...(now.says ? ["say"] : []),
];

export const EDEN = {
  id: "eden",
  ahead: 260, // moves at most before a walk
  ends: ["done"],
  table: "[data-ask]",
  options: {},
  wanted({ legal, state, seat }) {
    const tray =
      legal.some((m) => m.verb === "raise") ||
      legal.some((m) => m.verb === "pick" && !state.hand[seat][m.values[0]]);
    const shop = legal.some((m) => m.verb === "buy");
    return legal.map(({ verb, args, notation, values }) => {
      if (verb === "at") return `cell ${args.cell}`;
      if (verb === "number") return "say";
      if (verb === "buy") return `ware ${args.card}`;
      if (tray && (verb === "pick" || verb === "raise")) return `tray ${args.card}`;
      if (OF_CARDS.includes(verb) && !tray && !shop) return `card ${args.card}`;
      const acts = verb === "react" ? state.chance_unit[values[0]] : values[0];
      const stands = ON_UNITS.includes(verb) && state.u_where[acts] === IN_ARMY;
      return stands ? `unit ${acts}` : `move ${notation}`; // of what has no place of its own
    });
  },
  begins: ({ verb }) => ["at", "activate", "portal", "buy"].includes(verb),
  read: async (page) => edenKeys(await seeEden(page)),
  async choices(page) {
    const now = await seeEden(page);
    if (now.use.length) return now.use.map((move) => `use ${move}`);
    if (now.basket) return ["move done"];
    return edenKeys(now);
  },
  async press(page, key, { any }) {
    const hands = edenHands(page);
    const [what, where] = split(key.includes(" ") ? key : `${key} `);
    if (what === "cell") return hands.cell(where);
    if (what === "say") return press(page, "[data-say]");
    if (what === "use") return press(page, `[data-use="${where}"]`);
    if (what === "tray") return press(page, `.tray [data-pick="${where}"]`);
    if (what === "ware") return press(page, `[data-buy="${where}"]`);
    if (what === "card") return press(page, `.hand [data-card="${where}"]`);
    if (what === "unit") return press(page, `[data-unit="${where}"]`);
    return press(page, `.bar [data-move="${where}"]`);
  },
  async chosen(page) {
    const now = await seeEden(page);
    return now.use.length > 0;
  },
};
