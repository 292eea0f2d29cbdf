import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type Ref,
  startTransition,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSpeech } from "../text/use";
import type { Group } from "../wire";
import {
  cancel,
  type Deed,
  type Gesture,
  press,
  REST,
  release,
  slide,
  type Touch,
} from "./gestures";
import { HandStack } from "./HandStack";
import { Lens, type LensHandle } from "./Lens";
import { LIFT, neighbour, type Packed, pack, stackAt } from "./pack";
import {
  allAlike,
  type Chosen,
  choose,
  NOTHING,
  type Picks,
  type Stack,
  stacksOf,
  tapped,
} from "./stacks";
import { useWindow } from "./useWindow";
import "./hand.css";

/** What the rest of the table may ask of the hand. */
export interface HandHandle {
  /** Where chosen cards are on the screen, for their way to the table. */
  chosenBox(): DOMRect | null;
  focus(): void;
}

interface Props {
  readonly groups: readonly Group[];
  readonly picks: Picks;
  readonly points: Readonly<Record<string, number>>;
  /** The cards that some legal move holds; null: any. */
  readonly legal: ReadonlySet<string> | null;
  readonly fresh: ReadonlySet<string>;
  readonly still: boolean;
  onChoose(chosen: Chosen): void;
  onPlay(): void;
  readonly ref?: Ref<HandHandle>;
}

const ARROWS = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
} as const;

/** The hand (手牌): rows of stacks that are tapped, swiped over and dragged up. */
export const Hand = memo(function Hand(props: Props) {
  const { groups, picks, points, legal, fresh, still, onChoose, onPlay } = props;
  const speech = useSpeech();
  const window = useWindow();
  const stacks = useMemo(() => stacksOf(groups), [groups]);
  const packed = useMemo(() => pack(stacks, window), [stacks, window]);
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(-1);
  const [byKeys, setByKeys] = useState(false);
  const lens = useRef<LensHandle>(null);
  const touches = useTouches({
    stacks,
    packed,
    picks,
    still,
    box,
    onChoose,
    onPlay,
    lens,
    setCurrent,
  });

  useImperativeHandle(props.ref, () => ({
    chosenBox: () => boxOf(box.current?.querySelectorAll(".up")),
    focus: () => box.current?.focus(),
  }));

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key as keyof typeof ARROWS];
    const stack = stacks[current];
    if (arrow) setCurrent(neighbour(packed, current, arrow));
    else if (event.key === " ") {
      if (stack && !still) onChoose(tapped(picks.get().chosen, stack));
    } else if (event.key === "Enter") onPlay();
    else if (event.key === "Escape") onChoose(NOTHING);
    else if (event.key.toLowerCase() === "a" && !event.ctrlKey && !event.metaKey) {
      if (stack && !still) onChoose(allAlike(picks.get().chosen, stacks, stack));
    } else return;
    setByKeys(true);
    event.preventDefault();
  }

  const active = stacks[current];
  return (
    <>
      <div
        ref={box}
        className={`hand${byKeys ? " by-keys" : ""}`}
        role="listbox"
        aria-multiselectable="true"
        aria-label={speech.say("table.hand")}
        aria-activedescendant={active ? `hand-${active.card}` : undefined}
        tabIndex={0}
        style={{
          width: packed.width,
          height: packed.height,
          ["--cw" as string]: `${packed.measure.card}px`,
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setCurrent((at) => (at < 0 ? 0 : Math.min(at, stacks.length - 1)))}
        onPointerDown={(event) => {
          setByKeys(false);
          touches.down(event);
        }}
        onPointerMove={touches.move}
        onPointerUp={touches.up}
        onPointerCancel={touches.stop}
      >
        {stacks.map((stack, at) => {
          const place = packed.places[at];
          return (
            place && (
              <HandStack
                key={stack.card}
                id={`hand-${stack.card}`}
                card={stack.card}
                copies={stack.copies}
                picks={picks}
                x={place.x}
                y={place.y}
                step={packed.measure.copy}
                full={place.full}
                points={(points[stack.card] ?? 0) > 0}
                dim={legal !== null && !legal.has(stack.card)}
                fresh={fresh.has(stack.card)}
                current={at === current}
              />
            )
          );
        })}
      </div>
      <Lens ref={lens} />
    </>
  );
});

/** The smallest box around elements. */
function boxOf(elements: NodeListOf<Element> | undefined): DOMRect | null {
  const boxes = [...(elements ?? [])].map((element) => element.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  const right = Math.max(...boxes.map((one) => one.right));
  const bottom = Math.max(...boxes.map((one) => one.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

interface Touched {
  readonly stacks: readonly Stack[];
  readonly packed: Packed;
  readonly picks: Picks;
  readonly still: boolean;
  readonly box: { readonly current: HTMLDivElement | null };
  onChoose(chosen: Chosen): void;
  onPlay(): void;
  readonly lens: { readonly current: LensHandle | null };
  setCurrent(at: number): void;
}

/** Turn pointers into gestures, and gestures into choices. */
function useTouches(touched: Touched) {
  const { stacks, packed, picks, still, box, lens, onChoose, onPlay, setCurrent } = touched;
  const gesture = useRef<Gesture>(REST);
  const count = (at: number) => picks.get().chosen[stacks[at]?.card ?? ""] ?? 0;
  const isSome = (at: number) => count(at) > 0;
  const isWhole = (at: number) => count(at) >= (stacks[at]?.copies ?? 1);

  // Where the hand is does not change during a touch, and measuring it would cost a layout each time.
  const bounds = useRef<DOMRect | null>(null);

  function touchOf(event: PointerEvent): Touch {
    const x = event.clientX - (bounds.current?.left ?? 0);
    const y = event.clientY - (bounds.current?.top ?? 0);
    const stack = stackAt(packed, x, y, isSome);
    return { x: event.clientX, y: event.clientY, at: event.timeStamp, stack };
  }

  function look(at: number, event: PointerEvent) {
    const stack = stacks[at];
    const place = packed.places[at];
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

  function make(deed: Deed, event: PointerEvent) {
    const stack = "stack" in deed ? stacks[deed.stack] : undefined;
    switch (deed.do) {
      case "look":
        return look(deed.stack, event);
      case "raise":
        return raise(deed.by);
      case "settle":
        return raise(null);
      case "play":
        return onPlay();
      default:
    }
    if (!stack) return;
    startTransition(() => setCurrent(deed.stack));
    const { chosen } = picks.get();
    if (deed.do === "tap") onChoose(tapped(chosen, stack));
    else if (deed.do === "double") onChoose(allAlike(chosen, stacks, stack));
    else if (deed.do === "take") onChoose(choose(chosen, stack.card, stack.copies));
    else if (deed.do === "leave") onChoose(choose(chosen, stack.card, 0));
    else if (Object.keys(chosen).length === 0) onChoose(tapped(chosen, stack));
  }

  function follow([next, deeds]: readonly [Gesture, readonly Deed[]], event: PointerEvent) {
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
