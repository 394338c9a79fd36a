// A random walk at the table, alone and with somebody else: see walks.mjs.
import { clean, newPage, run } from "./common.mjs";
import { GENERALS } from "./walked.mjs";
import { walkAlone, walkByConsent } from "./walks.mjs";

await run("generals-walk", async (browser) => {
  const page = await newPage(browser);
  await walkAlone(page, GENERALS, 16);
  const pages = [await newPage(browser), await newPage(browser)];
  await walkByConsent(pages, GENERALS, 8);
  for (const one of [page, ...pages]) clean(one, "generals-walk");
});
