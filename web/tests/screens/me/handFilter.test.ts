import { expect, test } from "vitest";
import { EVERYTHING, isNarrow, questionOf } from "../../../src/screens/me/handFilter";

test("what does not matter is not asked", () => {
  expect(questionOf(EVERYTHING, 0)).toBe("");
  expect(isNarrow(EVERYTHING)).toBe(false);
});

test("what matters is asked, times to the minute", () => {
  const now = Date.UTC(2026, 0, 31, 12, 0, 30);
  const asked = questionOf({ ...EVERYTHING, game: "guandan", won: "false", days: "30" }, now);
  const since = Date.UTC(2026, 0, 1, 12, 0);
  expect(asked).toBe(`game=guandan&won=false&since=${since}`);
  expect(isNarrow({ ...EVERYTHING, days: "7" })).toBe(true);
});
