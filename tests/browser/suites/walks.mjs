// Random walks at a table: what is pressed, taken back (alone, or by consent), advised, cancelled or
// looked at anew, the page offers every legal move of the server's list, and nothing else.
import { createRequire } from "node:module";
import { SERVER, comes, must, visit } from "./common.mjs";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { ws: WebSocket } = require("playwright-core/lib/utilsBundle");

const TOLD = process.env.WALK_TOLD === "1";
const STEPS = Number(process.env.LUDOTHEQUE_WALKS ?? 0); // of each walk, where somebody asks for more
const PRESSES = 8; // of one act at most
const SOON = 20_000; // milliseconds until a page shows what the server has

/** Numbers below a bound that follow from a seed. */
function lottery(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** A line of a person's own to the server, beside that of the page: what the server says is heard
 * whatever the page does. */
class Line {
  static all = [];

  static async open() {
    const line = new Line();
    Line.all.push(line);
    const how = { "content-type": "application/json", origin: SERVER };
    const answer = await fetch(`${SERVER}/api/guest`, { method: "POST", headers: how, body: "{}" });
    [line.cookie] = answer.headers.get("set-cookie").split(";");
    line.inbox = [];
    line.wake = () => undefined;
    const headers = { cookie: line.cookie, origin: SERVER };
    line.socket = new WebSocket(`${SERVER.replace("http", "ws")}/api/socket`, { headers });
    line.socket.on("message", (said) => {
      line.inbox.push(JSON.parse(said));
      line.wake();
    });
    await line.next(({ type }) => type === "hello");
    return line;
  }

  async next(fits) {
    for (;;) {
      const at = this.inbox.findIndex(fits);
      if (at >= 0) return this.inbox.splice(at, 1)[0];
      await new Promise((resolve) => (this.wake = resolve));
    }
  }

  async post(path, body) {
    const answer = await fetch(`${SERVER}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.cookie, origin: SERVER },
      body: JSON.stringify(body),
    });
    must(answer.ok, `${path}: ${await answer.clone().text()}`);
    return answer.json();
  }

  /** The answer to something asked; who asks too often asks once more. */
  async ask(asked, fits) {
    for (;;) {
      this.inbox.length = 0;
      this.socket.send(JSON.stringify(asked));
      const answer = await this.next((f) => (f.code === "too_fast" && !f.key) || fits(f));
      if (answer.code !== "too_fast") return answer;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  /** What a seat sees. */
  async look(match, seat) {
    const isIt = (f) => f.type === "view" && f.view.seat === seat;
    return (await this.ask({ type: "watch", match, seat, since: 0 }, isIt)).view;
  }

  /** What who must act sees, if that is one of some seats; else the first of these. */
  async see(match, seats) {
    const view = await this.look(match, seats[0]);
    const { acting, seat } = view;
    return acting !== seat && seats.includes(acting) ? this.look(match, acting) : view;
  }

  move({ match, seat, version }, moves) {
    const key = `walk-${Math.random()}`;
    return this.ask({ type: "move", match, version, key, moves, seat }, (f) => f.key === key);
  }
}

const keys = (list) => [...new Set(list)].sort();

class Walker {
  constructor(game, page, line, match, seats, lot) {
    Object.assign(this, { game, page, line, match, seats, lot });
    this.told = []; // what was done
  }

  any(list) {
    return list[this.lot(list.length)];
  }

  async open() {
    await visit(this.page, `/table/${this.match}`);
    await this.page.waitForSelector(this.game.table);
  }

  served() {
    return this.line.see(this.match, this.seats);
  }

  /** The page shows what the server has: all its moves can be begun, and nothing else can. */
  async check() {
    if (TOLD) console.log(this.match, Date.now() % 1000000, this.told.slice(-4).join(", "));
    let [view, wanted, found] = [null, [], []];
    const same = async () => {
      view = await this.served(); // what was pressed last may have been on its way
      if (view.outcome) return true;
      const mine = this.seats.includes(view.acting);
      wanted = mine ? keys(this.game.wanted(view)) : [];
      found = keys(await this.game.read(this.page, view));
      return found.join() === wanted.join();
    };
    const why = () => {
      const lost = wanted.filter((key) => !found.includes(key));
      const more = found.filter((key) => !wanted.includes(key));
      const done = this.told.slice(-12).join(", ");
      return `after ${done}: not offered: ${lost}; offered, but not legal: ${more}; ${view.mid_action ? "in the middle of an action" : ""}`;
    };
    await comes(this.page, same, why, SOON);
    return view;
  }

  /** Press what is offered until something is done, or the patience is gone: then put it down. */
  async act(view) {
    const { game, page } = this;
    for (let n = 0; n < PRESSES; n++) {
      const choices = await game.choices(page, view, this);
      if (!choices.length) break;
      const chosen = this.any(choices);
      this.told.push(chosen);
      await this.attempt(() => game.press(page, chosen, this));
      await this.still();
      const now = await this.served();
      if (now.version !== view.version || now.outcome) break;
    }
    await this.putDown();
  }

  /** Do something whose moment may be over. */
  async attempt(act) {
    try {
      await act();
    } catch (error) {
      if (!/Timeout|detached|not visible|not stable/.test(String(error))) throw error;
    }
  }

  /** Put down what was chosen and not sent. */
  async putDown() {
    this.told.push("put down");
    const view = await this.served();
    if (view.mid_action && this.game.opensAnew) return this.open(); // Escape might take it all back
    for (let n = 0; n < PRESSES && (await this.game.chosen(this.page, view)); n++) {
      await this.page.keyboard.press("Escape");
      await this.still();
    }
  }

  /** The page rests: nothing is sent or told any more, and it shows what the server has. */
  async still() {
    await this.page.waitForTimeout(20);
    let marks = [];
    const rests = async () => {
      const { seat, version, outcome } = await this.served();
      const shown = await this.page.evaluate(() => ({
        ...document.querySelector("[data-shows]")?.dataset,
        asking: window.asking,
      }));
      marks = [`${seat} ${version}`, shown.shows, shown.rests === undefined ? "busy" : "rests"];
      const rests = shown.rests !== undefined && shown.asking === 0;
      return outcome || (rests && shown.shows === marks[0]);
    };
    const why = () => `the page does not rest after ${this.told.slice(-6).join(", ")}: ${marks}`;
    await comes(this.page, rests, why, SOON);
  }

  /** A list that lies over the table is closed. */
  async shut() {
    if ((await this.page.locator("dialog[open]").count()) === 0) return;
    await this.page.keyboard.press("Escape");
    await this.page.locator("dialog[open]").first().waitFor({ state: "detached" });
  }

  async undo() {
    await this.shut();
    await this.page.keyboard.press(this.game.undo ?? "u");
    await this.still();
  }

  async menu(name) {
    await this.shut();
    await this.page.getByRole("button", { name: "Menu", exact: true }).click();
    const button = this.page.locator("dialog[open] .menu").getByRole("button", { name });
    if (await button.count()) await button.click();
    else await this.page.keyboard.press("Escape");
    await this.still();
  }

  async cancel() {
    await this.page.keyboard.press("Escape");
    await this.still();
  }

  /** The first move of an action is sent, by another page of the same person. */
  async begin(view) {
    const first = view.legal.filter((move) => this.game.begins(move));
    if (!first.length || view.mid_action) return;
    const { notation } = this.any(first);
    this.told.push(notation);
    await this.line.move(view, [notation]);
    await this.still();
  }

  async hint() {
    await this.shut();
    await this.page.keyboard.press("h");
    const panel = this.page.locator("[data-advice]");
    await panel.waitFor();
    await this.page.locator("[data-play-hint]").waitFor();
    const covers = await panel.evaluate(
      (advice) =>
        advice.getBoundingClientRect().left <
        document.querySelector("main").getBoundingClientRect().right,
    );
    must(!covers, "advice covers the table it speaks of");
    if (this.lot(4) === 0) {
      this.told.push("not played");
      await this.page.keyboard.press("Escape");
    } else await this.page.locator("[data-play-hint]").click();
    await panel.waitFor({ state: "detached" });
    await this.still();
  }

  async reload() {
    if (this.lot(4)) return this.open();
    await this.page.reload();
    await this.page.waitForSelector(this.game.table);
  }
}

/** Play some moves for both seats: the walk goes on from there. */
async function playAhead(line, game, match, lot) {
  for (let n = lot(game.ahead); n > 0; n--) {
    const view = await line.see(match, [0, 1]);
    if (view.outcome) return;
    const legal = view.legal.filter(({ verb }) => !["concede", "resign"].includes(verb));
    const rest = legal.filter(({ verb }) => !game.ends.includes(verb));
    const list = rest.length && lot(5) ? rest : legal;
    await line.move(view, [list[lot(list.length)].notation]);
  }
}

const LONG = 25; // steps at one table
/** To be run in a page before its scripts: counts what is asked of the server and not answered yet. */
function countAsked() {
  window.asking = 0;
  const { fetch } = window;
  window.fetch = async (...given) => {
    window.asking++;
    try {
      return await fetch(...given);
    } finally {
      window.asking--;
    }
  };
}

/** Make a page somebody's, with what they have chosen; answers with a line of theirs. */
async function arrive(page, settings) {
  await page.addInitScript(countAsked);
  await page.addInitScript(`localStorage.setItem("ludotheque", '${JSON.stringify(settings)}')`);
  const line = await Line.open();
  const [name, value] = line.cookie.split("=");
  await page.context().addCookies([{ name, value, url: SERVER }]);
  await page.goto(SERVER);
  return line;
}

/** Walk alone, then with somebody else, at pages of their own. */
export async function walk(game, [page, ...pages], alone, together) {
  try {
    await walkAlone(page, game, alone);
    await walkByConsent(pages, game, together);
  } finally {
    for (const line of Line.all.splice(0)) line.socket.close();
  }
}

const ALONE = "act act act act act act undo undo menu begin begin hint reload cancel".split(" ");

/** One person at both seats: everything but the consent of somebody else. */
async function walkAlone(page, game, steps, seed = 7) {
  const line = await arrive(page, { curtain: false, language: "fr" });
  const lot = lottery(seed);
  const opened = async () => {
    const seats = [{ kind: "me" }, { kind: "me" }];
    const asked = { game: game.id, seats, options: game.options };
    const { match } = await line.post("/matches", asked);
    await playAhead(line, game, match, lot);
    const walker = new Walker(game, page, line, match, [0, 1], lot);
    await walker.open();
    return walker;
  };
  let walker = await opened();
  for (let step = 0; step < (STEPS || steps); step++) {
    const view = await walker.check();
    if (view.outcome || step % LONG === LONG - 1) walker = await opened();
    else await deed(walker, walker.any(ALONE), view);
  }
  await walker.check();
}

async function deed(walker, name, view) {
  walker.told.push(`[${name}]`);
  if (name === "menu") await walker.menu(/Revenir en arrière|Take back/);
  else await walker[name](view);
}

const TWO = "act act act act act ask ask undo begin reload cancel".split(" ");

/** Two people, each at a page of their own: what can't be taken back freely is asked for. */
async function walkByConsent(pages, game, steps, seed = 11) {
  const [host, guest] = await Promise.all(pages.map((page) => arrive(page, { language: "fr" })));
  const lot = lottery(seed);
  const opened = async () => {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const asked = { game: game.id, seats, options: game.options, public: true };
    const { match } = await host.post("/matches", asked);
    await guest.post(`/matches/${match}/join`, {});
    const made = (line, seat) => new Walker(game, pages[seat], line, match, [seat], lot);
    const walkers = [host, guest].map(made);
    walkers[1].told = walkers[0].told;
    await Promise.all(walkers.map((walker) => walker.open()));
    return walkers;
  };
  let walkers = await opened();
  for (let step = 0; step < (STEPS || steps); step++) {
    const [view] = await Promise.all(walkers.map((walker) => walker.check()));
    if (view.outcome) {
      walkers = await opened();
      continue;
    }
    const walker = walkers[view.acting];
    const name = walker.any(TWO);
    const seen = await walker.served();
    if (name === "ask") await consent(walkers, lot);
    else await deed(walker, name, seen);
    await settle(walkers);
  }
  await Promise.all(walkers.map((walker) => walker.check()));
}

/** Somebody asks for their last action, and the other agrees. */
async function consent(walkers, lot) {
  const by = lot(2);
  walkers[by].told.push(`[${by} asks]`);
  await walkers[by].menu(/Revenir en arrière/);
  await settle(walkers);
}

/** Whatever is asked is agreed to. */
async function settle(walkers) {
  for (const walker of walkers) {
    const { page } = walker;
    const view = await walker.served();
    const { ask } = view.table.undo;
    if (!ask?.waiting.includes(view.seat)) continue;
    const yes = page.locator(".strip[role=alertdialog] .button.primary");
    await yes.waitFor();
    await yes.click();
    await yes.waitFor({ state: "detached" });
  }
}
