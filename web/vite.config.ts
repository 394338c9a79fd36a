import { existsSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `npm run dev` finds a running server; the built page is served by that server itself.
const SERVER = process.env.LUDOTHEQUE_SERVER ?? "http://127.0.0.1:8000";

/** The piece of a card game's own, which draws with signs of its own; other games need none. */
function cardGame(file: string): string | null {
  const [folder, game] = /^.*src\/games\/([^/]+)\//.exec(file) ?? [];
  return folder && existsSync(`${folder}signs.ts`) ? `${game}-cards` : null;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0, // data: addresses would need a wider content policy
    modulePreload: { polyfill: false },
    manifest: true, // for scripts/size.mjs
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Words are waited for: what comes with every page would else be cut into crumbs around them.
        // What the words themselves need (french, lasting, phrases) must stay apart, or each waits for the other.
        codeSplitting: {
          groups: [
            { name: "speech", priority: 3, test: /src\/lib\/(french|lasting|phrases)/ },
            {
              name: "house",
              priority: 2,
              test: /node_modules|src\/lib\/(dictionary|faces|games|http|layers|me\.|names|naming|options|route|settings|socket|words|drawn\/face|widgets\/(Icon|Notice|TableList))/,
            },
            // What the pages of card games draw with, in one piece; and what each of them adds to it.
            { name: "cards", priority: 1, test: /lib\/cards\/(?!PileList|Line|dragging|Ghost)/ },
            {
              name: cardGame,
              test: /games\/[^/]+\/(book|signs|state|splice|Effect|Card|Chip|Picture|Glyph)\./,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/ws": { target: SERVER, ws: true } } },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
    pool: "threads",
    isolate: false, // see there
    setupFiles: ["test/fresh.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
