import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ShowQueue } from "../../../src/table/show/showQueue";

const TIME = 1600;

/** A queue of words, and what it shows with the time at which it begins to. */
function watched() {
  const seen: [number, string | null][] = [];
  const begun = Date.now();
  const queue = new ShowQueue<string>({
    show: (word) => seen.push([Date.now() - begun, word]),
    time: () => TIME,
    join: (older, newer) => `${older}+${newer}`,
  });
  return { queue, seen };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("things shown one after another", () => {
  it("begin at once and have their time", () => {
    const { queue, seen } = watched();
    queue.add("a");
    vi.runAllTimers();
    expect(seen).toEqual([
      [0, "a"],
      [TIME, null],
    ]);
    expect(queue.isShowing).toBe(false);
  });

  it("wait for each other", () => {
    const { queue, seen } = watched();
    queue.add("a");
    vi.advanceTimersByTime(600);
    queue.add("b");
    vi.runAllTimers();
    expect(seen).toEqual([
      [0, "a"],
      [TIME, "b"],
      [2 * TIME, null],
    ]);
  });

  it("are shown together before one of them comes more than three seconds late", () => {
    const { queue, seen } = watched();
    for (const word of ["a", "b", "c", "d"]) queue.add(word);
    vi.runAllTimers();
    expect(seen).toEqual([
      [0, "a"],
      [TIME, "b+c+d"],
      [2 * TIME, null],
    ]);
  });

  it("stay apart where there is time", () => {
    const { queue, seen } = watched();
    queue.add("a");
    vi.advanceTimersByTime(1000);
    queue.add("b");
    queue.add("c");
    vi.runAllTimers();
    expect(seen.map(([, word]) => word)).toEqual(["a", "b", "c", null]);
    expect(seen[2]?.[0]).toBeLessThanOrEqual(1000 + 3000);
  });

  it("end all at once, and not twice", () => {
    const { queue, seen } = watched();
    queue.add("a");
    queue.add("b");
    queue.end();
    queue.end();
    vi.runAllTimers();
    expect(seen.map(([, word]) => word)).toEqual(["a", null]);
  });
});
