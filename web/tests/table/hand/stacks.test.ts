import { describe, expect, it } from "vitest";
import {
  allAlike,
  chooseOnly,
  chosenCards,
  NOTHING,
  stacksOf,
  stillHeld,
  tapped,
} from "../../../src/table/hand/stacks";

const TRICKS = stacksOf([
  { name: "trump", cards: ["JB", "JB", "JS", "H2", "S2"] },
  { name: "S", cards: ["SA", "SA", "SA", "SK"] },
]);
const CLIMB = stacksOf([{ name: "", cards: ["JB", "S9", "H9", "H9", "D3"] }]);

describe("stacks", () => {
  it("gathers equal cards", () => {
    expect(TRICKS.map(({ card, copies }) => `${copies}${card}`)).toEqual([
      "2JB",
      "1JS",
      "1H2",
      "1S2",
      "3SA",
      "1SK",
    ]);
  });

  it("takes one copy more with each tap, and none after the last", () => {
    const aces = TRICKS[4];
    if (!aces) throw new Error("no aces");
    let chosen = NOTHING;
    const counts = [1, 2, 3, 4].map(() => {
      chosen = tapped(chosen, aces);
      return chosen.SA ?? 0;
    });
    expect(counts).toEqual([1, 2, 3, 0]);
  });

  it("chooses copies where suits matter, and the whole rank where they do not", () => {
    const [bigs, , twos] = TRICKS;
    const nines = CLIMB[1];
    if (!bigs || !twos || !nines) throw new Error("no stacks");
    expect(allAlike(NOTHING, TRICKS, bigs)).toEqual({ JB: 2 });
    expect(allAlike(NOTHING, TRICKS, twos)).toEqual({ H2: 1 });
    expect(allAlike(NOTHING, CLIMB, nines)).toEqual({ S9: 1, H9: 2 });
  });

  it("writes chosen cards in the order of the hand", () => {
    expect(chosenCards(TRICKS, chooseOnly(TRICKS, ["SK", "JB", "SA", "SA"]))).toEqual([
      "JB",
      "SA",
      "SA",
      "SK",
    ]);
  });

  it("tells copies of a card apart that lie in two groups", () => {
    const parted = stacksOf([
      { name: "", cards: ["S5", "S6", "S7"] },
      { name: "", cards: ["S5", "H5"] },
    ]);
    expect(parted.map(({ key }) => key)).toEqual(["S5", "S6", "S7", "S5-2", "H5"]);
    expect(chooseOnly(parted, ["S5"])).toEqual({ S5: 1 });
    expect(chooseOnly(parted, ["S5", "S5"])).toEqual({ S5: 1, "S5-2": 1 });
    expect(chosenCards(parted, { "S5-2": 1, H5: 1 })).toEqual(["S5", "H5"]);
  });

  it("forgets what is no longer held", () => {
    expect(stillHeld({ SA: 3, D4: 1 }, TRICKS)).toEqual({ SA: 3 });
    const kept = { SA: 2 };
    expect(stillHeld(kept, TRICKS)).toBe(kept);
  });
});
