import { describe, expect, it } from "vitest";
import { feltOf, layPlay, placeOf, turnsFrom } from "../../../src/table/felt/geometry";

describe("places at the table", () => {
  it("puts whoever plays next on the right, in both directions", () => {
    expect([...turnsFrom(1, 5, -1)]).toEqual([
      [1, 0],
      [5, 1],
      [4, 2],
      [3, 3],
      [2, 4],
    ]);
    expect([...turnsFrom(3, 4, 1)].map(([seat]) => seat)).toEqual([3, 4, 1, 2]);
  });

  const felts = [
    ...[217, 251, 305, 364].map((height) => feltOf(360, height, false)),
    feltOf(416, 225, false),
    feltOf(820, 740, true),
    feltOf(912, 590, true),
  ];

  it("keeps seats on the table and apart, for two to six", () => {
    for (const felt of felts) {
      const apart = felt.big ? 90 : 56;
      for (let seats = 2; seats <= 6; seats++) {
        const all = Array.from({ length: seats - 1 }, (_, at) => placeOf(felt, at + 1, seats));
        for (const [at, place] of all.entries()) {
          expect(place.x).toBeGreaterThanOrEqual(30);
          expect(place.x).toBeLessThanOrEqual(felt.width - 30);
          expect(place.y).toBeGreaterThanOrEqual(15);
          expect(place.y).toBeLessThanOrEqual(felt.height - 20);
          for (const other of all.slice(at + 1)) {
            expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(apart);
          }
        }
      }
    }
  });

  it("goes against the clock: first right, then up, then left", () => {
    for (const felt of felts) {
      const sides = [1, 2, 3].map((turn) => placeOf(felt, turn, 4).side);
      expect(sides).toEqual(["right", "top", "left"]);
    }
  });
});

describe("a play on the table", () => {
  it("lays few cards in one row", () => {
    expect(layPlay(["S9", "S9"], 36, 100).rows).toHaveLength(1);
  });

  it("puts copies together and makes a second row where there is little room", () => {
    const laid = layPlay(["S9", "S9", "S10", "S10", "SJ", "SJ"], 36, 90);
    expect(laid.rows.flat().map(({ copies }) => copies)).toEqual([2, 2, 2]);
    const many = layPlay(["S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10"], 36, 90);
    expect(many.rows).toHaveLength(2);
    expect(many.rows.flat().map(({ card }) => card)).toEqual([
      "S3",
      "S4",
      "S5",
      "S6",
      "S7",
      "S8",
      "S9",
      "S10",
    ]);
  });
});
