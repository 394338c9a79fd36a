// The Apprentice's help, on a server that can look ahead (`POST /matches/{match}/try`): gains and
// losses on each cell, a preview of what would flip, and a turn that is sent as one.
import { axe, clean, must, newPage, picture, playLevel, run } from "./common.mjs";
import { asked, playMatch, pointer } from "./table.mjs";

await run("apprentice", async (browser) => {
  const page = await newPage(browser);
  const sent = [];
  page.on("websocket", (line) =>
    line.on("framesent", ({ payload }) => {
      const frame = JSON.parse(payload);
      if (frame.type === "move") sent.push(frame.moves);
    }),
  );
  await playLevel(page, "night-dealer", "apprenti");
  await page.waitForSelector("[role=grid]");

  const seen = { hints: 0, previews: 0 };
  const hand = pointer(page);
  for (let match = 0; match < 3 && !(seen.hints && seen.previews); match++) {
    await playMatch(page, hand, {
      async check() {
        seen.hints += await page.locator(".hint .some").count();
        const fates = await page.locator(".cell.won, .cell.lost").count();
        if (fates && !seen.previews) {
          await picture(page, "apprentice-preview");
          await axe(page, "preview of the Apprentice");
          const labels = await page
            .locator("[data-cell]")
            .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
          must(
            labels.some((words) => /serait (gagnée|perdue)/.test(words)),
            "a preview is also told in words",
          );
        }
        seen.previews += fates;
      },
    });
    await page.getByRole("button", { name: "Revanche" }).click();
    await page.waitForFunction(() => !document.querySelector(".ending"));
  }
  must(seen.hints > 0, "no cell ever told what a tile would win or lose");
  must(seen.previews > 0, "no preview was ever shown");

  const turns = sent.filter((moves) => moves.some((text) => String(text).startsWith("tile")));
  must(turns.length > 0, "no tile was laid");
  const whole = turns.every(
    (moves) => moves.length > 1 || !/^(stop|ally|curse|trap)/.test(String(moves[0])),
  );
  must(whole, `a turn was sent in pieces: ${JSON.stringify(sent)}`);
  must(
    !sent.some((moves) => moves.length === 1 && moves[0] === "stop"),
    "a turn was sent in pieces",
  );

  await page.getByRole("checkbox", { name: /Aperçu/ }).uncheck();
  for (let i = 0; i < 100 && !(await asked(page)).wheels.length; i++) await page.waitForTimeout(50);
  must(
    (await page.locator(".hint, .cell.won, .cell.lost").count()) === 0,
    "help is shown though it is off",
  );
  clean(page, "apprentice");
});
