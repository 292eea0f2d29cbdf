import { describe, expect, it } from "vitest";
import type { WindowSize } from "../../../src/base/hooks/useWindow";
import { LIFT, layOut, neighbour, stackAt, TALL } from "../../../src/table/hand/layout";
import { type Stack, stacksOf } from "../../../src/table/hand/stacks";

const PHONE: WindowSize = { width: 360, height: 640 };
const SIZES: readonly WindowSize[] = [
  PHONE,
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

/** How many cards of how many packs. */
const DEALS = [
  [13, 1],
  [27, 2],
  [31, 3],
  [39, 3],
] as const;

/** A small generator, so that a failure can be looked at again. */
function chance(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Deal so many cards of some packs, in groups: trumps (jokers, twos, hearts), then the suits. */
function deal(seed: number, count: number, packs: number): Stack[] {
  const random = chance(seed);
  const cards = ["JB", "JS", ...["S", "H", "C", "D"].flatMap((suit) => RANKS.map((r) => suit + r))];
  const deck = Array.from({ length: packs }, () => cards).flat();
  for (let at = deck.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [deck[at], deck[other]] = [deck[other] as string, deck[at] as string];
  }
  const held = deck.slice(0, count);
  const order = (card: string) => cards.indexOf(card);
  const isTrump = (card: string) => card[0] === "J" || card[0] === "H" || card.endsWith("2");
  const sorted = (own: string[]) => own.sort((a, b) => order(a) - order(b));
  const trumps = held.filter(isTrump);
  const high = sorted(trumps.filter((card) => card[0] !== "H"));
  const groups = [
    { name: "trump", cards: [...high, ...sorted(trumps.filter((card) => card[0] === "H"))] },
    ...["S", "C", "D"].map((suit) => ({
      name: suit,
      cards: sorted(held.filter((card) => card[0] === suit && !isTrump(card))),
    })),
  ];
  return stacksOf(groups.filter((group) => group.cards.length > 0));
}

describe("layOut", () => {
  for (const size of SIZES) {
    it(`keeps every card in sight and wide enough to touch at ${size.width}×${size.height}`, () => {
      for (let seed = 0; seed < 60; seed++) {
        for (const [count, packs] of DEALS) {
          const stacks = deal(seed, count, packs);
          const layout = layOut(stacks, size);
          const edges = layout.places.map(
            ({ x }, at) => x + ((stacks[at]?.copies ?? 1) - 1) * layout.measure.copy,
          );
          expect(layout.places).toHaveLength(stacks.length);
          expect(layout.strip).toBeGreaterThanOrEqual(24);
          expect(Math.min(...layout.places.map(({ x }) => x))).toBeGreaterThanOrEqual(-0.01);
          const right = Math.max(...edges) + layout.measure.card;
          expect(right).toBeLessThanOrEqual(layout.width + 0.01);
        }
      }
    });
  }

  it("lays 39 cards on a phone in at most four rows in nine hands of ten", () => {
    const rows = Array.from({ length: 200 }, (_, seed) => layOut(deal(seed, 39, 3), PHONE).rows);
    expect(rows.filter((count) => count <= 4).length).toBeGreaterThanOrEqual(180);
    expect(Math.max(...rows)).toBeLessThanOrEqual(5);
  });

  it("takes the largest cards that keep a small hand low", () => {
    const layout = layOut(deal(1, 5, 1), PHONE);
    expect(layout.measure.card).toBe(62);
    expect(layout.rows).toBe(1);
  });

  it("shows the suits of a row above a chosen card", () => {
    const layout = layOut(deal(3, 39, 3), PHONE);
    const { card, peek } = layout.measure;
    expect(peek - LIFT).toBeGreaterThanOrEqual(card * (0.14 + 0.46 + 0.29));
  });

  it("lays nothing for an empty hand", () => {
    expect(layOut([], PHONE).places).toEqual([]);
  });
});

describe("stackAt", () => {
  const stacks = deal(5, 39, 3);
  const layout = layOut(stacks, PHONE);
  const none = () => false;

  it("finds each stack by the part that is seen", () => {
    for (const [at, { x, y }] of layout.places.entries()) {
      expect(stackAt(layout, x + 4, y + 8, none)).toBe(at);
    }
  });

  it("finds a chosen card where it stands higher", () => {
    const { x, y } = layout.places[0] ?? { x: 0, y: 0 };
    expect(stackAt(layout, x + 4, y - 3, none)).toBe(-1);
    expect(stackAt(layout, x + 4, y - 3, (at) => at === 0)).toBe(0);
  });

  it("finds nothing below the hand", () => {
    expect(stackAt(layout, 100, layout.height + TALL, none)).toBe(-1);
  });
});

describe("neighbour", () => {
  const layout = layOut(deal(5, 39, 3), PHONE);

  it("goes round at the ends", () => {
    expect(neighbour(layout, 0, "left")).toBe(layout.places.length - 1);
    expect(neighbour(layout, layout.places.length - 1, "right")).toBe(0);
  });

  it("goes to the row above and back", () => {
    const below = neighbour(layout, 0, "down");
    expect(layout.places[below]?.row).toBe(1);
    expect(layout.places[neighbour(layout, below, "up")]?.row).toBe(0);
  });

  it("stays where there is no row", () => {
    expect(neighbour(layout, 0, "up")).toBe(0);
  });
});
