// A random walk at the table, alone and with somebody else: see walks.mjs.
import { clean, newPage, run } from "./common.mjs";
import { DUEL } from "./walked.mjs";
import { walk } from "./walks.mjs";

await run("duel-walk", async (browser) => {
  const pages = [await newPage(browser), await newPage(browser), await newPage(browser)];
  await walk(DUEL, pages, 14, 6);
  for (const page of pages) clean(page, "duel-walk");
});
