import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generate } from "../../tools/wire.js";

test.each(Object.entries(generate()))("the types of %s are those of the schema", (name, text) => {
  const kept = readFileSync(new URL(`../../src/${name}`, import.meta.url), "utf-8");
  expect(kept).toBe(text);
});

test("what an earlier source defines is imported, not defined again", () => {
  const { "link/routes.ts": routes = "" } = generate();
  expect(routes).toMatch(/import type \{[^}]*\bWireMove,[^}]*\} from ".\/wire";/);
  expect(routes).not.toContain("export interface WireMove ");
});

test("what the server may leave out is optional, what it writes by default is not", () => {
  const { "link/routes.ts": routes = "" } = generate();
  expect(routes).toMatch(/interface Frame \{[^}]*readonly move\?: WireMove;/);
  expect(routes).toMatch(/interface ReplaySeat \{[^}]*readonly name: string;/);
});
