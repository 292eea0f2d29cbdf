import {
  type KeyboardEvent,
  memo,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { useOwnDrags } from "../../base/hooks/useOwnDrags";
import { useWindow } from "../../base/hooks/useWindow";
import { useSpeech } from "../../base/text/speech";
import type { Group } from "../../link/wire";
import { HandStack } from "./HandStack";
import { Lens, type LensHandle } from "./Lens";
import { layOut, neighbour } from "./layout";
import { allAlike, type Chosen, NOTHING, type Picks, stacksOf, tapped } from "./stacks";
import { useTouches } from "./useTouches";
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
  /** A group was carried to the place of another. */
  onMove(from: number, to: number): void;
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
  const { groups, picks, points, legal, fresh, still, onChoose, onPlay, onMove } = props;
  const speech = useSpeech();
  const window = useWindow();
  const stacks = useMemo(() => stacksOf(groups), [groups]);
  const layout = useMemo(() => layOut(stacks, window), [stacks, window]);
  const box = useRef<HTMLDivElement>(null);
  useOwnDrags(box);
  const [key, setKey] = useState("");
  const current = stacks.findIndex((stack) => stack.key === key);
  const setCurrent = (at: number) => setKey(stacks[at]?.key ?? "");
  const [byKeys, setByKeys] = useState(false);
  const lens = useRef<LensHandle>(null);
  const touches = useTouches({
    stacks,
    layout,
    picks,
    still,
    box,
    onChoose,
    onPlay,
    onMove,
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
    if (arrow && event.shiftKey && stack) {
      onMove(stack.part, stack.part + (arrow === "left" || arrow === "up" ? -1 : 1));
    } else if (arrow) setCurrent(neighbour(layout, current, arrow));
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
        aria-activedescendant={active ? `hand-${active.key}` : undefined}
        tabIndex={0}
        style={{
          width: layout.width,
          height: layout.height,
          ["--cw" as string]: `${layout.measure.card}px`,
        }}
        onKeyDown={onKeyDown}
        onFocus={() => current < 0 && setCurrent(0)}
        onPointerDown={(event) => {
          setByKeys(false);
          touches.down(event);
        }}
        onPointerMove={touches.move}
        onPointerUp={touches.up}
        onPointerCancel={touches.stop}
      >
        {stacks.map((stack, at) => {
          const place = layout.places[at];
          return (
            place && (
              <HandStack
                key={stack.key}
                of={stack.key}
                card={stack.card}
                copies={stack.copies}
                picks={picks}
                x={place.x}
                y={place.y}
                step={layout.measure.copy}
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
