import { describe, expect, it } from "vitest";
import { timeLeft } from "../../../src/table/clock/Ring";

const DEADLINE = { due: 100_000, seconds: 20, seats: [1] };

describe("the time that is left", () => {
  it("is that of the move first", () => {
    expect(timeLeft(DEADLINE, 30_000, 92_000)).toEqual({ left: 8, total: 20, spare: false });
  });

  it("is the spare time afterwards, not nothing", () => {
    expect(timeLeft(DEADLINE, 30_000, 105_000)).toEqual({ left: 25, total: 30, spare: true });
    expect(timeLeft(DEADLINE, 30_000, 190_000)).toEqual({ left: 0, total: 30, spare: true });
  });

  it("is nothing for who has no spare time", () => {
    expect(timeLeft(DEADLINE, 0, 105_000)).toEqual({ left: 0, total: 20, spare: false });
  });
});
