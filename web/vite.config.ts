import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `npm run dev` finds a running server; the built page is served by that server itself.
const SERVER = process.env.LUDOTHEQUE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0, // data: addresses would need a wider content policy
    modulePreload: { polyfill: false },
    manifest: true, // for scripts/size.mjs
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/ws": { target: SERVER, ws: true } } },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
