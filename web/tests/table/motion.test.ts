import { describe, expect, it } from "vitest";
import { milliseconds } from "../../src/table/motion";

describe("a time of the look", () => {
  it.each([
    ["220ms", 220],
    [".22s", 220],
    ["0.3s", 300],
    ["1s", 1000],
    [" 90ms", 90],
    ["1e3ms", 1000],
    ["0ms", 0],
    ["0s", 0],
  ])("%s is read in its unit", (time, expected) => {
    expect(milliseconds(time)).toBeCloseTo(expected);
  });

  it.each(["", "0", "none", "12px"])("%j is no time, and nothing moves", (time) => {
    expect(milliseconds(time)).toBe(0);
  });
});
