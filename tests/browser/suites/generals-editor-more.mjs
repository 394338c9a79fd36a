// The map editor of Generals: bad texts and links, a map by keyboard and by touch, a large one.
import { SERVER, axe, clean, must, newPage, picture, run, tap } from "./common.mjs";
import { speaks } from "./duel.mjs";
import {
  DESK,
  GOOD,
  PHONE,
  SHELF,
  at,
  blank,
  breaks,
  broken,
  click,
  fits,
  here,
  importText,
  key,
  menu,
  more,
  owner,
  paint,
  ready,
  rowsOf,
  saveButton,
  sheet,
  size,
  tabTo,
  textOf,
  tool,
  undo,
} from "./maps.mjs";

const BAD = [
  ["..::..", "..::.", "GEN-MAP-02", /rectangle/],
  ["..::..", "..%:..", "GEN-MAP-04", /\(2,2\).*%/],
  ["..::..", "..::..".repeat(6), "GEN-MAP-03", /32 × 32/],
  ["..::..\n", `${"..::..\n".repeat(40)}`, "GEN-MAP-03", /6 × 44/],
  ["players: 2", "players: 7", "GEN-MAP-05", /7/],
  ["P1: (0,0)", "P1: (3,3)", "GEN-MAP-06", /\(3,3\)/],
  ["P1: (0,0)", "P1: (40,0)", "GEN-MAP-06", /\(40,0\)/],
  ["day_limit: 20\n", "", "GEN-MAP-01", /day_limit/],
  ["map:\n", "", "GEN-MAP-01", /map:/],
];
const ODD = [
  // These can be drawn: they are named first, and opened only if that is wanted.
  ["owner P1: (0,0)\n", "", "GEN-MAP-07", /P1/],
  ["..::..", "..:...", "GEN-MAP-11", /demi-tour/],
  ["day_limit: 20", "day_limit: 300", "GEN-MAP-10", /300/],
  [".f.O..", ".f.P..", "GEN-MAP-08", /eau/],
];

/** Somebody with a small map of their own on the shelf. */
async function begun(browser) {
  const page = await newPage(browser, DESK);
  await blank(page, 10);
  await paint(page, "B");
  await owner(page, 1);
  await click(page, 1, 1);
  await ready(page);
  await page.getByLabel("Nom de la carte").fill("Deux crêtes");
  await saveButton(page).click();
  await page.getByText("Carte « Deux crêtes » enregistrée.").waitFor();
  return page;
}

/** Texts: what is bad is named and changes nothing; what is good comes in. */
async function texts(page) {
  await page.goto(SHELF);
  await page.locator("[data-map='Deux crêtes'] a").click();
  await ready(page);
  const before = await textOf(page);
  await more(page, "Importer une carte");
  const alert = page.locator("dialog[open] [role=alert]");
  for (const [old, wrong, rule, words] of BAD) {
    await importText(page, GOOD.replace(old, wrong));
    await alert.locator(`[data-fault=${rule}]`).first().waitFor();
    must(words.test(await alert.textContent()), `${rule}: ${await alert.textContent()}`);
    must(/n’a pas été accepté/.test(await alert.textContent()), `${rule}: it is not taken`);
  }
  await picture(page, "map-import-bad");
  await axe(page, "a text that is no map");
  await importText(page, "bonjour");
  await alert.locator("[data-fault=GEN-MAP-01]").first().waitFor();
  await importText(page, "x".repeat(9000));
  await page.getByText("trop long pour une carte : 9000 caractères").waitFor();
  await importText(page, "\u0001((((\n".repeat(200));
  await alert.locator("[data-fault=GEN-MAP-01]").first().waitFor();
  for (const [old, odd, rule, words] of ODD) {
    await importText(page, GOOD.replace(old, odd));
    await alert.locator(`[data-fault=${rule}]`).first().waitFor();
    must(words.test(await alert.textContent()), `${rule}: ${await alert.textContent()}`);
    await menu(page, "Ouvrir quand même").waitFor();
  }
  await picture(page, "map-import-odd");
  await axe(page, "a text with things to mend");
  await page.keyboard.press("Escape");
  must((await textOf(page)) === before, "nothing changed and nothing was lost");

  await more(page, "Importer une carte");
  await importText(page, GOOD.replace(...ODD[1]));
  await menu(page, "Ouvrir quand même").click();
  await breaks(page, "GEN-MAP-11");
  must((await size(page)).join() === "6,5", "the map that was pasted");
  await undo(page);
  must((await textOf(page)) === before, "one press brings the old one back");

  await page.goto(SHELF);
  await page.getByRole("button", { name: "Importer une carte" }).click();
  const file = { name: "map.txt", mimeType: "text/plain", buffer: Buffer.from(GOOD) };
  await page.locator("dialog[open] input[type=file]").setInputFiles(file);
  await menu(page, /^Importer$/).click();
  await ready(page);
  must((await page.getByLabel("Nom de la carte").inputValue()) === "Gué", "with its name");
  must((await textOf(page)) === GOOD, "a text comes out as it came in");
  await page.getByLabel("Nom de la carte").fill("Deux crêtes");
  await saveButton(page).click();
  await page.getByText("Vous gardez déjà quelque chose sous ce nom.").waitFor();
  await picture(page, "map-name-taken");
  page.troubles.length = 0; // the browser's own word about that refusal
  await page.getByLabel("Nom de la carte").fill("Gué");
  await saveButton(page).click();
  await page.getByText("Carte « Gué » enregistrée.").waitFor();
  clean(page, "texts");
}

