import { describe, expect, it } from "vitest";
import { stillSorted } from "./useGroups";

const SORTED = [
  { name: "", cards: ["S5", "H5", "C5", "D5"] },
  { name: "", cards: ["S5", "S6"] },
];

describe("a sorted hand", () => {
  it("stays sorted while cards are played out of it", () => {
    expect(stillSorted(SORTED, [{ name: "", cards: ["S6", "S5"] }])).toEqual([
      { name: "", cards: ["S5"] },
      { name: "", cards: ["S6"] },
    ]);
    expect(stillSorted(SORTED, [{ name: "", cards: ["S6", "S5", "S5"] }])).toEqual([
      { name: "", cards: ["S5"] },
      { name: "", cards: ["S5", "S6"] },
    ]);
  });

  it("is sorted no longer when other cards came in", () => {
    expect(stillSorted(SORTED, [{ name: "", cards: ["S5", "D9"] }])).toBeNull();
  });
});
