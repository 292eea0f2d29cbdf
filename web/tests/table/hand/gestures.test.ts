import { describe, expect, it } from "vitest";
import {
  type Deed,
  type Gesture,
  hold,
  press,
  REST,
  release,
  slide,
  type Touch,
} from "../../../src/table/hand/gestures";

const no = (_: number) => false;

/** Make a touch with a list of points; returns all deeds but those of the lens. */
function touch(points: readonly Partial<Touch>[], from: Gesture = REST, isWhole = no, isSome = no) {
  const all = points.map((point, at) => ({ x: 0, y: 0, at: at * 16, stack: 0, ...point }));
  const [first, ...others] = all as [Touch, ...Touch[]];
  const last = others.pop() ?? first;
  let [gesture, deeds] = press(from, first);
  const made: Deed[] = [...deeds];
  for (const point of [...others, last]) {
    [gesture, deeds] = slide(gesture, point, isWhole, isSome);
    made.push(...deeds);
  }
  [gesture, deeds] = release(gesture, last);
  made.push(...deeds);
  return { gesture, deeds: made.filter((deed) => deed.do !== "look"), all: made };
}

describe("gestures of the hand", () => {
  it("takes a touch that hardly moves for a tap", () => {
    expect(touch([{ stack: 3 }, { stack: 3, x: 4, y: 5 }]).deeds).toEqual([
      { do: "tap", stack: 3 },
    ]);
  });

  it("takes two taps on one stack for a double tap, and three for a double and a single", () => {
    const first = touch([{ stack: 2, at: 0 }]);
    const second = touch([{ stack: 2, at: 200 }], first.gesture);
    const third = touch([{ stack: 2, at: 380 }], second.gesture);
    expect([first, second, third].map(({ deeds }) => deeds[0]?.do)).toEqual([
      "tap",
      "double",
      "tap",
    ]);
  });

  it("takes slow taps, and taps on two stacks, for single ones", () => {
    const first = touch([{ stack: 2, at: 0 }]);
    expect(touch([{ stack: 2, at: 900 }], first.gesture).deeds[0]?.do).toBe("tap");
    expect(touch([{ stack: 3, at: 100 }], first.gesture).deeds[0]?.do).toBe("tap");
  });

  it("chooses everything that a finger passes, once", () => {
    const points = [1, 1, 2, 2, 3, 2].map((stack, at) => ({ stack, x: at * 15 }));
    expect(touch(points).deeds).toEqual([1, 2, 3].map((stack) => ({ do: "take", stack })));
  });

  it("puts back what it passes where it began on a chosen stack", () => {
    const points = [1, 1, 2].map((stack, at) => ({ stack, x: at * 15 }));
    const { deeds } = touch(points, REST, (stack) => stack === 1);
    expect(deeds).toEqual([1, 2].map((stack) => ({ do: "leave", stack })));
  });

  it("plays after a long way up, and only then", () => {
    const far = touch([{ stack: 4 }, { stack: 4, y: -20 }, { stack: -1, y: -90 }]).deeds;
    expect(far.map((deed) => deed.do)).toEqual(["grab", "raise", "settle", "play"]);
    const near = touch([{ stack: 4 }, { stack: 4, y: -20 }, { stack: 4, y: -30 }]).deeds;
    expect(near.map((deed) => deed.do)).toEqual(["grab", "raise", "settle"]);
  });

  it("never turns a swipe into a play", () => {
    const { deeds } = touch([
      { stack: 1 },
      { stack: 1, x: 20, y: -3 },
      { stack: 2, x: 40, y: -200 },
    ]);
    expect(deeds.map((deed) => deed.do)).toEqual(["take", "take"]);
  });

  it("drops a chosen stack that is drawn down", () => {
    const points = [{ stack: 1 }, { stack: 1, y: 20 }, { stack: 5, y: 60 }];
    expect(touch(points, REST, no, (stack) => stack === 1).deeds).toEqual([
      { do: "leave", stack: 1 },
    ]);
  });

  it("carries a group after a rest, and puts it where the finger leaves", () => {
    const from = { x: 0, y: 0, at: 0, stack: 2 };
    const [held, lifted] = hold(press(REST, from)[0]);
    expect(lifted.at(-1)).toEqual({ do: "carry", stack: 2, x: 0, y: 0 });
    const [carried, deeds] = slide(held, { x: 90, y: 20, at: 600, stack: 7 }, no, no);
    expect(deeds).toEqual([{ do: "carry", stack: 2, x: 90, y: 20 }]);
    const [rest, last] = release(carried, { x: 90, y: 20, at: 700, stack: 7 });
    expect(rest).toEqual(REST);
    expect(last).toEqual([{ do: "settle" }, { do: "put", stack: 2, on: 7 }]);
  });

  it("takes a long press that goes nowhere for a tap", () => {
    const from = { x: 0, y: 0, at: 0, stack: 2 };
    const [held] = hold(press(REST, from)[0]);
    expect(release(held, { ...from, at: 900 })[1].at(-1)).toEqual({ do: "tap", stack: 2 });
  });

  it("takes the lens away at the end", () => {
    expect(
      touch([{ stack: 1 }])
        .all.filter((deed) => deed.do === "look")
        .at(-1),
    ).toEqual({
      do: "look",
      stack: -1,
    });
  });
});
