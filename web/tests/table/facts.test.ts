import { expect, test } from "vitest";
import type { Facts, WireView } from "../../src/link/wire";
import {
  allShown,
  bySeat,
  listOf,
  numberOf,
  shownOf,
  standingBid,
  textOf,
} from "../../src/table/facts";

const spade = { seat: 2, cards: ["S2"] };

test("facts are read under the names and types that games declare", () => {
  const facts: Facts = { dealer: 3, trump: "S", bid: spade, last: [spade], taken: { "1": 10 } };
  expect(numberOf(facts, "dealer")).toBe(3);
  expect(textOf(facts, "trump")).toBe("S");
  expect(shownOf(facts, "bid")).toEqual(spade);
  expect(allShown(facts, "last")).toEqual([spade]);
  expect(bySeat(facts, "taken")).toEqual({ "1": 10 });
  // @ts-expect-error: no game shows this
  expect(numberOf(facts, "dealr")).toBeNull();
  // @ts-expect-error: a dealer is no card
  expect(textOf(facts, "dealer")).toBeNull();
});

test("what a stranger's game means otherwise counts as absent", () => {
  const facts = {
    dealer: "Anna",
    trump: 4,
    bid: 3,
    last: [null, 1, { seat: "N", cards: [] }],
    taken: true,
    tribute: { seat: 1 },
  } as unknown as Facts;
  expect(numberOf(facts, "dealer")).toBeNull();
  expect(textOf(facts, "trump")).toBeNull();
  expect(shownOf(facts, "bid")).toBeNull();
  expect(allShown(facts, "last")).toEqual([]);
  expect(bySeat(facts, "taken")).toBeNull();
  expect(listOf(facts, "tribute")).toEqual([]);
});

test("the last bid stands, as the own seat knows it, until somebody leads", () => {
  const down = { seat: 2, cards: [] };
  const view = { facts: { declared: down, bid: null }, private: { declared: spade } };
  expect(standingBid(view as unknown as WireView)).toEqual(spade);
  expect(standingBid({ facts: { bid: down }, private: {} } as unknown as WireView)).toEqual(down);
  const led = { facts: { ...view.facts, leader: 1 }, private: view.private };
  expect(standingBid(led as unknown as WireView)).toBeNull();
});
