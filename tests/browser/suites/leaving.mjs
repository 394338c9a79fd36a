// Getting up from a table: it is asked first, the other is told, and one's seat can be taken back.
// Then a draw is offered, declined, offered by the other and agreed.
import { axe, clean, inviteFriend, must, newPage, picture, run } from "./common.mjs";

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
  await draws(host, guest);
  clean(host, "host");
  clean(guest, "guest");
});
