// Four at a table, two people and two computers, with somebody watching: no line ever carries another's
// hand, deck or pile; who opens the page again inside a combat finds it as it was.
import { clean, comes, must, newPage, picture, run } from "./common.mjs";
import { asked, awaited, openEden, playEden, pointer } from "./eden.mjs";

const HIDDEN = ["hand", "deck", "pile"]; // rows by seat that nobody else may know
const SECRET = ["drew"]; // events that name cards to their seat alone

/** What a message tells of a seat that nobody else may know. */
function leaks(value, seat, found = []) {
  if (Array.isArray(value)) for (const one of value) leaks(one, seat, found);
  else if (value && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) {
      if (HIDDEN.includes(key) && inner && typeof inner === "object" && String(seat) in inner) {
        const told = [Object.values(Object(inner[seat])), inner[seat]].flat(3);
        if (told.some((n) => typeof n === "number" && n > 0)) found.push(key);
      }
      leaks(inner, seat, found);
    }
    if (SECRET.includes(value.kind) && value.args?.seat === seat) found.push(value.kind);
  }
  return found;
}

/** Listen to all that a page is sent about a match until it is over. */
function overhear(page, seats) {
  const told = [];
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const said = JSON.parse(String(payload));
      if (JSON.stringify(said).includes('"game_ended"')) page.ended = true;
      if (!page.ended) for (const seat of seats) told.push(...leaks(said, seat));
    }),
  );
  return told;
}

await run("eden-online", async (browser) => {
  const [host, guest, watcher] = await Promise.all([
    newPage(browser),
    newPage(browser, { locale: "en-GB" }),
    newPage(browser),
  ]);
  const heard = [
    overhear(host, [1, 2, 3]),
    overhear(guest, [0, 2, 3]),
    overhear(watcher, [0, 1, 2, 3]),
  ];
  const level = { kind: "level", level: "apprenti" };
  await openEden(host, {
    seats: [{ kind: "me" }, { kind: "open" }, level, level],
    options: { seats: "4", max_days: "2", first: "0" },
    until: "input[readonly]",
  });
  const link = await host.getByLabel("Lien d’invitation").inputValue();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Accept and sit down" }).click();
  await watcher.goto(host.url());
  for (const page of [host, guest, watcher]) await page.waitForSelector("[data-ask]");

  let again = false; // the page was opened anew inside a combat
  const reload = async ({ ask, fronts, verdicts }) => {
    if (again || !fronts || !ask.startsWith("cmb_")) return;
    again = true;
    await host.reload();
    await awaited(host);
    await comes(host, async () => (await asked(host)).fronts === fronts, "the combat is gone");
    const now = await asked(host);
    must(now.ask === ask && now.verdicts.join() === verdicts.join(), `another combat: ${now.ask}`);
    await picture(watcher, "eden-online-watcher");
    must((await watcher.locator("[data-card]").count()) === 0, "who watches sees no hand");
    must((await watcher.locator(".bar [data-move]").count()) === 0, "nor decides anything");
  };
  await Promise.all([
    playEden(host, pointer(host), { check: reload }),
    playEden(guest, pointer(guest)),
  ]);
  must(again, "no combat to come back to");
  await comes(watcher, async () => (await asked(watcher)).over, "who watches sees no end");
  await picture(host, "eden-online-over");
  for (const [page, told] of [host, guest, watcher].map((one, i) => [one, heard[i]])) {
    must(told.length === 0, `a line told ${[...new Set(told)]} of another`);
    clean(page, "eden-online");
  }
});
