import { expect, test } from "vitest";
import { pause } from "../../src/base/backoff";

test("pauses grow, are bounded and spread after a restart", () => {
  expect([1, 2, 3, 9].map((attempt) => pause(attempt, false, 1))).toEqual([300, 600, 1200, 8000]);
  expect(pause(1, true, 0)).toBe(500);
  expect(pause(1, true, 1)).toBe(3000);
});
