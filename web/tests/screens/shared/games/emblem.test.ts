import { expect, test } from "vitest";
import { emblemOf } from "../../../../src/screens/shared/games/emblem";

test("a game's own cards stand for it", () => {
  expect(emblemOf({ name: "any", emblem: ["JB", "JS"] })).toEqual(["JB", "JS"]);
});

test("a game without any has four cards that its name decides", () => {
  const [one, other] = ["doudizhu", "auction"].map((name) => emblemOf({ name, emblem: [] }));
  expect(one).not.toEqual(other);
  expect(emblemOf({ name: "auction", emblem: [] })).toEqual(other);
  for (const cards of [one, other]) {
    expect(new Set(cards?.map((card) => card[0])).size).toBe(4);
    for (const card of cards ?? []) expect(card).toMatch(/^[SHCD](10|[2-9AJQK])$/);
  }
});
