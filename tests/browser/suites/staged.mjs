// A duel in a position of one's choice: what the server sends is changed on its way to the page, so
// that every card and every question can be looked at without waiting for luck.
import { must, visit } from "./common.mjs";
import { openDuel } from "./duel.mjs";

export const RETURN = 2;
export const FREEZE = 3;
export const REACT = 4;

/** A page whose views of a match pass through `page.scene`. */
export async function stageable(page) {
  page.scene = () => undefined;
  page.sent = []; // what the page tells the server
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((said) => {
      const frame = JSON.parse(said);
      if (frame.type === "view") page.scene(frame.view);
      socket.send(JSON.stringify(frame));
    });
    socket.onMessage((said) => {
      page.sent.push(said);
      server.send(said);
    });
  });
  return page;
}

/** Open a duel that the page's player begins, and what is printed for it. */
export async function openStaged(page, options = {}) {
  await stageable(page);
  const seats = [{ kind: "me" }, { kind: "level", level: "apprenti" }];
  await openDuel(page, {
    seats,
    options: { classes: "mage,warrior", first: "0", ...options },
  });
  await page.waitForSelector("[data-end]");
  return page.evaluate(() => fetch("/api/games/duel").then((r) => r.json()));
}

/** Make a page's window as large as "1280x800". */
export async function at(page, size) {
  const [width, height] = size.split("x").map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))),
  );
}

/** Show a scene: the table is opened anew with views changed by it. */
export async function show(page, scene, until = "[data-card]") {
  page.scene = scene;
  await visit(page, new URL(page.url()).pathname);
  await page.waitForSelector(until);
  await page.evaluate("document.fonts.ready.then(() => 0)");
}

/** A hand of these cards, every printed amount changed by what is in force. */
export function holding(book, ids, { verb = "play", why = null } = {}) {
  return (view) => {
    const { state, aside, seat } = view;
    must(seat === 0 && aside, "one's own view of a duel");
    const numbers = ids.map((id) => book.labels.cards.indexOf(id));
    state.hand[0] = [...numbers, ...state.hand[0].slice(numbers.length).fill(-1)];
    state.hand_n[0] = ids.length;
    aside.hand = Object.fromEntries(ids.map((id) => [id, { values: amounts(book, id), why }]));
    const kept = view.legal.filter((move) => move.verb !== "play");
    view.legal = why ? kept : [...ids.map((card) => moveOf(verb, card)), ...kept];
  };
}

/** A legal move as the server tells it. */
export function moveOf(verb, card) {
  const text = card ? `${verb} ${card}` : verb;
  return {
    number: 0,
    notation: text,
    values: [],
    verb,
    args: card ? { card } : {},
    fr: text,
    en: text,
  };
}

/** What the numbers of a card's text could have become: two digits where one was printed. */
function amounts(book, id) {
  const text = book.texts.card_texts[id].fr;
  const found = text.matchAll(/(?<![\d+])(\d+)(?=[ \u00a0](?:dégâts?|points?|PV))/g);
  return [...found].map(([, base]) => ({
    verb: "damage",
    base: Number(base),
    now: Number(base) * 4,
    hits: 1,
  }));
}

/** The page's player is asked for something else than a card. */
export function asking(phase, moves, beside = {}) {
  return (view) => {
    view.state.phase = phase;
    view.state.seat = view.acting = 0;
    view.legal = moves;
    Object.assign(view.aside, beside);
  };
}

/** Scenes one after the other. */
export const both =
  (...scenes) =>
  (view) => {
    for (const scene of scenes) scene(view);
  };
