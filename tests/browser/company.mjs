// Plays suites one after the other in one browser: each name on stdin is answered by what the suite
// says and a last line, `# end` with its exit code. It is over when stdin is.
import { createInterface } from "node:readline";
import { launch, lend } from "./suites/common.mjs";

let browser = null;
lend(async () => (browser?.isConnected() ? browser : (browser = await launch())));

let goes = 0;
for await (const suite of createInterface({ input: process.stdin })) {
  process.exitCode = 0;
  try {
    await import(`./suites/${suite}.mjs?${goes++}`); // read anew: no go knows of another
  } catch (error) {
    console.error(`${suite}: ${error.stack ?? error}`);
    process.exitCode = 1;
  }
  console.log(`# end ${process.exitCode}`);
}
process.exitCode = 0;
await browser?.close();
