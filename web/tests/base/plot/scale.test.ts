import { expect, test } from "vitest";
import { scaleOf, spread, stepOf } from "../../../src/base/plot/scale";

test("steps are round", () => {
  expect(stepOf(100, 5)).toBe(20);
  expect(stepOf(7, 5)).toBe(2);
  expect(stepOf(0.3, 3)).toBeCloseTo(0.1);
});

test("ticks hold every value and lie where they say", () => {
  const scale = scaleOf([985, 1043], 200, 0, 4);
  expect(scale.ticks).toEqual([980, 1000, 1020, 1040, 1060]);
  expect(scale.at(980)).toBe(200);
  expect(scale.at(1060)).toBe(0);
});

test("a scale of one value, or of none, is still a scale", () => {
  for (const values of [[], [0], [1000, 1000], [-4]]) {
    const scale = scaleOf(values, 0, 100, 4);
    expect(scale.ticks.length).toBeGreaterThan(1);
    for (const value of values) expect(Number.isFinite(scale.at(value))).toBe(true);
  }
});

test("given bounds are kept", () => {
  expect(scaleOf([0.4], 0, 100, 4, { low: 0, high: 1 }).ticks).toEqual([0, 0.5, 1]);
});

test("few of many are chosen evenly, with both ends", () => {
  expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(spread([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 5, 9]);
  expect(spread([1, 2, 3], 1)).toEqual([1]);
});
