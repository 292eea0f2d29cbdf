/**
 * Touches of the hand as a state machine without a screen: the first ten pixels decide whether a
 * finger swipes over cards, drags the chosen ones up to play them, or draws one down to drop it.
 */
export interface Touch {
  readonly x: number;
  readonly y: number;
  /** Milliseconds, for double taps. */
  readonly at: number;
  /** The stack under the finger, -1 for none. */
  readonly stack: number;
}

export interface Tap {
  readonly stack: number;
  readonly at: number;
}

export type Gesture =
  | { readonly kind: "rest"; readonly tap: Tap | null }
  | { readonly kind: "press"; readonly from: Touch; readonly tap: Tap | null }
  | { readonly kind: "swipe"; readonly seen: ReadonlySet<number>; readonly take: boolean }
  | { readonly kind: "raise"; readonly from: Touch }
  | { readonly kind: "carry"; readonly from: Touch; readonly far: boolean }
  | { readonly kind: "drop" };

export type Deed =
  | { readonly do: "look"; readonly stack: number }
  | { readonly do: "tap"; readonly stack: number }
  | { readonly do: "double"; readonly stack: number }
  | { readonly do: "take"; readonly stack: number }
  | { readonly do: "leave"; readonly stack: number }
  | { readonly do: "grab"; readonly stack: number }
  | { readonly do: "raise"; readonly by: number }
  | { readonly do: "carry"; readonly stack: number; readonly x: number; readonly y: number }
  | { readonly do: "put"; readonly stack: number; readonly on: number }
  | { readonly do: "settle" }
  | { readonly do: "play" };

export type Made = readonly [Gesture, readonly Deed[]];

export const REST: Gesture = { kind: "rest", tap: null };
export const DECIDE = 10;
export const PLAY_AT = 60;
export const DOUBLE = 300;
/** A finger that rests so long takes the whole group with it. */
export const HOLD = 420;
const HIGHEST = 110;

/** A finger comes down. */
export function press(gesture: Gesture, touch: Touch): Made {
  const tap = gesture.kind === "rest" ? gesture.tap : null;
  return [{ kind: "press", from: touch, tap }, [{ do: "look", stack: touch.stack }]];
}

/** The finger has rested on a card: it may carry the card's group to another place. */
export function hold(gesture: Gesture): Made {
  if (gesture.kind !== "press" || gesture.from.stack < 0) return [gesture, []];
  const { from } = gesture;
  return [
    { kind: "carry", from, far: false },
    [
      { do: "look", stack: -1 },
      { do: "carry", stack: from.stack, x: 0, y: 0 },
    ],
  ];
}

/** The finger moves; `isWhole` tells whether all copies of a stack are chosen, `isSome` whether any. */
export function slide(
  gesture: Gesture,
  touch: Touch,
  isWhole: (stack: number) => boolean,
  isSome: (stack: number) => boolean,
): Made {
  switch (gesture.kind) {
    case "press": {
      const dx = touch.x - gesture.from.x;
      const dy = touch.y - gesture.from.y;
      if (Math.hypot(dx, dy) <= DECIDE) return [gesture, []];
      const steep = Math.abs(dy) > 1.2 * Math.abs(dx);
      const from = gesture.from.stack;
      if (steep && dy < 0) {
        const deeds: Deed[] = [
          { do: "look", stack: -1 },
          { do: "grab", stack: from },
        ];
        return [{ kind: "raise", from: gesture.from }, deeds];
      }
      if (steep && from >= 0 && isSome(from)) {
        return [
          { kind: "drop" },
          [
            { do: "look", stack: -1 },
            { do: "leave", stack: from },
          ],
        ];
      }
      const take = from < 0 || !isWhole(from);
      const first: Deed[] = from >= 0 ? [{ do: take ? "take" : "leave", stack: from }] : [];
      return swipe({ kind: "swipe", seen: new Set([from]), take }, touch, first);
    }
    case "swipe":
      return swipe(gesture, touch, []);
    case "raise": {
      const by = Math.max(-HIGHEST, Math.min(0, touch.y - gesture.from.y));
      return [gesture, [{ do: "raise", by }]];
    }
    case "carry": {
      const { from } = gesture;
      const x = touch.x - from.x;
      const y = touch.y - from.y;
      const far = gesture.far || Math.hypot(x, y) > DECIDE;
      return [{ ...gesture, far }, [{ do: "carry", stack: from.stack, x, y }]];
    }
    default:
      return [gesture, []];
  }
}

function swipe(
  gesture: Extract<Gesture, { kind: "swipe" }>,
  touch: Touch,
  before: readonly Deed[],
): Made {
  const deeds: Deed[] = [...before, { do: "look", stack: touch.stack }];
  if (touch.stack < 0 || gesture.seen.has(touch.stack)) return [gesture, deeds];
  deeds.push({ do: gesture.take ? "take" : "leave", stack: touch.stack });
  return [{ ...gesture, seen: new Set([...gesture.seen, touch.stack]) }, deeds];
}

/** The finger goes up. */
export function release(gesture: Gesture, touch: Touch): Made {
  const away: Deed = { do: "look", stack: -1 };
  switch (gesture.kind) {
    case "press": {
      const { stack } = gesture.from;
      if (stack < 0) return [REST, [away]];
      const { tap } = gesture;
      const double = tap?.stack === stack && touch.at - tap.at < DOUBLE;
      const next: Gesture = { kind: "rest", tap: double ? null : { stack, at: touch.at } };
      return [next, [away, { do: double ? "double" : "tap", stack }]];
    }
    case "raise": {
      const far = gesture.from.y - touch.y > PLAY_AT;
      return [REST, [away, { do: "settle" }, ...(far ? ([{ do: "play" }] as const) : [])]];
    }
    case "carry": {
      const { stack } = gesture.from;
      // Who only pressed long meant the card.
      if (!gesture.far) return [REST, [{ do: "settle" }, { do: "tap", stack }]];
      return [REST, [{ do: "settle" }, { do: "put", stack, on: touch.stack }]];
    }
    default:
      return [REST, [away]];
  }
}

/** The touch was taken away: by the system, or by the end of the turn. */
export function cancel(): Made {
  return [REST, [{ do: "look", stack: -1 }, { do: "settle" }]];
}
