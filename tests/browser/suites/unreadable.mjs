// Matches that this version of the program can't read, in a data folder of another: one shows its
// last position, one nothing but who plays it; both say why, and their people end them.
import { SERVER, axe, clean, comes, must, newPage, picture, run } from "./common.mjs";

const { shown, blank } = JSON.parse(process.env.LUDOTHEQUE_MATCHES);

async function listed(page) {
  const found = await page.request.get(`${SERVER}/api/mine`);
  return (await found.json()).map(({ match }) => match);
}

/** Break a match off by the button that asks, and see that it is over and gone. */
async function end(page, match, open) {
  must((await listed(page)).includes(match), "the match is not listed");
  await open();
  const asked = page.getByRole("dialog", { name: /Interrompre la partie/ });
  await asked.getByRole("button", { name: "Interrompre" }).click();
  await comes(page, async () => !(await listed(page)).includes(match), "the match is still listed");
}

await run("unreadable", async (browser) => {
  const page = await newPage(browser);
  await page.goto(SERVER);
  const account = { login: "ada", password: "upgrade-me" };
  await page.request.post(`${SERVER}/api/login`, { data: account, headers: { Origin: SERVER } });

  await page.goto(`${SERVER}/table/${shown}`);
  await page.getByText(/écrite par une version plus récente du programme/).waitFor();
  await page.getByText("100 PV").first().waitFor();
  must((await page.getByText("À vous de jouer").count()) === 0, "somebody is asked to play");
  await picture(page, "unreadable-shown");
  clean(page, "a match that is only looked at");
  await end(page, shown, async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Interrompre/ })
      .click();
  });
  await page
    .getByText(/^Partie inachevée/)
    .first()
    .waitFor();
  must((await page.locator("[data-verdict]").count()) === 0, "a result is told that there is not");
  await picture(page, "unreadable-ended");
  // Its tables are refused, which browsers note as an error.
  await page.goto(`${SERVER}/table/${blank}`);
  await page.getByText(/ne sont pas connues ici/).waitFor();
  const known = page.getByRole("main");
  await known.getByRole("heading", { name: "La position ne peut plus être montrée" }).waitFor();
  await known.getByText("Partie commencée le").waitFor();
  for (const name of ["Ada", "Bob"])
    await known.getByRole("listitem").getByText(name, { exact: true }).waitFor();
  await axe(page, "a match that can't be read");
  await picture(page, "unreadable-blank");
  await end(page, blank, () => known.getByRole("button", { name: "Interrompre" }).click());
  await known.getByText("Partie inachevée.").waitFor();
  must((await known.getByRole("button", { name: "Interrompre" }).count()) === 0, "it ends twice");
});
