import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin, UserConfig } from "vite";

const BUNDLE = new URL("../engine/compiled.zip", import.meta.url);
const PYODIDE = new URL("../node_modules/pyodide/", import.meta.url);
const PUBLIC = new URL("../public/", import.meta.url);
const NAMES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const LOCK = "pyodide-lock.json";

interface Part {
  readonly name: string;
  readonly content: Uint8Array | string;
}

const hash = (content: Uint8Array | string) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);

/** The files of Pyodide that are needed; no package of its own index is ever asked for. */
function pyodide(): Part[] {
  const { version } = JSON.parse(readFileSync(new URL("package.json", PYODIDE), "utf-8"));
  const folder = `assets/pyodide-${version}/`;
  const lock = { ...JSON.parse(readFileSync(new URL(LOCK, PYODIDE), "utf-8")), packages: {} };
  return [
    ...NAMES.map((name) => ({
      name: folder + name,
      content: readFileSync(new URL(name, PYODIDE)),
    })),
    { name: folder + LOCK, content: JSON.stringify(lock) },
  ];
}

/** The games, as tools/engine.py packed them. */
function bundle(): Part {
  const content = readFileSync(BUNDLE);
  return { name: `assets/paiju-${hash(content)}.zip`, content };
}

/** What the page must know of the files that a device plays with. */
function described(parts: readonly Part[]) {
  const files = parts.map(({ name, content }) => ({
    url: `/${name}`,
    size: Buffer.byteLength(content),
  }));
  const loaded = parts.reduce((sum, { content }) => sum + gzipSync(content).length, 0);
  return { files, loaded };
}

/** Lay the engine beside the page, and write down for the service worker what there is. */
export function offline(): Plugin {
  const parts: Part[] = [];
  return {
    name: "offline",
    config(_, { command }): UserConfig {
      const building = command === "build" && !process.env.VITEST;
      if (building) {
        if (!existsSync(BUNDLE)) throw new Error("web/engine/compiled.zip is missing: `make page`");
        parts.push(...pyodide(), bundle());
      }
      return {
        define: { __ENGINE__: JSON.stringify(described(parts)) },
        worker: { format: "es", rolldownOptions: { output: { entryFileNames: ENGINE } } },
        build: {
          rolldownOptions: {
            input: building ? { index: "index.html", sw: "src/link/offline/serviceWorker.ts" } : {},
            output: {
              entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
            },
          },
        },
      };
    },
    generateBundle: {
      order: "post",
      handler(_, made) {
        for (const { name, content } of parts)
          this.emitFile({ type: "asset", fileName: name, source: content });
        const worker = made["sw.js"];
        if (worker?.type !== "chunk") return;
        const engine = new Set(parts.map((part) => part.name));
        const open = readdirSync(PUBLIC);
        const built = Object.keys(made).filter((name) => !engine.has(name) && name !== "sw.js");
        const shell = [...built, ...open].sort();
        const contents = open.map((name) => hash(readFileSync(new URL(name, PUBLIC))));
        const version = hash([...shell, ...contents, ...engine].join());
        const paths = (names: Iterable<string>) => Array.from(names, (name) => `/${name}`);
        const listed = { version, shell: paths(shell), engine: paths(engine) };
        worker.code = worker.code.replace("__SHELL__", JSON.stringify(listed));
      },
    },
  };
}

/** The server lets scripts of this name, and no others, compile WebAssembly. */
const ENGINE = "assets/engine-[hash].js";
