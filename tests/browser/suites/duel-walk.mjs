// A random walk at the table, alone and with somebody else: see walks.mjs.
import { clean, newPage, run } from "./common.mjs";
import { DUEL } from "./walked.mjs";
import { walkAlone, walkByConsent } from "./walks.mjs";

await run("duel-walk", async (browser) => {
  const page = await newPage(browser);
  await walkAlone(page, DUEL, 16);
  const pages = [await newPage(browser), await newPage(browser)];
  await walkByConsent(pages, DUEL, 8);
  for (const one of [page, ...pages]) clean(one, "duel-walk");
});
