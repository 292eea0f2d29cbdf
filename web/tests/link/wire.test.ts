import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generate } from "../../tools/wire.js";

test("the types are those of the schema", () => {
  const kept = readFileSync(new URL("../../src/link/wire.ts", import.meta.url), "utf-8");
  expect(kept).toBe(generate());
});