/** A link: opened by somebody else, looked at, copied; bad ones say what is wrong. */
async function links(browser, page) {
  await page.goto(SHELF);
  await page.getByRole("button", { name: "Que faire de Deux crêtes" }).click();
  await menu(page, "Partager par un lien").click();
  const link = await page.locator("dialog[open] textarea").inputValue();
  must(link.startsWith(`${SHELF}/link#`) && link.length < 600, `a short link: ${link}`);
  await picture(page, "map-share");
  await axe(page, "a link to a map");
  await page.keyboard.press("Escape");

  const guest = await newPage(browser, DESK);
  await guest.goto(link);
  await guest.locator("[data-shared='10x10']").waitFor();
  await guest.getByText("Carte prête à jouer").waitFor();
  must((await guest.locator("[data-sheet]").count()) === 0, "it can only be looked at");
  await picture(guest, "map-shared");
  await axe(guest, "a shared map");
  await speaks(guest, "fr");
  await guest.goto(SHELF);
  await guest.getByText("Aucune carte pour l’instant").waitFor();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Modifier une copie" }).click();
  await ready(guest);
  must((await guest.getByLabel("Nom de la carte").inputValue()) === "Deux crêtes", "its name");
  await paint(guest, "f");
  await click(guest, 5, 0);
  await ready(guest);

  const letters = link.split("#")[1];
  const wrong = [
    ["", "empty"],
    ["bonjour", "broken"],
    [letters.slice(0, -8), "broken"],
    [`${letters.slice(0, 30)}x${letters.slice(31)}`, "broken"],
    ["<script>alert(1)</script>", "broken"],
    ["%E0%A4%A", "broken"], // not even an address
    ["A".repeat(15_000), "long"],
  ];
  for (const [bad, fault] of wrong) {
    await guest.goto(`${SERVER}/lobby`);
    await guest.goto(`${SHELF}/link#${bad}`);
    await guest.locator(`[data-link-fault=${fault}]`).waitFor();
  }
  await picture(guest, "map-link-bad");
  await axe(guest, "a bad link");
  // One that opens, but holds no map.
  const odd = await guest.evaluate(
    async (text) => {
      const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      return btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=+$/, "");
    },
    GOOD.replace("..::..", "..%:.."),
  );
  await guest.goto(`${SERVER}/lobby`);
  await guest.goto(`${SHELF}/link#${odd}`);
  await guest.locator("[data-fault=GEN-MAP-04]").waitFor();
  await axe(guest, "a link to no map");
  await guest.goto(SHELF);
  await guest.waitForSelector("ul[aria-busy=false] [data-map]");
  must((await guest.locator("[data-map]").count()) === 1, "the copy is still there, and no more");
  clean(guest, "links");
  await guest.context().close();
}

