import { expect, test } from "vitest";
import { dayOf, note, readDiary, streakOf } from "../../../src/screens/learn/streak";

test("a day is that of the calendar here", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("the first result of a day stands", () => {
  const once = note({}, "2026-03-01", "guandan", "wrong");
  expect(note(once, "2026-03-01", "guandan", "right")).toBe(once);
  expect(note(once, "2026-03-01", "xiaoer", "right")["2026-03-01"]).toEqual({
    guandan: "wrong",
    xiaoer: "right",
  });
});

test("days in a row are counted over the end of a month, and today may still come", () => {
  const solved = { guandan: "right" } as const;
  const kept = { "2026-02-27": solved, "2026-02-28": solved, "2026-03-01": solved };
  expect(streakOf(kept, "2026-03-01")).toBe(3);
  expect(streakOf(kept, "2026-03-02")).toBe(3);
  expect(streakOf(kept, "2026-03-03")).toBe(0);
  expect(streakOf({ ...kept, "2026-03-02": { guandan: "wrong" } }, "2026-03-02")).toBe(3);
  expect(streakOf({}, "2026-03-01")).toBe(0);
});

test("what is no diary is passed over", () => {
  expect(readDiary("nonsense")).toEqual({});
  expect(readDiary(null)).toEqual({});
  expect(readDiary({ "2026-03-01": { guandan: "maybe", xiaoer: "right" }, other: 3 })).toEqual({
    "2026-03-01": { xiaoer: "right" },
  });
});

test("so many days are kept", () => {
  let kept = {};
  for (let day = 0; day < 450; day += 1)
    kept = note(kept, dayOf(new Date(2025, 0, 1 + day)), "guandan", "right");
  expect(Object.keys(kept)).toHaveLength(400);
});
