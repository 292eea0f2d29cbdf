import { describe, expect, it } from "vitest";
import {
  bearing,
  between,
  directionOf,
  eased,
  itemAt,
  restAfter,
  restOn,
  speedOf,
  turnFor,
} from "../../../src/table/wheel/rotation";

describe("the wheel", () => {
  it("stands its items counter-clockwise", () => {
    expect(bearing(1, 0, 4)).toBe(-90);
    expect(bearing(3, 0, 4)).toBe(90);
  });

  it("has an item at the top when it is turned to it, however often it went round", () => {
    for (const count of [3, 6, 7, 13]) {
      for (let item = 0; item < count; item++) {
        for (const rounds of [-2, 0, 3]) {
          const turn = turnFor(item, count) + rounds * 360;
          expect(itemAt(turn, count)).toBe(item);
          expect(Math.abs(bearing(item, turn, count))).toBeLessThan(1e-9);
        }
      }
    }
  });

  it("tells where a finger is", () => {
    expect(directionOf(0, -10)).toBe(0);
    expect(directionOf(10, 0)).toBe(90);
    expect(directionOf(-10, 0)).toBe(-90);
  });

  it("goes the shorter way round", () => {
    expect(between(350, 10)).toBe(20);
    expect(between(10, 350)).toBe(-20);
    expect(restOn(0, 12, 13).turn).toBeCloseTo(-360 / 13);
  });

  it("comes to rest on an item within 300 to 500 milliseconds", () => {
    for (const speed of [-9, -1, -0.1, 0, 0.1, 1, 9]) {
      const { turn, time } = restAfter(41, speed, 13);
      expect(Math.abs(bearing(itemAt(turn, 13), turn, 13))).toBeLessThan(1e-9);
      expect(time).toBeGreaterThanOrEqual(300);
      expect(time).toBeLessThanOrEqual(500);
    }
  });

  it("rolls on after a flick, the way of the flick", () => {
    expect(restAfter(0, 1, 13).turn).toBeGreaterThan(restAfter(0, 0, 13).turn);
    expect(restAfter(0, -1, 13).turn).toBeLessThan(0);
  });

  it("measures the speed of the last moments only", () => {
    const moments = [
      { turn: 0, at: 0 },
      { turn: 90, at: 500 },
      { turn: 95, at: 550 },
    ];
    expect(speedOf(moments)).toBeCloseTo(0.1);
    expect(speedOf(moments.slice(0, 1))).toBe(0);
  });

  it("slows down", () => {
    expect(eased(0)).toBe(0);
    expect(eased(1)).toBe(1);
    expect(eased(0.5)).toBeGreaterThan(0.5);
  });
});
