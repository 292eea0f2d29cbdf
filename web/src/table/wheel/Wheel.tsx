import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { buzz } from "../../base/device/activation";
import { useOwnDrags } from "../../base/hooks/useOwnDrags";
import { duration } from "../motion";
import {
  bearing,
  between,
  directionOf,
  eased,
  itemAt,
  type Moment,
  type Rest,
  restAfter,
  restOn,
  speedOf,
  turnFor,
} from "./rotation";

export interface Item {
  readonly key: string;
  readonly label: string;
  readonly face: ReactNode;
  readonly barred: boolean;
}

interface Props {
  readonly label: string;
  readonly items: readonly Item[];
  readonly first: number;
  readonly vibrates: boolean;
  /** The wheel points at an item now. */
  onPoint(item: number): void;
  /** The item is chosen: by a tap, a key, or the hub. */
  onChoose(item: number): void;
  /** A drag has come to rest on an item. */
  onRest?: ((item: number) => void) | undefined;
  onBack(): void;
  readonly children?: ReactNode;
}

const TAP = 8;
const BEAT = 8;

/** A wheel with the chosen item at the top: turned by finger, mouse, wheel or keys. */
export function Wheel(props: Props) {
  const { label, items, first, vibrates, onPoint, onChoose, onRest, onBack, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useOwnDrags(box);
  const count = items.length;
  const turn = useRef(turnFor(first, count));
  const frame = useRef(0);
  const [pointed, setPointed] = useState(first);
  const told = useRef({ onPoint, onRest });
  told.current = { onPoint, onRest };

  const draw = useCallback(
    (next: number) => {
      turn.current = next;
      // Few items have words on them: they are wide, and need not grow as much.
      const isWide = count <= 3;
      const radius = (box.current?.clientWidth ?? 300) * (isWide ? 0.33 : 0.37);
      box.current?.querySelectorAll<HTMLElement>("[role=option]").forEach((element, item) => {
        const away = bearing(item, next, count);
        const angle = (away * Math.PI) / 180;
        const near = Math.max(0, 1 - Math.abs(away) / (360 / count));
        element.style.transform = `translate(-50%, -50%) translate(${radius * Math.sin(angle)}px, ${-radius * Math.cos(angle)}px) scale(${1 + (isWide ? 0.12 : 0.3) * near})`;
        element.style.opacity = String(0.5 + 0.5 * near);
      });
      const at = itemAt(next, count);
      setPointed((old) => {
        if (old !== at && vibrates) buzz(BEAT);
        return at;
      });
    },
    [count, vibrates],
  );

  useLayoutEffect(() => draw(turn.current), [draw]);
  useEffect(() => told.current.onPoint(pointed), [pointed]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const settle = useCallback(
    (rest: Rest, done?: () => void) => {
      cancelAnimationFrame(frame.current);
      const from = turn.current;
      const time = duration("--travel") > 0 ? rest.time : 0;
      const start = performance.now();
      const roll = (at: number) => {
        const part = time ? (at - start) / time : 1;
        draw(from + (rest.turn - from) * eased(part));
        if (part < 1) frame.current = requestAnimationFrame(roll);
        else done?.();
      };
      frame.current = requestAnimationFrame(roll);
    },
    [draw],
  );

  const turnTo = useCallback(
    (item: number, done?: () => void) => settle(restOn(turn.current, item, count), done),
    [count, settle],
  );

  const drag = useDrag({
    box,
    turn,
    stop: () => cancelAnimationFrame(frame.current),
    draw,
    onTap: (item) => turnTo(item, () => onChoose(item)),
    onFlick: (speed) =>
      settle(restAfter(turn.current, speed, count), () =>
        told.current.onRest?.(itemAt(turn.current, count)),
      ),
  });

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by) turnTo((pointed + by + count) % count);
    else if (event.key === "Home") turnTo(0);
    else if (event.key === "End") turnTo(count - 1);
    else if (event.key === "Enter" || event.key === " ") onChoose(pointed);
    else if (event.key === "Backspace" || event.key === "Escape") onBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // React listens passively to the wheel of the mouse, so the page would scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const by = Math.sign(event.deltaY || event.deltaX);
      if (by) turnTo((itemAt(turn.current, count) + by + count) % count);
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [count, turnTo]);

  const active = items[pointed];
  return (
    <div className="wheel-frame">
      <svg className="wheel-pointer" viewBox="0 0 24 16" aria-hidden="true">
        <path d="M12 15 2 1h20Z" />
      </svg>
      <div
        ref={box}
        className="wheel"
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={active ? `wheel-${active.key}` : undefined}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {items.map((item, at) => (
          <div
            key={item.key}
            id={`wheel-${item.key}`}
            className={`wheel-item${at === pointed ? " pointed" : ""}${item.barred ? " barred" : ""}`}
            role="option"
            tabIndex={-1}
            data-item={at}
            aria-selected={at === pointed}
            aria-disabled={item.barred}
            aria-label={item.label}
          >
            {item.face}
          </div>
        ))}
      </div>
      <div className="wheel-hub">{children}</div>
    </div>
  );
}

interface Dragged {
  readonly box: { readonly current: HTMLDivElement | null };
  readonly turn: { readonly current: number };
  stop(): void;
  draw(turn: number): void;
  onTap(item: number): void;
  onFlick(speed: number): void;
}

/** Turn the wheel with a finger or the mouse; a press that hardly moves is a tap on an item. */
function useDrag({ box, turn, stop, draw, onTap, onFlick }: Dragged) {
  const held = useRef<{
    x: number;
    y: number;
    direction: number;
    moments: Moment[];
    moved: boolean;
    item: number;
  } | null>(null);

  function directionAt(event: PointerEvent): number {
    const bounds = box.current?.getBoundingClientRect();
    if (!bounds) return 0;
    return directionOf(
      event.clientX - bounds.left - bounds.width / 2,
      event.clientY - bounds.top - bounds.height / 2,
    );
  }

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      stop();
      const touched = (event.target as Element).closest<HTMLElement>("[data-item]");
      event.currentTarget.focus({ preventScroll: true });
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // A pointer that is gone already needs no capture.
      }
      const start = { turn: turn.current, at: event.timeStamp };
      held.current = {
        x: event.clientX,
        y: event.clientY,
        direction: directionAt(event),
        moments: [start],
        moved: false,
        item: touched ? Number(touched.dataset.item) : -1,
      };
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const now = held.current;
      if (!now) return;
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > TAP) now.moved = true;
      if (!now.moved) return;
      const direction = directionAt(event);
      const next = turn.current + between(now.direction, direction);
      now.direction = direction;
      now.moments = [...now.moments.slice(-8), { turn: next, at: event.timeStamp }];
      draw(next);
    },
    onPointerUp() {
      const now = held.current;
      held.current = null;
      if (!now) return;
      if (now.moved) onFlick(speedOf(now.moments));
      else if (now.item >= 0) onTap(now.item);
    },
    onPointerCancel() {
      held.current = null;
      onFlick(0);
    },
  };
}
