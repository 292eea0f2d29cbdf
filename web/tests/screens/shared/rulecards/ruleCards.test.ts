import { expect, test } from "vitest";
import { readRoute, writeRoute } from "../../../../src/link/route";
import {
  addFavourite,
  dropFavourite,
  favourites,
  findCode,
  readFavourites,
} from "../../../../src/screens/shared/rulecards/ruleCards";

const CODE = "guandan.official~1nae00qy";

test("a rule code is found in what was pasted", () => {
  expect(findCode(` ${CODE.toUpperCase()} `)).toBe(CODE);
  expect(findCode(`https://play.example/#/new/${CODE}`)).toBe(CODE);
  expect(findCode("K7QM2P")).toBeNull();
  expect(findCode("https://play.example/#/r/K7QM2P")).toBeNull();
});

test("addresses lead to rules, clauses, positions and codes, and back", () => {
  for (const address of [
    "#/rules",
    "#/rules/guandan",
    "#/rules/guandan/4.7",
    "#/try/guandan",
    "#/try/guandan?level=2&table=S5.H5",
    `#/new/${CODE}`,
  ]) {
    expect(writeRoute(readRoute(address))).toBe(address);
  }
  expect(readRoute(`#/new/${CODE}`)).toEqual({ at: "new", game: "guandan", card: CODE });
});

test("favourites are kept newest first, once each, and forgotten", () => {
  addFavourite({ code: CODE, name: " Friday " });
  addFavourite({ code: "guandan.house~18k", name: "x".repeat(80) });
  addFavourite({ code: CODE, name: "Saturday" });
  const { list } = favourites.get();
  expect(list.map((one) => one.name.slice(0, 8))).toEqual(["Saturday", "xxxxxxxx"]);
  expect(list[1]?.name.length).toBe(40);
  dropFavourite(CODE);
  expect(favourites.get().list.map((one) => one.code)).toEqual(["guandan.house~18k"]);
});

test("without storage a favourite does not last, and the caller is told", () => {
  expect(addFavourite({ code: CODE, name: "Friday" })).toBe(false);
});

test("what was kept is taken as far as it means something", () => {
  expect(readFavourites(null)).toEqual([]);
  expect(readFavourites([null, 3, { code: "x", name: "y" }, { code: CODE }])).toEqual([]);
  expect(readFavourites([{ code: CODE, name: "Friday", more: 1 }])).toEqual([
    { code: CODE, name: "Friday" },
  ]);
});
