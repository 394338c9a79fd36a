// Getting up from a table: it is asked first, the other is told, and one's seat can be taken back.
// Talk is read from whom one likes. Then a draw is offered, declined, offered by the other and
// agreed. In a second match who must play is called, by the tab and by a notification asked for on
// a button; they go, and the game is claimed.
import { SERVER, axe, clean, comes, inviteFriend, must, newPage, picture, run } from "./common.mjs";

/** What somebody says is read, not read any more, and read again. */
async function talk(host, guest) {
  for (const page of [host, guest]) await page.getByRole("tab", { name: /^Discussion/ }).click();
  const speak = async (text) => {
    await guest.getByLabel("Votre message").fill(text);
    await guest.keyboard.press("Enter");
    await guest.getByRole("log").getByText(text).waitFor();
  };
  const heard = (text) => host.getByRole("log").getByText(text);
  await speak("Bonsoir !");
  await heard("Bonsoir !").waitFor();
  await host.getByText("Messages masqués").click();
  const hides = host.getByRole("checkbox", { name: /^Masquer/ });
  await hides.check();
  await heard("Bonsoir !").waitFor({ state: "detached" });
  await speak("Et alors ?");
  await axe(host, "talk that is not read");
  must((await heard("Et alors ?").count()) === 0, "who is muted is read");
  await hides.uncheck();
  await heard("Et alors ?").waitFor();
}

/** Keep in mind what a page is told by notifications; what is hidden is said to be so. */
function notes() {
  window.told = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) {
      window.told.push(`${title}: ${body}`);
    }
    close() {}
  };
  if (sessionStorage.away)
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
}

/** Whether a page is marked « à vous » on its tab. */
const marked = async (page) =>
  /icon-turn/.test(await page.locator("link[rel=icon]").getAttribute("href"));

/** Who must play is called; they go, and after a while the other claims the game. */
async function calledAndGone(host, guest) {
  for (const page of [host, guest]) {
    await page.addInitScript(notes);
    await page.goto(`${SERVER}/profile/settings`);
    const button = page.getByRole("button", { name: "Me prévenir quand c’est à moi" });
    await button.click();
    await page.getByLabel("Prévenu par une notification quand c’est à moi").waitFor();
    must((await page.evaluate(() => window.told.length)) === 0, "told before anything happened");
  }
  await guest.goto(await inviteFriend(host, "night-dealer"));
  await guest.getByRole("button", { name: "Accepter et s’asseoir" }).click();
  for (const page of [host, guest]) await page.waitForSelector("[role=grid]");
  const called = async () => (await marked(host)) || (await marked(guest));
  await comes(host, called, "no tab is marked");
  const [asked, other] = (await marked(host)) ? [host, guest] : [guest, host];
  must(!(await marked(other)), "both tabs are marked");
  must(/^▸ À vous/.test(await asked.title()), `the title of who must play: ${await asked.title()}`);
  must((await asked.evaluate(() => window.told.length)) === 0, "who looks at the table is called");
  await asked.evaluate(() => (sessionStorage.away = "yes"));
  await asked.reload();
  const told = () => asked.evaluate(() => window.told.join());
  await comes(asked, async () => /Meneur de Nuit/.test(await told()), "who is away is not called");
  must((await other.evaluate(() => window.told.length)) === 0, "the other is called as well");

  clean(asked, "who is called");
  await asked.context().close();
  const strip = other.locator("[data-absent]");
  await strip.getByText(/a quitté la table et devait jouer/).waitFor();
  await picture(other, "absent-opponent");
  await axe(other, "an opponent who has gone");
  await strip.getByRole("button", { name: "Réclamer la victoire" }).click();
  await other.getByText("Adversaire absent").first().waitFor();
  clean(other, "who claims");
}

async function offer(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /Proposer la nulle/ }).click();
}

async function draws(host, guest) {
  await offer(host);
  const asked = guest.locator("[data-draw]");
  await asked.getByText("propose la nulle").waitFor();
  await host.locator("[data-draw]").getByText("Nulle proposée").waitFor();
  await picture(guest, "draw-offered");
  await axe(guest, "a draw offered");
  await asked.getByRole("button", { name: "Non merci" }).click();
  await host.locator("[data-draw]").waitFor({ state: "detached" });
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Abandonner" }).waitFor();
  await picture(host, "draw-menu");
  await axe(host, "the menu of a table");
  const again = await host.getByRole("button", { name: /Proposer la nulle/ }).count();
  must(again === 0, "an offer that was declined is not made again at once");
  await host.keyboard.press("Escape");
  await offer(guest);
  await host.locator("[data-draw]").getByRole("button", { name: "Accepter" }).click();
  await guest.getByText("Nulle d’un commun accord.").first().waitFor();
  await picture(guest, "draw-agreed");
}

await run("leaving", async (browser) => {
  const [host, guest] = await Promise.all([newPage(browser), newPage(browser)]);
  const link = await inviteFriend(host, "night-dealer");
  await guest.goto(link);
  await guest.getByRole("button", { name: "Accepter et s’asseoir" }).click();
  await guest.waitForSelector("[role=grid]");
  await host.waitForSelector("[role=grid]");

  await guest.getByRole("tab", { name: "Table" }).click();
  await guest.getByRole("button", { name: "Quitter la place" }).click();
  const asked = guest.getByRole("dialog", { name: /Quitter votre place/ });
  await asked.waitFor();
  await picture(guest, "leaving-asked");
  await axe(guest, "leaving");
  await asked.getByRole("button", { name: "Annuler" }).click();
  must((await guest.locator("[data-kept]").count()) === 0, "who thinks better of it still sits");

  await guest.getByRole("button", { name: "Quitter la place" }).click();
  await asked.getByRole("button", { name: "Quitter la place" }).click();
  const kept = guest.locator("[data-kept]");
  await kept.waitFor();
  await host.getByRole("tab", { name: "Table" }).click();
  await host.getByText("remplacé par l’ordinateur").waitFor();
  await picture(guest, "leaving-left");
  await guest.reload();
  await kept.waitFor();
  await kept.getByRole("button", { name: "Reprendre ma place" }).click();
  await kept.waitFor({ state: "detached" });
  await guest.getByRole("tab", { name: "Table" }).click();
  await guest.getByRole("button", { name: "Quitter la place" }).waitFor();
  await picture(guest, "leaving-back");
  await talk(host, guest);
  await draws(host, guest);
  clean(host, "host");
  clean(guest, "guest");
  await calledAndGone(host, guest);
});
