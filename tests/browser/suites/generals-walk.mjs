// A random walk at the table, alone and with somebody else: see walks.mjs.
import { clean, newPage, run } from "./common.mjs";
import { GENERALS } from "./walked.mjs";
import { walk } from "./walks.mjs";

await run("generals-walk", async (browser) => {
  const pages = [await newPage(browser), await newPage(browser), await newPage(browser)];
  await walk(GENERALS, pages, 14, 6);
  for (const page of pages) clean(page, "generals-walk");
});
