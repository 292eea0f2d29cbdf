import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { find, keys, type Texts, words } from "../../../src/base/text/catalogue";

const sources = new URL("../../../src/", import.meta.url);
const SAID = /\bsay\(\s*(["`])([a-z_.]+(?:\$\{[^`]*?\}[a-z_.]*)*)\1/g;

/** List what the page says: whole keys, or their beginnings where the rest is worked out. */
function said(): readonly string[] {
  const files = readdirSync(sources, { recursive: true, encoding: "utf-8" });
  return files
    .filter((file) => file.endsWith(".tsx") || file.endsWith(".ts"))
    .flatMap((file) => [...readFileSync(new URL(file, sources), "utf-8").matchAll(SAID)])
    .map((match) => match[2] ?? "");
}

test.each(["zh", "en"])("everything that the page says has words: %s", (lang) => {
  const file = new URL(`../../../made/text.${lang}.json`, import.meta.url);
  const from = words(lang, JSON.parse(readFileSync(file, "utf-8")) as Texts);
  const all = said();
  expect(all.length).toBeGreaterThan(100);
  const missing = all.filter((key) => {
    const [whole = ""] = key.split("${");
    if (whole === key) return find(from, "page", ...key.split(".")) === undefined;
    const path = whole.split(".");
    const start = path.pop() ?? "";
    return !keys(from, "page", ...path).some((one) => one.startsWith(start));
  });
  expect(missing).toEqual([]);
});
