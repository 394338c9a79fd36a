// The account from a guest's first match on: logging in loses nothing, a new password ends the
// other devices, and so does logging out everywhere. What was played is told on the profile.
import { SERVER, axe, clean, must, newPage, picture, run } from "./common.mjs";

/** A match that was given up stands on the profile, is found by its opponent, and can be seen. */
async function remembered(page, match) {
  await page.evaluate(
    (given) =>
      new Promise((done) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`);
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: "resign", match: given, key: "given-up" }));
        socket.onmessage = ({ data }) => JSON.parse(data).type === "done" && done(socket.close());
      }),
    match,
  );
  await page.goto(`${SERVER}/profile`);
  await page.locator("[data-versus='level:apprenti']").waitFor();
  await page.getByText("0 gagnée · 1 perdue").first().waitFor();
  await axe(page, "the journey");
  await page.getByRole("link", { name: "Parties", exact: true }).click();
  await page.getByText("1 partie trouvée").waitFor();
  await page.getByLabel("Adversaire").selectOption("level:apprenti");
  await page.getByLabel("Résultat").selectOption("won");
  await page.getByText("Aucune partie.").waitFor();
  await page.reload();
  await page.getByText("Aucune partie.").waitFor();
  await page.getByLabel("Résultat").selectOption("lost");
  await page.getByText("contre l’Apprenti").waitFor();
  await axe(page, "matches chosen");
  await picture(page, "profile-matches");
  await page.getByRole("link", { name: /Revoir/ }).click();
  await page.waitForURL(/\/replay\//);
  await page.goto(`${SERVER}/profile/settings`);
}

await run("account", async (browser) => {
  const login = `minuit${Date.now()}`;
  const fill = async (page, button, password, autocomplete) => {
    await page.getByLabel("Identifiant").fill(login);
    const secret = page.getByLabel("Mot de passe (8 caractères au moins)");
    const asked = await secret.getAttribute("autocomplete");
    must(asked === autocomplete, `${button}: a password manager is told ${asked}`);
    await secret.fill(password);
    await page.getByRole("button", { name: button }).click();
  };
  // From the first page, where everybody looks.
  const enter = async (page, password = "un mot de passe") => {
    await page.goto(SERVER);
    await page.getByRole("link", { name: "Se connecter" }).click();
    await fill(page, "Se connecter", password, "current-password");
    await page.waitForURL(/\/profile$/);
    await page.getByRole("link", { name: "Réglages" }).click();
  };
  const home = await newPage(browser);
  await home.goto(`${SERVER}/login`);
  await picture(home, "log-in");
  await axe(home, "logging in");
  await home.getByRole("button", { name: "Créer un compte" }).click();
  await home.getByLabel("Nom affiché aux autres").fill("Hélène");
  await axe(home, "a new account");
  await fill(home, "Créer le compte", "un mot de passe", "new-password");
  await home.getByRole("link", { name: "Hélène" }).waitFor(); // and no guest any more
  await home.getByRole("link", { name: "Se connecter" }).waitFor({ state: "detached" });
  await home.getByRole("link", { name: "Réglages" }).click();
  await home.getByText(`Votre compte : ${login}`).waitFor();
  const away = await newPage(browser);
  await away.goto(`${SERVER}/profile/settings`);
  await away.waitForFunction(() => document.querySelector("#name")?.value);
  const seats = [{ kind: "me" }, { kind: "level", level: "apprenti" }];
  await away.evaluate(async (chosen) => {
    const body = JSON.stringify({ game: "night-dealer", seats: chosen });
    const headers = { "content-type": "application/json" };
    await fetch("/api/matches", { method: "POST", body, headers });
  }, seats);
  let answer;
  const held = new Promise((go) => (answer = go));
  await away.route("**/api/login", async (asked) => (await held, asked.continue()));
  await away.goto(`${SERVER}/login`);
  await fill(away, "Se connecter", "un mot de passe", "current-password");
  await away.getByText("Un instant…").waitFor();
  must(await away.getByRole("button", { name: "Se connecter" }).isDisabled(), "asked for twice");
  answer();
  await away.waitForURL(/\/profile$/);
  await away.getByRole("link", { name: "Réglages" }).click();
  await away.getByText("Vous avez 1 partie en cours en invité : l’ajouter").waitFor();
  await picture(away, "profile-guest", true);
  await axe(away, "a guest's matches offered");
  await away.getByRole("button", { name: "Ajouter à ce compte" }).click();
  await away.getByText("C’est fait : 1 partie de plus dans ce compte.").waitFor();
  await away.getByLabel("Mot de passe actuel").fill("un mot de passe");
  await away.getByLabel("Nouveau mot de passe").fill("un autre mot de passe");
  await away.getByRole("button", { name: "Changer de mot de passe" }).click();
  await away.getByText("Vos autres appareils sont déconnectés.").waitFor();
  await picture(away, "profile-password", true);
  await axe(away, "the account");
  await home.reload();
  await home.getByText("Vous êtes ici en invité").waitFor();
  await enter(home, "un autre mot de passe");
  await home.getByText(`Votre compte : ${login}`).waitFor();
  const mine = await home.evaluate(async () => (await fetch("/api/mine")).json());
  must(mine.length === 1, "the account has the guest's match on every device");
  await remembered(home, mine[0].match);
  await home.getByRole("button", { name: "Se déconnecter partout" }).click();
  await home.getByText("Vous êtes ici en invité").waitFor();
  await away.reload();
  await away.getByText("Vous êtes ici en invité").waitFor();
  (clean(home, "account"), clean(away, "account"));
});
