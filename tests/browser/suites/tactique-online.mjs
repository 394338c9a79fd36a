// A match between two people in the secret mode, with a third watching: nobody's line ever carries
// the other's pick, hand or list before the end.
import { axe, clean, comes, must, newPage, picture, run } from "./common.mjs";
import { importText } from "./decks.mjs";
import { at } from "./staged.mjs";
import { asked, openTactique, playTactique, pointer } from "./tactique.mjs";

const DECK =
  "robots: R01x3 R02x3 R03x3 R04x3 R05x3 R06x3 R07x3 R08x3 R09x3 R10x3 R11x3 R12x3 R13x3 R16x1";
const HIDDEN = { hand: -1, goal: -1, list: -1, deck: -1 };
const READY = 1; // who plays a ready deck
const SECRET_EVENTS = ["drew", "picked", "added"];

/** What a message tells of a seat that nobody else may know; `seen` are its cards that all saw. */
function leaks(value, seat, seen, found = []) {
  if (Array.isArray(value)) for (const one of value) leaks(one, seat, seen, found);
  else if (value && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) {
      const open = key === "list" && seat === READY; // a ready deck's list is for all to read (Q39)
      if (key in HIDDEN && !open && inner && typeof inner === "object" && String(seat) in inner) {
        const told = [Object.values(Object(inner[seat])), inner[seat]].flat(3);
        const known = (n) => n === HIDDEN[key] || (key === "list" && seen.has(n));
        if (told.some((n) => typeof n === "number" && !known(n))) found.push(key);
      }
      leaks(inner, seat, seen, found);
    }
    if (SECRET_EVENTS.includes(value.kind) && value.args?.seat === seat) found.push(value.kind);
  }
  return found;
}

/** The cards of a seat that a message names openly: played, placed, or at work. */
function named(value, seat, seen) {
  if (!value || typeof value !== "object") return;
  if (value.kind && !SECRET_EVENTS.includes(value.kind) && value.args?.seat === seat)
    seen.add(value.args.card);
  for (const inner of Object.values(value)) named(inner, seat, seen);
}

/** Listen to all that a page is sent about a match until it is over. */
function overhear(page, seats) {
  const told = [];
  const open = new Map(seats.map((seat) => [seat, new Set()]));
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const said = JSON.parse(String(payload));
      if (JSON.stringify(said).includes('"game_ended"')) page.ended = true;
      for (const [seat, seen] of open) {
        named(said, seat, seen);
        if (!page.ended) told.push(...leaks(said, seat, seen));
      }
    }),
  );
  return told;
}

/** Both panels are whole: nothing in them lies over another, leaves its panel or is cut; the name is
 * there, and the clock. */
async function panels(page, name, sizes) {
  for (const size of sizes) {
    await at(page, size);
    const wrong = await page.evaluate(() => {
      const boxes = (e, selector) =>
        [...e.querySelectorAll(selector)].filter((b) => b.checkVisibility());
      const rect = (e) => {
        if (!e.matches(".names b, small")) return e.getBoundingClientRect();
        const words = document.createRange(); // as wide as what is written
        words.selectNodeContents(e);
        return words.getBoundingClientRect();
      };
      const meet = (a, b) =>
        a.left < b.right - 1 &&
        b.left < a.right - 1 &&
        a.top < b.bottom - 1 &&
        b.top < a.bottom - 1;
      const found = [];
      const sides = [...document.querySelectorAll(".side")];
      if (meet(...sides.map(rect))) found.push("one panel over the other");
      for (const side of sides) {
        const parts = boxes(
          side,
          ".emblem, .names b, .under small, .clock, .pile, .tracker, .flag, .more > *",
        );
        for (const [i, part] of parts.entries()) {
          const told = part.textContent.trim() || part.className;
          const [a, b] = [rect(part), rect(side)];
          if (
            a.top < b.top - 2 ||
            a.bottom > b.bottom + 1 ||
            a.left < b.left ||
            a.right > b.right + 1
          )
            found.push(`${told}: outside`);
          for (const other of parts.slice(i + 1))
            if (meet(a, rect(other))) found.push(`${told}: over ${other.textContent.trim()}`);
        }
        for (const words of boxes(side, ".names b, .clock, .tracker .name, .tracker b"))
          if (
            words.scrollWidth > words.clientWidth + 1 ||
            rect(words).right > rect(words.closest(".names, .tracker")).right + 1 ||
            words.scrollHeight > rect(words).height + 3
          )
            found.push(`${words.textContent}: cut`);
        for (const needed of [".names b", ".clock"])
          if (!boxes(side, needed).length) found.push(`no ${needed}`);
      }
      return sides.length === 2 ? found : [`${sides.length} panels`];
    });
    must(wrong.length === 0, `${name} at ${size}:\n${wrong.join("\n")}`);
    await picture(page, `tactique-${name}-${size}`);
  }
}

