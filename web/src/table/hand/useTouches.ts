import { type PointerEvent, startTransition, useEffect, useRef } from "react";
import {
  cancel,
  type Deed,
  type Gesture,
  HOLD,
  hold,
  type Made,
  press,
  REST,
  release,
  slide,
  type Touch,
} from "./gestures";
import type { LensHandle } from "./Lens";
import { type Layout, LIFT, stackAt } from "./layout";
import { allAlike, type Chosen, choose, type Picks, type Stack, tapped } from "./stacks";

interface Touched {
  readonly stacks: readonly Stack[];
  readonly layout: Layout;
  readonly picks: Picks;
  readonly still: boolean;
  readonly box: { readonly current: HTMLDivElement | null };
  onChoose(chosen: Chosen): void;
  onPlay(): void;
  onMove(from: number, to: number): void;
  readonly lens: { readonly current: LensHandle | null };
  setCurrent(at: number): void;
}

/** Turn pointers into gestures, and gestures into choices. */
export function useTouches(touched: Touched) {
  const { stacks, layout, picks, still, box, lens, onChoose, onPlay, onMove, setCurrent } = touched;
  const gesture = useRef<Gesture>(REST);
  const count = (at: number) => picks.get().chosen[stacks[at]?.key ?? ""] ?? 0;
  const isSome = (at: number) => count(at) > 0;
  const isWhole = (at: number) => count(at) >= (stacks[at]?.copies ?? 1);

  // Where the hand is does not change during a touch, and measuring it would cost a layout each time.
  const bounds = useRef<DOMRect | null>(null);

  function touchOf(event: PointerEvent): Touch {
    const x = event.clientX - (bounds.current?.left ?? 0);
    const y = event.clientY - (bounds.current?.top ?? 0);
    const stack = stackAt(layout, x, y, isSome);
    return { x: event.clientX, y: event.clientY, at: event.timeStamp, stack };
  }

  function look(at: number, event: PointerEvent) {
    const stack = stacks[at];
    const place = layout.places[at];
    const isSeen = stack && place && event.pointerType !== "mouse";
    const y = (bounds.current?.top ?? 0) + (place?.y ?? 0) - LIFT;
    lens.current?.show(isSeen ? { card: stack.card, x: event.clientX, y } : null);
  }

  function raise(by: number | null) {
    for (const card of box.current?.querySelectorAll<HTMLElement>(".up") ?? []) {
      card.style.transition = by === null ? "" : "none";
      card.style.transform = by === null ? "" : `translateY(${by - LIFT}px)`;
    }
  }

  /** Move a whole group with the finger; `null` lays every stack back. */
  function carry(part: number | null, x: number, y: number) {
    stacks.forEach((stack, at) => {
      const place = layout.places[at];
      const element = box.current?.children[at] as HTMLElement | undefined;
      if (!place || !element) return;
      const isCarried = stack.part === part;
      element.style.zIndex = isCarried ? "5" : "";
      element.style.transition = isCarried ? "none" : "";
      const by = isCarried ? { x, y: y - LIFT } : { x: 0, y: 0 };
      element.style.transform = `translate(${place.x + by.x}px, ${place.y + by.y}px)`;
    });
  }

  function settle() {
    raise(null);
    carry(null, 0, 0);
  }

  function make(deed: Deed, event: PointerEvent) {
    const stack = "stack" in deed ? stacks[deed.stack] : undefined;
    switch (deed.do) {
      case "look":
        return look(deed.stack, event);
      case "raise":
        return raise(deed.by);
      case "settle":
        return settle();
      case "carry":
        return stack && carry(stack.part, deed.x, deed.y);
      case "put": {
        const on = stacks[deed.on]?.part;
        return stack && on !== undefined && on !== stack.part && onMove(stack.part, on);
      }
      case "play":
        return onPlay();
      default:
    }
    if (!stack) return;
    startTransition(() => setCurrent(deed.stack));
    const { chosen } = picks.get();
    if (deed.do === "tap") onChoose(tapped(chosen, stack));
    else if (deed.do === "double") onChoose(allAlike(chosen, stacks, stack));
    else if (deed.do === "take") onChoose(choose(chosen, stack.key, stack.copies));
    else if (deed.do === "leave") onChoose(choose(chosen, stack.key, 0));
    else if (Object.keys(chosen).length === 0) onChoose(tapped(chosen, stack));
  }

  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const many = (stacks.at(-1)?.part ?? 0) > 0;

  function follow([next, deeds]: Made, event: PointerEvent) {
    if (next.kind !== "press") clearTimeout(resting.current);
    gesture.current = next;
    for (const deed of deeds) make(deed, event);
  }

  return {
    down(event: PointerEvent<HTMLDivElement>) {
      if (still || event.button > 0) return;
      bounds.current = event.currentTarget.getBoundingClientRect();
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // A pointer that is gone already needs no capture.
      }
      follow(press(gesture.current, touchOf(event)), event);
      clearTimeout(resting.current);
      if (many) resting.current = setTimeout(() => follow(hold(gesture.current), event), HOLD);
    },
    move(event: PointerEvent<HTMLDivElement>) {
      if (gesture.current.kind === "rest") return;
      follow(slide(gesture.current, touchOf(event), isWhole, isSome), event);
    },
    up(event: PointerEvent<HTMLDivElement>) {
      if (gesture.current.kind === "rest") return;
      follow(release(gesture.current, touchOf(event)), event);
    },
    stop(event: PointerEvent<HTMLDivElement>) {
      follow(cancel(), event);
    },
  };
}
