import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { offline } from "./build/offline.ts";

const server = process.env.PAIJU_SERVER;

/** Without a server, answer for its catalogues from the folder of kept hands (`make fixtures`). */
const keptTexts: Plugin = {
  name: "kept-texts",
  configureServer({ middlewares }) {
    middlewares.use("/api/text/", (request, response, next) => {
      const file = new URL(`./made/text.${request.url?.slice(1)}.json`, import.meta.url);
      if (server || !existsSync(file)) return next();
      response.setHeader("Content-Type", "application/json");
      response.end(readFileSync(file));
    });
  },
};

/** Lay a packed copy beside each file, so that the server has nothing to pack. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  closeBundle() {
    const folder = new URL("./dist/", import.meta.url);
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
      if (!/\.(?:css|html|js|json|mjs|svg|wasm|webmanifest)$/.test(file)) continue;
      const whole = readFileSync(new URL(file, folder));
      writeFileSync(new URL(`${file}.gz`, folder), gzipSync(whole, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [keptTexts, offline(), packed],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: server ? { proxy: { "/api": server, "/ws": { target: server, ws: true } } } : {},
  test: {
    environment: "node",
    include: ["tests/**/*.test.{ts,tsx}"],
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
  },
});
