import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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

export default defineConfig({
  plugins: [keptTexts],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: server ? { proxy: { "/api": server, "/ws": { target: server, ws: true } } } : {},
  test: { environment: "node", include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"] },
});
