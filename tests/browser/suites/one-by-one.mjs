// Runs suites in one process with one browser: their names come line by line, and after each a line
// says how it ended. Programs and browsers take a second each to start, and longer to be quick.
import { createInterface } from "node:readline";
import { leave } from "./common.mjs";

process.on("unhandledRejection", (error) => {
  console.error(`nobody waited for this: ${error?.stack ?? error}`);
  process.exitCode = 1;
});

let goes = 0;
for await (const suite of createInterface({ input: process.stdin })) {
  process.exitCode = 0;
  await import(`./${suite}.mjs?go=${++goes}`).catch((error) => {
    console.error(`${suite}: ${error.stack}`);
    process.exitCode = 1;
  });
  console.log(`end of ${suite}: ${process.exitCode}`);
}
process.exitCode = 0;
await leave();
