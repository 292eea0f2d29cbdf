import { describe, expect, it } from "vitest";
import type { Speech } from "../../../src/base/text/speech";
import type { Room, Table, WireEvent } from "../../../src/link/wire";
import { closing, comingLines, resultLines } from "../../../src/table/words/result";
import { scoreText, totalText } from "../../../src/table/words/score";

/** A speech that gives what it was asked for. */
const speech = {
  say: (path: string, facts = {}) => `${path} ${JSON.stringify(facts)}`,
  event: ({ name, facts }: WireEvent) => `${name} ${JSON.stringify(facts)}`,
} as unknown as Speech;

const played: WireEvent = { name: "played", facts: { seat: 1, left: 0 }, moment: false };
const won: WireEvent = { name: "hand_won", facts: { seat: 1 }, moment: false };
const pays: WireEvent = { name: "tribute_next", facts: { seat: 2, receiver: 1 }, moment: false };

function roomOf(coming: readonly WireEvent[], winners: readonly number[] | null = null): Room {
  // What a page may not decide from: the game alone knows what the dealer of a standing does.
  const standing = { dealer: 3, owed: [[2, 3]], winners };
  return { phase: winners ? "over" : "between", standing, coming } as unknown as Room;
}

const table = {
  view: { facts: {}, outcome: { facts: { points: 40 } } },
} as unknown as Table;

describe("the lines of a result", () => {
  it("say of the next hand what the game says, and nothing else", () => {
    expect(comingLines(speech, roomOf([pays]))).toEqual(['tribute_next {"seat":2,"receiver":1}']);
    expect(comingLines(speech, roomOf([]))).toEqual([]);
    expect(resultLines(speech, roomOf([pays]), table)).toEqual(['outcome.points {"value":40}']);
  });

  it("name the winners of a match", () => {
    expect(resultLines(speech, roomOf([], [1, 3]), table)).toContain(
      'outcome.match {"value":[1,3]}',
    );
  });

  it("do not tell twice what is coming", () => {
    expect(closing([played, won, pays], [pays])).toEqual([won]);
  });
});

describe("a score", () => {
  it("is a gain or a loss with its sign", () => {
    expect([2, 0, -2].map((score) => scoreText(speech, score, false))).toEqual(["+2", "0", "-2"]);
  });

  it("is called a penalty where it counts against a seat", () => {
    expect(scoreText(speech, 2, true)).toBe('result.penalty {"score":2}');
    expect(scoreText(speech, 0, true)).toBe("0");
    expect(totalText(speech, 12, true)).toBe('result.penalty {"score":12}');
    expect(totalText(speech, 12, false)).toBe("12");
  });
});