/** A map drawn, looked at and saved without a mouse. */
async function byKeyboard(browser) {
  const page = await newPage(browser, { ...DESK, locale: "en-GB" });
  await page.goto(SHELF);
  await page.waitForSelector("[data-blank]");
  await tabTo(page, /^10 × 10/);
  await key(page, "Enter");
  await sheet(page).waitFor();
  await breaks(page, "GEN-MAP-07", "GEN-MAP-07");
  await tabTo(page, /^The map, cell by cell/);
  const said = () => page.textContent("[data-said]");
  await key(page, "ArrowRight", "ArrowDown");
  must(/^\(1,1\) meadow/i.test(await said()), `the cursor is told: ${await said()}`);
  await key(page, "b");
  must(/Barracks/.test(await said()), `a letter puts it down: ${await said()}`);
  await key(page, "0");
  must(/neutral/.test(await said()), `a number says whose: ${await said()}`);
  await key(page, "1");
  must(/of player 1/.test(await said()), `and gives it back: ${await said()}`);
  await key(page, "ArrowRight", "o", "ArrowRight", "=");
  await key(page, "Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowRight");
  await key(page, "Home", "PageDown", "^", "Control+z");
  await key(page, "PageUp", "1");
  must(/no building here/.test(await said()), "nothing to give on a meadow");
  await ready(page);
  await tabTo(page, /^Show|^(Map|Fairness)/);
  await page.keyboard.press("Shift+Tab");
  await picture(page, "map-keyboard");
  await axe(page, "a map by keyboard");

  // A rectangle of sea: its tool, its paint, two corners; Escape takes it back.
  await page.locator("[data-tool=brush] input").focus();
  await key(page, "ArrowRight");
  must(await page.locator("[data-tool=rectangle] input").isChecked(), "tools by arrows");
  await tabTo(page, /^The map, cell by cell/);
  await key(page, "Home", "PageUp", "End");
  await key(page, "~");
  must(/first corner/.test(await said()), `a corner: ${await said()}`);
  await key(page, "ArrowLeft", "ArrowDown", "Escape");
  const empty = await textOf(page);
  must(!empty.includes("~\n") && !rowsOf(empty)[0].includes("~"), "Escape takes it back");
  await page.locator("[data-sheet]").focus();
  await key(page, "End", "PageUp", "~", "ArrowLeft", "ArrowDown", "Enter");
  const text = await textOf(page);
  must(rowsOf(text)[0] === "........~~" && rowsOf(text)[9] === "~~........", rowsOf(text).join());
  must(rowsOf(text)[3] === "...==.....", `a road by arrows: ${rowsOf(text)[3]}`);
  await ready(page);
  await key(page, "Control+s");
  await page.getByText("” saved.").waitFor();
  await speaks(page, "en");
  clean(page, "a map by keyboard");
  await page.context().close();
}

/** Two fingers move the view, and paint nothing. */
async function twoFingers(page) {
  const before = await textOfPhone(page);
  const touch = await page.context().newCDPSession(page);
  const send = (type, ...points) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const scrolled = () => page.evaluate(() => document.querySelector(".frame").scrollLeft);
  const start = await scrolled();
  await send("touchStart", [200, 200]);
  await send("touchStart", [200, 200], [260, 200]);
  for (const x of [190, 175, 160, 140]) await send("touchMove", [x, 210], [x + 60, 210]);
  await send("touchEnd");
  must((await scrolled()) > start + 20, `the view is moved: ${start}, ${await scrolled()}`);
  const wide = () => page.evaluate(() => document.querySelector("[data-sheet]").clientWidth);
  const small = await wide();
  await send("touchStart", [200, 200]);
  await send("touchStart", [200, 200], [260, 200]);
  for (const x of [190, 170, 150]) await send("touchMove", [x, 200], [460 - x, 200]);
  await send("touchEnd");
  must((await wide()) > small * 1.5, `two fingers apart make it larger: ${await wide()}`);
  must((await textOfPhone(page)) === before, "and nothing is painted");
  await page.waitForTimeout(900); // a tap at once after two fingers is no click to the browser
}

/** The map as its draft holds it. */
const textOfPhone = (page) =>
  page.evaluate(
    () => Object.values(JSON.parse(localStorage.getItem("ludotheque.generals.maps")))[0].text,
  );

