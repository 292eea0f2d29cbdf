import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newId } from "../../src/base/newId";

const sources = new URL("../../src/", import.meta.url);

test("ids differ, and are made without what only https has", () => {
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  expect(newId()).not.toBe(newId());
});

test("no screen asks for what a page without https does not have", () => {
  const files = readdirSync(sources, { recursive: true, encoding: "utf-8" });
  const asking = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /crypto\.(randomUUID|subtle)\(?/.test(
        readFileSync(new URL(file, sources), "utf-8").replace(/\/\*[\s\S]*?\*\//g, ""),
      ),
    );
  expect(asking).toEqual([]);
});
