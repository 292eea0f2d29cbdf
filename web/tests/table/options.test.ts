import { describe, expect, it } from "vitest";
import type { Option, Turn } from "../../src/link/wire";
import { callOption, choiceOptions, giftOption, movesOf, noOption } from "../../src/table/options";

const option = (act: string, rest: Partial<Option> = {}): Option => ({
  act,
  least: 0,
  most: 0,
  moves: [],
  numbers: [],
  ...rest,
});
const turn = (...options: Option[]): Turn => ({ options, legal: null });
const acts = (options: readonly Option[]) => options.map(({ act }) => act);

const bids = option("call", {
  moves: [1, 2, 3].map((number) => ({ act: "call", number })),
  numbers: [1, 2, 3],
});
const friend = option("call", { least: 1, most: 1, numbers: [1, 2, 3] });
const no = option("decline", { moves: [{ act: "decline" }] });
const play = option("play", { least: 1, most: 5 });
const pass = option("pass", { moves: [{ act: "pass" }] });

describe("the wheel", () => {
  it("is for cards with numbers in too many ways, whatever the act is called", () => {
    expect(callOption(turn(friend))).toBe(friend);
    const hail = { ...friend, act: "hail" };
    expect(callOption(turn(hail, no))).toBe(hail);
  });

  it("is not for bids, nor for cards that are few", () => {
    expect(callOption(turn(bids, no))).toBeNull();
    const few = { ...friend, moves: [{ act: "call", cards: ["HA"], number: 1 }] };
    expect(callOption(turn(few))).toBeNull();
    expect(callOption(turn(play, pass))).toBeNull();
  });
});

describe("the sheet of choices", () => {
  it("is for any act that is not made with cards of the hand", () => {
    expect(acts(choiceOptions(turn(bids, no)))).toEqual(["call", "decline"]);
    const double = option("double", { moves: [{ act: "double" }] });
    expect(acts(choiceOptions(turn(play, pass, double)))).toEqual(["double"]);
  });

  it("is not there while cards are played or laid aside, or where all there is to say is no", () => {
    expect(choiceOptions(turn(play, pass))).toEqual([]);
    expect(choiceOptions(turn(no))).toEqual([]);
    expect(choiceOptions(turn(option("bury", { least: 6, most: 6 })))).toEqual([]);
  });

  it("has a button for every number, also where they are more than the server lists", () => {
    const numbers = [80, 85, 90, 95, 100, 105, 110, 115];
    const made = movesOf(option("call", { numbers }));
    expect(made).toHaveLength(8);
    expect(made[7]).toEqual({ act: "call", number: 115 });
    expect(movesOf(bids)).toBe(bids.moves);
    expect(movesOf(option("decline"))).toEqual([{ act: "decline" }]);
    expect(movesOf(option("show", { least: 2, most: 2 }))).toEqual([]);
  });
});

describe("a no", () => {
  it("is below the hand unless a sheet has it", () => {
    expect(noOption(turn(play, pass))).toBe(pass);
    expect(noOption(turn(bids, no))).toBeNull();
    expect(noOption(turn(bids, pass))).toBe(pass);
    const exchange = option("bury", { least: 1, most: 1 });
    expect(giftOption(turn(exchange, no))).toBe(exchange);
    expect(noOption(turn(exchange, no))).toBe(no);
  });

  it("that is said by itself has no button", () => {
    expect(noOption(turn(no))).toBeNull();
    expect(noOption(null)).toBeNull();
  });
});