/** On a phone: painted by finger, mended, saved; nothing is too small or too wide. */
async function byTouch(browser) {
  const page = await newPage(browser, PHONE);
  await page.goto(SHELF);
  await page.waitForSelector("[data-from=plain]");
  await fits(page, "the shelf on a phone", 40);
  await page.locator("[data-blank='10']").click();
  await sheet(page).waitFor();
  const dab = async (x, y) => page.touchscreen.tap(...(await at(page, x, y)));
  await tap(page.locator("[data-paint='B']"));
  await tap(page.locator("[data-owner='1']"));
  await dab(1, 1);
  await tap(page.locator("[data-paint='f']"));
  await dab(4, 2);
  await page.getByText("prête à jouer").waitFor();
  await picture(page, "map-phone");
  await axe(page, "the drawing table on a phone");
  await fits(page, "the drawing table on a phone", 40);
  await tap(page.getByRole("button", { name: "Agrandir" }));
  await page.waitForFunction(() => document.querySelector("[data-sheet]").clientWidth > 400);
  await twoFingers(page);
  await picture(page, "map-phone-zoom");
  for (let i = 0; i < 4 && (await page.getByRole("button", { name: "Réduire" }).isEnabled()); i++)
    await tap(page.getByRole("button", { name: "Réduire" }));
  await page.waitForFunction(() => document.querySelector("[data-sheet]").clientWidth < 360);
  await tap(page.locator("nav button").nth(1));
  await ready(page);
  await picture(page, "map-phone-settings");
  await axe(page, "the settings on a phone");
  await fits(page, "the settings on a phone", 40);
  await page.locator("[data-players]").selectOption("4");
  await tap(page.locator("nav button").nth(0));
  await picture(page, "map-phone-four");
  await fits(page, "four players on a phone", 40);
  await tap(page.getByRole("button", { name: "Annuler" }));
  await tap(page.locator("nav button").nth(1));
  await page.locator("[data-symmetry]").selectOption("none");
  await tap(page.locator("nav button").nth(0));
  await tap(page.locator("[data-paint='P']"));
  await dab(8, 2);
  await tap(page.locator("nav button").nth(1));
  await breaks(page, "GEN-MAP-08");
  await picture(page, "map-phone-broken");
  await tap(page.getByRole("button", { name: "Montrer la case (8,2)" }));
  must(/^\(8,2\) Port/.test(await here(page)), "the cell is shown on the sheet");
  await tap(page.getByRole("button", { name: "Annuler" }));
  await tap(page.locator("nav button").nth(2));
  await page.locator("[data-even]").waitFor();
  await page.waitForFunction(() => document.querySelector("[data-sheet]").clientWidth > 200);
  await picture(page, "map-phone-fair");
  const room = await page.locator("[data-shown]").evaluate((list) => {
    const pen = document.createElement("canvas").getContext("2d");
    const { font, paddingLeft } = getComputedStyle(list);
    pen.font = font;
    const words = list.selectedOptions[0].textContent.trim();
    return list.clientWidth - 2 * parseFloat(paddingLeft) - pen.measureText(words).width;
  });
  must(room >= 20, `what is shown on the map leaves ${room} px for the arrow`);
  await axe(page, "fairness on a phone");
  await tap(page.locator("nav button").nth(1));
  await tap(saveButton(page));
  await page.getByText("» enregistrée.").waitFor();
  const text = await textOf(page);
  must(rowsOf(text)[2][4] === "f" && rowsOf(text)[7][5] === "f", "what was painted by finger");
  await page.setViewportSize({ width: 740, height: 360 });
  await tap(page.locator("nav button").nth(0));
  await page.waitForFunction(() => document.querySelector("[data-sheet]").clientWidth > 180);
  await picture(page, "map-phone-side");
  await fits(page, "a phone on its side", 40);
  clean(page, "a map by touch");
  await page.context().close();
}

/** A large map stays quick: a stroke over it is shown within a frame or two. */
async function large(browser) {
  const page = await newPage(browser, DESK);
  await page.goto(SHELF);
  await page.locator("[data-from=front]").click();
  await ready(page);
  for (const side of ["[data-width]", "[data-height]"]) {
    await page.locator(side).fill("32");
    await page.locator(side).press("Tab");
  }
  await ready(page);
  await paint(page, "f");
  const times = [];
  for (let x = 4; x < 24; x++) {
    const [left, top] = await at(page, x, 12);
    await page.mouse.move(left, top);
    if (x === 4) await page.mouse.down();
    times.push(
      await page.evaluate(() => {
        const began = performance.now();
        document.querySelector("[data-sheet]").getBoundingClientRect();
        return new Promise((done) =>
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began))),
        );
      }),
    );
  }
  await page.mouse.up();
  const median = times.sort((a, b) => a - b)[10];
  console.log(`a cell painted on 32 × 32: ${median.toFixed(1)} ms to the next frame (median)`);
  must(median < 100, `painting a cell takes ${median} ms`);
  await picture(page, "map-large");
  clean(page, "a large map");
  await page.context().close();
}

await run("generals-editor-more", async (browser) => {
  const page = await begun(browser);
  await texts(page);
  await links(browser, page);
  await byKeyboard(browser);
  await byTouch(browser);
  await large(browser);
});
