// A table of Eden that is told what one likes: every position and every question can be looked at
// without waiting for luck.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { newPage } from "./common.mjs";
import { openEden } from "./eden.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PYTHON = process.env.PYTHON ?? `${ROOT}.venv/bin/python`;
const ROOM = 64 << 20; // bytes that may be told of combats

/** So many random combats, as a server tells them, `questions` of each kind, or those `unplaced`. */
export async function recorded(what) {
  const words = ["-m", "tests.rules.eden.battles", String(what)];
  const { stdout } = await promisify(execFile)(PYTHON, words, { cwd: ROOT, maxBuffer: ROOM });
  return stdout.trim().split("\n").map(JSON.parse);
}

/** A page at a table of several whose views are told by hand. What it sends is kept, and accepted. */
export async function tellable(browser, { seats = 3, script = () => undefined, ...options } = {}) {
  const page = await newPage(browser, options);
  page.sent = []; // the moves that were made
  let view = null;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    const say = (frame) => socket.send(JSON.stringify(frame));
    server.onMessage((said) => {
      const frame = JSON.parse(said);
      if (frame.type === "view") ({ view } = frame);
      socket.send(said);
    });
    socket.onMessage((said) => {
      const { type, moves, ...asked } = JSON.parse(said);
      if (type !== "move") return server.send(said);
      page.sent.push(moves.join(" "));
      say({ ...asked, type: "done", version: view.version, duplicate: false });
    });
    page.tell = (changed) => {
      view = { ...view, acting: null, legal: [], prompt: null, ...changed };
      view.version += 1;
      say({ type: "view", view });
      return view.version;
    };
  });
  await page.addInitScript(script);
  const level = { kind: "level", level: "apprenti" };
  await openEden(page, {
    seats: [{ kind: "me" }, ...Array.from({ length: seats - 1 }, () => level)],
    options: { seats: String(seats), first: "0" },
  });
  return page;
}

/** Ask the page's player something; it is there once the position is. */
export async function ask(page, { ask: name, seat, ...told }) {
  page.sent.length = 0;
  const version = page.tell({ ...told, seat, acting: seat, steps: [], since: null });
  await page.waitForFunction(
    ([moment, asked]) => {
      const room = document.querySelector("[data-ask]");
      return room?.dataset.moment === moment && room.dataset.ask === asked;
    },
    [`${seat} ${version}`, name],
  );
}
