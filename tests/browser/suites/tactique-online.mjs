// A match between two people in the secret mode, with a third watching: nobody's line ever carries
// the other's pick, hand or list before the end.
import { axe, clean, comes, must, newPage, picture, run } from "./common.mjs";
import { importText } from "./decks.mjs";
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
