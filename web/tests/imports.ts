/** What imports what in web/src. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

export interface Import {
  /** The module that imports, as a path below web/src. */
  readonly from: string;
  /** What it imports, as a path below web/src. */
  readonly to: string;
}

const SOURCES = new URL("../src/", import.meta.url);

/** Every way to name another file: `import`, `import type`, `export … from`, `import()`, a URL, CSS. */
const NAMED =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*|@import\s*)(["'`])(\.{1,2}(?:\/[^"'`\n]*)?)\1/g;

const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** List the files of the page, as paths below web/src. */
export function sourceFiles(): readonly string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(?:ts|tsx|css)$/.test(name))
    .sort();
}

/** List what the text of a file imports from the page; what is not there is named as it is. */
export function importsIn(from: string, text: string, files: ReadonlySet<string>): Import[] {
  return [...text.matchAll(NAMED)].map((match) => {
    const path = posix.join(posix.dirname(from), match[2] ?? "");
    const found = ENDINGS.map((ending) => path + ending).find((name) => files.has(name));
    return { from, to: found ?? path };
  });
}

/** List every import of the page. */
export function allImports(): readonly Import[] {
  const names = sourceFiles();
  const files = new Set(names);
  return names.flatMap((name) =>
    importsIn(name, readFileSync(new URL(name, SOURCES), "utf-8"), files),
  );
}

/** Find the groups of names that import one another in a circle. */
export function circles(imports: readonly Import[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reached = new Map<string, ReadonlySet<string>>();
  for (const start of next.keys()) {
    const seen = new Set<string>();
    const open = [start];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const one of next.get(name) ?? []) {
        if (!seen.has(one)) open.push(one);
        seen.add(one);
      }
    }
    reached.set(start, seen);
  }
  const found = new Map<string, readonly string[]>();
  for (const [name, seen] of reached) {
    const round = [...seen].filter((one) => reached.get(one)?.has(name)).sort();
    if (round.length > 0) found.set(round.join(), round);
  }
  return [...found.values()];
}
