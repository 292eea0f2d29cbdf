import { describe, expect, it } from "vitest";
import { idsOf, moved, ordered, stillSorted } from "../../../src/table/hand/order";

const GROUPS = ["trump", "S", "C", "C"].map((name, at) => ({ name, cards: [`S${at + 2}`] }));
const names = (groups: readonly { name: string; cards: readonly string[] }[]) =>
  groups.map(({ name, cards }) => `${name}${cards[0]}`);

describe("the order of groups", () => {
  it("tells groups of one name apart", () => {
    expect(idsOf(GROUPS)).toEqual(["trump#0", "S#0", "C#0", "C#1"]);
  });

  it("is that of the game until a group is moved", () => {
    expect(ordered(GROUPS, [])).toBe(GROUPS);
  });

  it("puts a moved group into the place of another, again and again", () => {
    const once = moved(GROUPS, [], 0, 2);
    expect(names(ordered(GROUPS, once))).toEqual(["SS3", "CS4", "trumpS2", "CS5"]);
    const twice = moved(GROUPS, once, 3, 0);
    expect(names(ordered(GROUPS, twice))).toEqual(["CS5", "SS3", "CS4", "trumpS2"]);
  });

  it("keeps its places when a group is played out, and lays new ones last", () => {
    const order = moved(GROUPS, [], 2, 0);
    const later = [{ name: "D", cards: ["D9"] }, ...GROUPS.slice(0, 3)];
    expect(names(ordered(later, order))).toEqual(["CS4", "trumpS2", "SS3", "DD9"]);
  });
});

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
