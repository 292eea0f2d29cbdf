import { expect, test } from "vitest";
import {
  EMPTY,
  type Position,
  readPosition,
  within,
  writePosition,
} from "../../../../src/screens/shared/rulebook/position";
import { hasAll, isNumber, pieces, wordsOf } from "../../../../src/screens/shared/rulebook/search";
import { type Known, spansOf } from "../../../../src/screens/shared/rulebook/spans";
import { parted } from "../../../../src/screens/shared/rulebook/Verdict";

const KNOWN: Known = {
  switches: new Set(["two_high", "show_threes", "show_fives", "gang"]),
  presets: new Set(["house"]),
  clauses: new Set(["2.7", "4.1", "10.2"]),
};
const text = (words: string) => ({ kind: "text", text: words });
const named = (kind: string, name: string) => ({ kind, name });

test("switches, presets and clauses are found in the words of a clause", () => {
  expect(spansOf("Low. `[two_high: on; off]` When off, see 2.7.", KNOWN, "en")).toEqual([
    text("Low. "),
    named("switch", "two_high"),
    text(" When off, see "),
    named("clause", "2.7"),
    text("."),
  ]);
  expect(spansOf("〔`show_threes`、`show_fives`〕`off` 没有（`house`）", KNOWN, "zh")).toEqual([
    named("switch", "show_threes"),
    named("switch", "show_fives"),
    text(" "),
    { kind: "code", text: "off" },
    text(" 没有（"),
    named("preset", "house"),
    text("）"),
  ]);
  expect(spansOf("[`gang` = `loose`] A gang", KNOWN, "en")[0]).toEqual(named("switch", "gang"));
});

test("words of another language say so", () => {
  const [, program, , file] = spansOf("裁判（judge）见 docs/judge.md", KNOWN, "zh");
  expect([program, file]).toEqual([
    { kind: "foreign", text: "judge" },
    { kind: "foreign", text: "docs/judge.md" },
  ]);
  expect(spansOf("See docs/judge.md.", KNOWN, "en")[1]?.kind).toBe("foreign");
});

test("numbers that are no clauses stay text", () => {
  expect(
    spansOf("See 10.2 and 12.7, not 110.2 or 4.1.3.", KNOWN, "en").map((one) => one.kind),
  ).toEqual(["text", "clause", "text", "text", "text"]);
});

test("words are found in any order and marked, the longest first", () => {
  const words = wordsOf(" Bomb，bombs ");
  expect(words).toEqual(["bomb", "bombs"]);
  expect(hasAll("Bombs beat bombs", words)).toBe(true);
  expect(hasAll("A bomb", words)).toBe(false);
  expect(pieces("Bombs beat a bomb", words)).toEqual([
    { text: "Bombs", found: true },
    { text: " beat a ", found: false },
    { text: "bomb", found: true },
  ]);
  expect(pieces("四张炸弹", ["炸弹"])).toEqual([
    { text: "四张", found: false },
    { text: "炸弹", found: true },
  ]);
  expect(pieces("text", [])).toEqual([{ text: "text", found: false }]);
});

test("a clause is found by its number", () => {
  expect(isNumber("4.7", "4.7")).toBe(true);
  expect(isNumber("guandan.4.7", "4.7")).toBe(true);
  expect(isNumber("4", "4.7")).toBe(true);
  expect(isNumber("4", "14.7")).toBe(false);
  expect(isNumber("1", "10.2")).toBe(false);
  expect(isNumber("4.7 bomb", "4.7")).toBe(false);
});

test("a position is written into an address and read again", () => {
  const position: Position = {
    rules: { preset: "house", kitty: 6, gang: "loose" },
    level: "10",
    trump: "S",
    shown: ["threes"],
    table: ["S5", "H10"],
    hand: ["S6", "S6", "JB"],
    cards: ["S6", "JB"],
  };
  expect(readPosition(writePosition(position))).toEqual(position);
  expect(readPosition("")).toEqual(EMPTY);
});

test("what makes no sense in an address is left out", () => {
  const read = readPosition("level=99&trump=X&table=S5.ZZ.<b>&hand=S6&cards=S6.S6.H2&rules=a b:c");
  expect(read).toEqual({ ...EMPTY, table: ["S5"], hand: ["S6"], cards: ["S6"] });
  expect(within(["S6", "S6"], ["S6", "H2"])).toEqual(["S6"]);
});

test("clauses are taken out of what the judge says", () => {
  expect(parted("You must follow. (xiaoer.7.4)")).toEqual({
    text: "You must follow.",
    clauses: ["xiaoer.7.4"],
  });
  expect(parted("必须跟牌。（xiaoer.7.4）再说。")).toEqual({
    text: "必须跟牌。再说。",
    clauses: ["xiaoer.7.4"],
  });
});
