// What a visit weighs, gzipped, fonts apart: home, then what the table of each game and each page of
// its own add. Fails above the limits.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const HOME_LIMIT = 60_000; // bytes
const LIMIT = 100_000; // bytes more
const DIST = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));

/** The files that an entry needs before it can be shown: of its words, one language (the longer). */
function needs(name, found = new Set()) {
  const chunk = manifest[name];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  const words = (chunk.dynamicImports ?? []).filter((other) => /\/words\/fr\.ts$/.test(other));
  for (const other of [...(chunk.imports ?? []), ...words]) needs(other, found);
  return found;
}

const weight = (file) => gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;
const sum = (files) => [...files].reduce((total, file) => total + weight(file), 0);

const home = needs("index.html").add("index.html");
console.log(`${sum(home)} home (limit ${HOME_LIMIT})`);
if (sum(home) > HOME_LIMIT) process.exitCode = 1;
const rooms = Object.keys(manifest).filter((name) =>
  /^src\/games\/[^/]+\/Table\.svelte$/.test(name),
);
const pages = Object.keys(manifest).filter((name) =>
  /^src\/games\/[^/]+\/[^/]+\/Page\.svelte$/.test(name),
);

function tell(entry, frame, name) {
  const more = sum(needs(entry, needs(frame, new Set(home)))) - sum(home);
  console.log(`${more} more: ${name} (limit ${LIMIT})`);
  if (more > LIMIT) process.exitCode = 1;
}
for (const room of rooms) tell(room, "src/pages/Table.svelte", room.split("/")[2]);
for (const page of pages) {
  tell(page, "src/pages/FacePage.svelte", page.split("/").slice(2, 4).join("/"));
}