await run("tactique-online", async (browser) => {
  const [host, guest, watcher] = await Promise.all([
    newPage(browser),
    newPage(browser, { locale: "en-GB" }),
    newPage(browser),
  ]);
  const heard = [overhear(host, [1]), overhear(guest, [0]), overhear(watcher, [0, 1])];
  await openTactique(host, {
    seats: [{ kind: "me" }, { kind: "open" }],
    options: {
      factions: "robots,humans",
      decks: "custom,starter",
      victory_mode: "secret",
      max_rounds: "20",
    },
    clock: { kind: "days", seconds: 2 * 86_400 },
    until: "input[readonly]",
  });
  const link = await host.getByLabel("Lien d’invitation").inputValue();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Accept and sit down" }).click();
  await watcher.goto(host.url());

  await host.getByRole("button", { name: /^Importer/ }).click();
  await importText(host, DECK);
  await host.waitForSelector("[data-goal]");
  await picture(host, "tactique-online-pick");
  await axe(host, "a condition to pick");
  for (const page of [host, guest]) {
    await page.locator("[data-goal]").first().click();
  }
  for (const page of [host, guest, watcher]) await page.waitForSelector("[data-field]");
  must((await watcher.locator("[data-card]").count()) === 0, "who watches sees no hand");
  must((await watcher.locator(".tracker.unknown").count()) === 4, "nor any pick");
  must((await host.locator(".tracker.mine").count()) === 1, "one knows one's own");
  await axe(watcher, "a match that others play");
  await picture(watcher, "tactique-online-watcher");

  // A clock, a secret, and a notice above them.
  const desks = ["1280x800", "1366x768", "1440x900", "1920x1080"];
  await panels(host, "clock-and-secret", [...desks, "390x844", "844x390"]);
  await guest.evaluate(() => {
    const headers = { "content-type": "application/json" };
    const asked = { method: "POST", headers, body: JSON.stringify({ what: "offer" }) };
    return fetch(`/api/matches/${location.pathname.split("/").at(-1)}/manner`, asked);
  });
  await host.getByRole("button", { name: "Non merci" }).waitFor();
  await panels(host, "clock-secret-and-notice", ["390x844", ...desks]);
  await host.getByRole("button", { name: "Non merci" }).click();
  await panels(guest, "guest", ["390x844", "1280x720"]);
  const speech = await watcher.locator(".cell .unseen").allTextContents();
  must(
    speech.every((words) => !/à vous|ennemie/.test(words)),
    `who watches hears whose cells they are: ${speech[0]}`,
  );

  // A row that nobody breaks, or a Core that nobody attacks, ends it after a few rounds.
  await Promise.all(
    [host, guest].map((page) => playTactique(page, pointer(page), { fights: false })),
  );
  await comes(host, async () => (await asked(host)).over, "the match is not over");
  for (const [page, told] of [host, guest, watcher].map((one, i) => [one, heard[i]])) {
    must(told.length === 0, `a line told ${[...new Set(told)]} of the other`);
    clean(page, "tactique-online");
  }
  await comes(
    watcher,
    async () => (await watcher.locator(".tracker.unknown").count()) === 0,
    "the picks are not shown at the end",
  );
  await picture(watcher, "tactique-online-over");
});
