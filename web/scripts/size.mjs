// What a first visit weighs, gzipped, fonts apart: home, then the table of each game. Fails above
// the limit.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 100_000; // bytes
const DIST = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));

/** The files that an entry needs before it can be shown. */
function needs(name, found = new Set()) {
  const chunk = manifest[name];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) needs(other, found);
  return found;
}

const weight = (file) => gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;
const sum = (files) => [...files].reduce((total, file) => total + weight(file), 0);

const home = needs("index.html").add("index.html");
console.log(`${sum(home)} home`);
const rooms = Object.keys(manifest).filter((name) =>
  /^src\/games\/[^/]+\/Table\.svelte$/.test(name),
);
for (const room of rooms) {
  const table = needs(room, needs("src/pages/Table.svelte", new Set(home)));
  const total = sum(table);
  console.log(`${total} home and ${room.split("/")[2]} (limit ${LIMIT})`);
  if (total > LIMIT) process.exitCode = 1;
}
