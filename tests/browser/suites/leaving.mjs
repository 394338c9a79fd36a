// Getting up from a table: it is asked first, the other is told, and one's seat can be taken back.
import { SERVER, axe, clean, must, newPage, picture, run } from "./common.mjs";
import { nightDealer } from "./table.mjs";

await run("leaving", async (browser) => {
  const [host, guest] = await Promise.all([newPage(browser), newPage(browser)]);
  await host.goto(SERVER);
  await nightDealer(host).getByRole("button", { name: "Inviter un ami" }).click();
  const link = await host.getByLabel("Lien d’invitation").inputValue();
  await guest.goto(link);
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
  clean(host, "host");
  clean(guest, "guest");
});
