// A random walk at the table, alone and with somebody else: see walks.mjs.
import { clean, newPage, run } from "./common.mjs";
import { TACTIQUE } from "./walked.mjs";
import { walkAlone, walkByConsent } from "./walks.mjs";

await run("tactique-walk", async (browser) => {
  const page = await newPage(browser);
  await walkAlone(page, TACTIQUE, 16);
  const pages = [await newPage(browser), await newPage(browser)];
  await walkByConsent(pages, TACTIQUE, 8);
  for (const one of [page, ...pages]) clean(one, "tactique-walk");
});
