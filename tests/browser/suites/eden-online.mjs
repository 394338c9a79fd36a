// Four at a table, two people and two computers, with somebody watching, from the map to a fall and on
// to the end: no line ever carries another's hand, deck or pile; who opens the page again inside a
// combat finds it as it was; all are told who fell, and who fell watches on.
import { axe, clean, comes, must, newPage, picture, run } from "./common.mjs";
import { asked, awaited, openEden, playEden, pointer } from "./eden.mjs";
import { hunter } from "./eden-hunt.mjs";

const PHONES = [
  [390, 844],
  [844, 390],
];
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
    options: { seats: "4", max_days: "4", first: "0" },
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
  const falls = (page) => page.locator("[data-fallen]");
  await Promise.all([
    playEden(host, pointer(host), {
      check: reload,
      choose: hunter(host, { me: 0, other: 1, hunts: true }),
      until: async () => (await falls(host).count()) > 0,
    }),
    playEden(guest, pointer(guest), {
      choose: hunter(guest, { me: 1, other: 0, hunts: false }),
    }),
  ]);
  await fallen(host, guest, watcher);
  await playEden(host, pointer(host), { quiet: true });
  must(again, "no combat to come back to");
  for (const page of [guest, watcher])
    await comes(page, async () => (await asked(page)).over, "who watches sees no end");
  await picture(host, "eden-online-over");
  for (const [page, told] of [host, guest, watcher].map((one, i) => [one, heard[i]])) {
    must(told.length === 0, `a line told ${[...new Set(told)]} of another`);
    clean(page, "eden-online");
  }
});

/** Everybody is told of the fall; who fell is told so for good, decides nothing, and sees no hand. */
async function fallen(host, guest, watcher) {
  const told = [
    [host, /est éliminé.*Vous avez pris le portail de .* le jour \d+, \d+ à \d+\./s],
    [guest, /You are eliminated.*took your portal on day \d.*You finish fourth\./s],
    [watcher, /est éliminé.*Main, deck/s],
  ];
  for (const [page, sentence] of told) {
    const panel = page.locator("[data-fallen]");
    await panel.waitFor();
    must(sentence.test(await panel.textContent()), `a fall: ${await panel.textContent()}`);
  }
  await picture(host, "eden-online-fall");
  await picture(guest, "eden-online-fallen");
  await axe(guest, "eden (out of the game)");
  for (const [width, height] of PHONES) {
    await guest.setViewportSize({ width, height });
    await guest.waitForSelector(".table.slim");
    await picture(guest, `eden-online-fallen-${width}`);
    const box = await guest.locator("[data-fallen] [data-close]").boundingBox();
    must(box.y > 0 && box.y + box.height <= height, `${width} × ${height}: no way on from a fall`);
  }
  await guest.setViewportSize({ width: 1280, height: 800 });
  await guest.locator("[data-fallen] [data-again]").click(); // the combat once more, then the panel
  await guest.locator("[data-fallen] [data-close]").click();
  await guest.locator("[data-fallen]").waitFor({ state: "detached" });
  await guest.reload();
  await guest.waitForSelector("[data-out]");
  must(/You are eliminated\./.test(await guest.textContent(".bar")), "who fell is told so no more");
  must(
    (await guest.locator("[data-card], .bar [data-move]").count()) === 0,
    "nor has any card left",
  );
  await host.locator("[data-fallen] [data-close]").click();
  await host.locator("[data-fallen]").waitFor({ state: "detached" });
}
