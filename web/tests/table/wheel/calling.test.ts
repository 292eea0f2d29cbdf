import { describe, expect, it } from "vitest";
import type { Option } from "../../../src/link/wire";
import {
  BEGIN,
  type Call,
  callOf,
  chosen,
  isBarred,
  kindsFor,
  moveOf,
  progress,
  stepBack,
} from "../../../src/table/wheel/calling";

function made(...values: readonly string[]): Call {
  return values.reduce(chosen, BEGIN);
}

const option: Option = { act: "call", least: 1, most: 1, moves: [], numbers: [1, 2, 3] };

describe("a call", () => {
  it("goes from kind to rank to copy to the last look", () => {
    const steps = [made(), made("H"), made("H", "A"), made("H", "A", "2")];
    expect(steps.map(({ step }) => step)).toEqual(["kind", "rank", "copy", "sure"]);
    expect(steps.map(progress)).toEqual([1, 2, 3, 3]);
    expect(moveOf("call", made("H", "A", "2"))).toEqual({ act: "call", cards: ["HA"], number: 2 });
  });

  it("skips the rank of a joker", () => {
    expect(made("JB").step).toBe("copy");
    expect(moveOf("call", made("JB", "3"))).toEqual({ act: "call", cards: ["JB"], number: 3 });
  });

  it("names no card to play alone", () => {
    expect(made("alone").step).toBe("sure");
    expect(moveOf("call", made("alone"))).toEqual({ act: "call" });
    expect(kindsFor(option)).not.toContain("alone");
    expect(kindsFor({ ...option, least: 0 })).toContain("alone");
  });

  it("goes back wheel by wheel", () => {
    expect(stepBack(made("H", "A", "2"))).toEqual(made("H", "A"));
    expect(stepBack(made("H", "A"))).toEqual(made("H"));
    expect(stepBack(made("H"))).toEqual(BEGIN);
    expect(stepBack(made("JB"))).toEqual(BEGIN);
    expect(stepBack(made("alone"))).toEqual(BEGIN);
  });

  it("bars a kind of which nothing may be called", () => {
    expect(isBarred("H", ["SA", "JB"])).toBe(true);
    expect(isBarred("S", ["SA", "JB"])).toBe(false);
    expect(isBarred("JB", ["SA", "JB"])).toBe(false);
    expect(isBarred("JS", ["SA", "JB"])).toBe(true);
    expect(isBarred("H", null)).toBe(false);
  });

  it("looks at the call of a hint", () => {
    for (const call of [made("H", "10", "3"), made("JS", "1"), made("alone")]) {
      expect(callOf(moveOf("call", call))).toEqual(call);
    }
  });
});
