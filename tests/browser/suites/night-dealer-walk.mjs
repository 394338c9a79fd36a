// A random walk at the table, alone and with somebody else: see walks.mjs.
import { clean, newPage, run } from "./common.mjs";
import { NIGHT } from "./walked.mjs";
import { walk } from "./walks.mjs";

await run("night-dealer-walk", async (browser) => {
  const pages = [await newPage(browser), await newPage(browser), await newPage(browser)];
  await walk(NIGHT, pages, 14, 6);
  for (const page of pages) clean(page, "night-dealer-walk");
});
