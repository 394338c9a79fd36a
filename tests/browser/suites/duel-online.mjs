// A duel between two people, each in a browser of their own, with a third watching: attacks are
// announced, answered with a Rapide under a timer, or let through; the line breaks on the way.
import { axe, clean, must, newPage, picture, run } from "./common.mjs";
import { asked, mine, openDuel, playDuel, pointer, reachable, wordsOf } from "./duel.mjs";

await run("duel-online", async (browser) => {
  const [host, guest, watcher] = await Promise.all([
    newPage(browser),
    newPage(browser, { locale: "en-GB", viewport: { width: 1024, height: 700 } }),
    newPage(browser, { viewport: { width: 900, height: 760 } }),
  ]);
  const lines = [];
  await host.routeWebSocket(/\/api\/socket$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await openDuel(host, {
    seats: [
      { kind: "me", pass_after: 45 },
      { kind: "open", pass_after: 45 },
    ],
    options: { classes: "rogue,rogue" },
    until: "input[readonly]",
  });
  const link = await host.getByLabel("Lien d’invitation").inputValue();
  await guest.goto(link);
  const terms = await guest.locator("[data-terms]").textContent();
  must(
    /reactions: let go by after 45 s/.test(terms),
    `the invitation tells how one answers: ${terms}`,
  );
  await guest.getByRole("button", { name: "Accept and sit down" }).click();
  for (const page of [host, guest]) await page.waitForSelector(".duel.frame");
  await watcher.goto(host.url());
  await watcher.waitForSelector(".duel.frame");
  must((await watcher.locator(".actions, [data-card]").count()) === 0, "who watches sees no hand");
  must((await watcher.locator(".backs").count()) === 2, "who watches sees two hands' backs");
  must(/regardez/.test(await watcher.textContent("header")), "who watches is told so");

  // The host chooses in the menu what their silence means; all at the table are told.
  await host.getByRole("button", { name: "Menu" }).click();
  const rule = host.getByLabel("Si vous tardez à réagir");
  must((await rule.inputValue()) === "45", "the menu shows the rule of one's seat");
  await picture(host, "duel-online-rule");
  await axe(host, "the rule of one's reactions");
  await rule.selectOption({
    label: "On passe après 20\u00a0s, quelle que soit votre main",
  });
  await host.getByText("Vous laissez passer les réactions après 20\u00a0s.").first().waitFor();
  await host.keyboard.press("Escape");
  await guest
    .getByText(/ lets reactions go by after 20.s\./)
    .first()
    .waitFor();
  await watcher
    .getByText(/ laisse passer les réactions après 20.s\./)
    .first()
    .waitFor();
  await watcher.getByRole("button", { name: "Menu" }).click();
  await watcher.locator("dialog[open] .menu").first().waitFor();
  must((await watcher.locator("[data-reactions]").count()) === 0, "who watches has no rule");
  await watcher.keyboard.press("Escape");

  // What each saw: an answer under a timer, the other's answer awaited, a Rapide played.
  const seen = { all: 0, timer: 0, answered: 0, waiting: 0, watched: 0 };
  const look = (page) => async (now) => {
    await reachable(page, "online");
    if (!now.pass) return;
    if (page === guest && seen.answered && !seen.all++) {
      await page.locator("[data-pass-all]").click();
      await page.locator("[data-heed]").click(); // and answers again
      await page.locator("[data-heed]").waitFor({ state: "detached" });
    }
    seen.timer += await page.locator(".announce [role=timer]").count();
    if (!now.answers.length || seen.answered++) return;
    await picture(page, "duel-online-answer");
    await axe(page, "an attack to answer");
    seen.watched += await watcher.locator(".announce").count();
    await picture(watcher, "duel-online-watcher");
    await reachable(watcher, "who watches");
    await axe(watcher, "an attack that others answer");
  };
  const glance = (now) => {
    seen.waiting += now.waiting ? 1 : 0;
  };
  let cut = false;
  await Promise.all([
    playDuel(host, pointer(host), {
      async check(now, step) {
        await look(host)(now);
        if (cut || step < 12) return;
        cut = true;
        await lines.at(-1).close({ code: 3001 });
        await host.getByText("Connexion perdue").waitFor();
      },
      look: glance,
    }),
    playDuel(guest, pointer(guest), { check: look(guest), look: glance }),
  ]);
  must(cut && lines.length >= 2, "the line was cut and opened again");
  must(seen.answered > 0, "no Rapide could be played in a whole duel of Prowlers");
  must(seen.timer > 0, "no answer was asked under a timer");
  must(seen.waiting > 0, "no attacker saw the other's answer awaited");
  must(seen.watched > 0, "who watches saw no announcement");

  await watcher.waitForSelector(".verdict");
  await picture(host, "duel-online-host-over");
  await picture(guest, "duel-online-guest-over");
  await picture(watcher, "duel-online-watcher-over");
  await axe(watcher, "a duel's end for who watches");
  const verdicts = await Promise.all([host, guest, watcher].map((p) => p.textContent(".verdict")));
  must(
    /à vous/.test(verdicts[0]) === /defeated/.test(verdicts[1]),
    `two winners or two losers: ${verdicts}`,
  );
  const counted = (page) =>
    page.evaluate(() =>
      ["near", "far"]
        .flatMap((side) => [
          document.querySelector(`.${side} .bar b`).textContent,
          ...[...document.querySelectorAll(`.${side} [data-pile] b`)].map((e) => e.textContent),
        ])
        .join(" "),
    );
  const [a, b] = await Promise.all([counted(host), counted(watcher)]);
  must(a === b, `two pages show two tables: ${a} / ${b}`);
  must(
    (await wordsOf(host)).some((text) => /répond par/.test(text)),
    "the log tells the answer",
  );

  await host.getByRole("button", { name: "Revanche" }).click();
  await guest.getByRole("button", { name: "Accept" }).click();
  for (const page of [host, guest]) await page.waitForSelector(".prompt");
  const turns = await Promise.all([asked(host), asked(guest)]);
  must(turns.filter(mine).length <= 1, "at most one of two players is asked");
  for (const [page, name] of [
    [host, "host"],
    [guest, "guest"],
    [watcher, "watcher"],
  ])
    clean(page, name);
});
