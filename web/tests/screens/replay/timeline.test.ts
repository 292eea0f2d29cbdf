import { describe, expect, it } from "vitest";
import type { Frame, Replay } from "../../../src/link/routes";
import type { WireEvent } from "../../../src/link/wire";
import { runsOf } from "../../../src/screens/replay/OpenHands";
import {
  chapterAt,
  chapterBefore,
  lastOf,
  nextChapter,
  SPEEDS,
  tableAt,
  timelineOf,
  timeOf,
  within,
} from "../../../src/screens/replay/timeline";

const standing = {
  scores: [0, 0],
  hand: 1,
  levels: [],
  dealer: null,
  owed: [],
  tallies: {},
  winners: null,
};
const hand = (...cards: string[]) => [{ name: "", cards }];
const played = (seat: number, card: string) => ({ seat, cards: [card], reading: null });

function happened(name: string, facts: WireEvent["facts"]): WireEvent {
  return { name, facts, moment: false };
}

const FRAMES: readonly Frame[] = [
  {
    view: {
      seat: 1,
      phase: "bid",
      actors: [1],
      hand: hand("SA", "S3"),
      counts: [2, 2],
      table: [],
      facts: {},
      private: {},
      standing,
      outcome: null,
      points: {},
      best: null,
      unseen: {},
      hands: { "1": hand("SA", "S3"), "2": hand("SK", "S4") },
    },
    aside: { kitty: ["H5"] },
  },
  {
    seat: 1,
    move: { act: "bid" },
    events: [happened("bid", { seat: 1 })],
    view: { phase: "play", facts: { trick: 1 } },
    mark: { phase: "bid", trick: null },
  },
  {
    seat: 1,
    move: { act: "play", cards: ["SA"] },
    events: [happened("led", { seat: 1, cards: ["SA"] })],
    view: {
      actors: [2],
      hand: hand("S3"),
      counts: [1, 2],
      table: [played(1, "SA")],
      best: 1,
      hands: { "1": hand("S3") },
    },
    mark: { phase: "play", trick: 1 },
  },
  {
    seat: 2,
    move: { act: "play", cards: ["S4"] },
    events: [
      happened("followed", { seat: 2, cards: ["S4"] }),
      happened("trick_won", { seat: 1, points: 10 }),
    ],
    view: {
      actors: [1],
      counts: [1, 1],
      table: [],
      best: null,
      facts: { trick: 2 },
      hands: { "2": hand("SK") },
    },
    aside: {},
  },
  {
    seat: 1,
    move: { act: "play", cards: ["S3"] },
    events: [happened("led", { seat: 1, cards: ["S3"] })],
    view: {
      phase: "over",
      hand: [],
      counts: [0, 1],
      hands: { "1": [] },
      outcome: { scores: [1, -1], winners: [1], facts: {} },
    },
    mark: { phase: "play", trick: 2 },
  },
];
const seats = [
  { seat: 1, name: "Ann", bot: false, you: true },
  { seat: 2, name: "easy", bot: true, you: false },
];
const REPLAY: Replay = {
  hand: "H1",
  record: null,
  at: 0,
  game: "xiaoer",
  preset: "usual",
  rules: {},
  changed: [],
  direction: 1,
  number: 3,
  seats,
  seat: 1,
  fair: true,
  standing: { ...standing, hand: 4 },
  coming: [],
  frames: FRAMES,
};
const timeline = timelineOf(REPLAY);

describe("a timeline", () => {
  it("has every view whole, though frames tell only what changed", () => {
    expect(timeline.steps.map(({ view }) => view.phase)).toEqual([
      "bid",
      "play",
      "play",
      "play",
      "over",
    ]);
    expect(timeline.steps[3]?.view.hands).toEqual({ "1": hand("S3"), "2": hand("SK") });
    expect(timeline.steps[1]?.hands).toEqual({ "1": hand("SA", "S3"), "2": hand("SK", "S4") });
    expect(timeline.steps.map(({ aside }) => Object.keys(aside))).toEqual([
      ["kitty"],
      ["kitty"],
      ["kitty"],
      [],
      [],
    ]);
  });

  it("lets a finished trick lie at its last step, from wherever one comes", () => {
    expect(timeline.steps[2]?.trick).toMatchObject({ stage: "open", best: 1 });
    expect(timeline.steps[3]?.trick).toEqual({
      plays: [played(1, "SA"), played(2, "S4")],
      best: 1,
      stage: "held",
      points: 10,
      number: 1,
    });
  });

  it("shows other hands only where they are open, or the hand is over", () => {
    expect(tableAt(timeline, 2, false).view.hands).toBeNull();
    expect(tableAt(timeline, 2, true).view.hands).not.toBeNull();
    expect(tableAt(timeline, 4, false).view.hands).not.toBeNull();
  });

  it("knows who sat where", () => {
    expect(timeline.room.you).toBe(1);
    expect(timeline.room.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ["human", "Ann"],
      ["bot", ""],
    ]);
    expect(timeline.tricks).toBe(true);
    expect(timeline.room.standing.hand).toBe(4);
  });

  it("cannot be empty", () => {
    expect(() => timelineOf({ ...REPLAY, frames: [] })).toThrow();
  });
});

describe("the time line", () => {
  it("stays within the timeline", () => {
    expect([-5, 0, 2.4, 99].map((step) => within(timeline, step))).toEqual([
      0,
      0,
      2,
      lastOf(timeline),
    ]);
  });

  it("jumps forward to where the next trick begins, and at last to the end", () => {
    expect([0, 1, 2, 3, 4].map((step) => nextChapter(timeline, step))).toEqual([1, 2, 4, 4, 4]);
  });

  it("jumps back to where this trick began, then to the one before, at last to the deal", () => {
    expect([4, 3, 2, 1, 0].map((step) => chapterBefore(timeline, step))).toEqual([2, 2, 1, 0, 0]);
  });

  it("tells in which trick a step is", () => {
    expect([0, 1, 3, 4].map((step) => chapterAt(timeline, step)?.trick)).toEqual([
      undefined,
      null,
      1,
      2,
    ]);
  });

  it("plays faster at a higher speed, and looks longer at a finished trick", () => {
    const times = SPEEDS.map((speed) => timeOf(timeline, 2, speed));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBe(4 * (times[3] ?? 0));
    expect(timeOf(timeline, 3, 1)).toBeGreaterThan(timeOf(timeline, 2, 1));
  });
});

describe("a hand in one line", () => {
  it("gathers neighbours of a suit and counts copies", () => {
    expect(runsOf(["JB", "JB", "SA", "SA", "S3", "HK"])).toEqual([
      { suit: "joker", ranks: [{ card: "JB", copies: 2 }] },
      {
        suit: "S",
        ranks: [
          { card: "SA", copies: 2 },
          { card: "S3", copies: 1 },
        ],
      },
      { suit: "H", ranks: [{ card: "HK", copies: 1 }] },
    ]);
  });
});
