// A match between two people, each in a browser of their own, with a third watching; the line
// breaks once on the way.
import { axe, clean, inviteFriend, must, newPage, picture, run } from "./common.mjs";
import { asked, mine, playMatch, pointer } from "./table.mjs";

await run("online", async (browser) => {
  const [host, guest, watcher] = await Promise.all([
    newPage(browser),
    newPage(browser, { locale: "en-GB" }),
    newPage(browser, { viewport: { width: 900, height: 760 } }),
  ]);
  // The host's line can be cut by hand.
  const lines = [];
  await host.routeWebSocket(/\/api\/socket$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  const link = await inviteFriend(host, "night-dealer");
  await host.locator("[data-alone]").getByText("--host 0.0.0.0").waitFor(); // nobody else can open it
  await picture(host, "online-invite");
  await axe(host, "invitation");

  const code = host.locator("[data-code]");
  await host.getByText("Code à photographier").click();
  must((await code.getAttribute("data-code")) === link, "the code is the link");
  await picture(host, "online-code");
  await axe(host, "the code of an invitation");
  await guest.goto(link);
  await guest.getByText(/proposes a match: Night Dealer\./).waitFor();
  await picture(guest, "online-proposal");
  await axe(guest, "a proposal");
  await guest.getByLabel("Your name at the table").fill("Lucy");
  await guest.keyboard.press("Enter"); // and sits down
  await guest.waitForSelector("[role=grid]");
  await host.getByText("Lucy").first().waitFor();
  await host.waitForSelector("[role=grid]");
  await watcher.goto(host.url());
  await watcher.waitForSelector("[role=grid]");
  must((await watcher.locator(".actions").count()) === 0, "who watches has nothing to press");
  must(/regardez/.test(await watcher.textContent("header")), "who watches is told so");

  await guest.getByRole("tab", { name: /Chat/ }).click();
  await guest.getByLabel("Your message").fill("<b>bonne nuit</b>");
  await guest.keyboard.press("Enter");
  await host.getByRole("tab", { name: /Discussion/ }).click();
  await host.getByText("<b>bonne nuit</b>").waitFor();
  await host.getByRole("tab", { name: "Journal" }).click();
  await guest.getByRole("tab", { name: "Log" }).click();

  // Twice on the way the host's line is cut; the match goes on as if nothing had been.
  let cuts = 0;
  await Promise.all([
    playMatch(host, pointer(host), {
      async check(now, step) {
        if (step < 8 + 20 * cuts || cuts >= 2) return;
        cuts += 1;
        await lines.at(-1).close({ code: 3001 });
        if (cuts === 1) await host.getByText("Connexion perdue").waitFor();
      },
    }),
    playMatch(guest, pointer(guest)),
  ]);
  must(
    cuts === 2 && lines.length >= 3,
    `the line was cut ${cuts} times and opened ${lines.length} times`,
  );
  await watcher.waitForFunction(() =>
    /gagne|Égalité|hésite/.test(document.querySelector(".prompt")?.textContent ?? ""),
  );
  await picture(host, "online-host-over");
  await picture(guest, "online-guest-over");
  await picture(watcher, "online-watcher-over");
  await axe(watcher, "table of a spectator");

  const points = (page) =>
    page.evaluate(
      () =>
        document.querySelectorAll("[data-cell]").length &&
        [...document.querySelectorAll("[data-cell] .tile")]
          .map((e) => e.className.includes(" a"))
          .join(),
    );
  const [a, b, c] = await Promise.all([points(host), points(guest), points(watcher)]);
  must(a === b && b === c, `three pages show three boards: ${a} / ${b} / ${c}`);

  await host.getByRole("button", { name: "Revanche" }).click();
  await host.waitForURL((url) => !url.href.includes(link.split("/join/")[1].split("?")[0]));
  await host.getByText("On attend l’accord de").waitFor();
  await picture(host, "online-rematch");
  await guest.getByText("proposes a rematch").first().waitFor();
  await picture(guest, "online-rematch-offered");
  await guest.getByRole("button", { name: "Accept" }).click();
  await Promise.all([host.waitForSelector("[role=grid]"), guest.waitForSelector("[role=grid]")]);
  const turns = await Promise.all([asked(host), asked(guest)]);
  must(turns.filter(mine).length <= 1, "at most one of two players is asked");
  for (const [page, name] of [
    [host, "host"],
    [guest, "guest"],
    [watcher, "watcher"],
  ])
    clean(page, name);
});
