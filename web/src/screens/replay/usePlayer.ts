import { useCallback, useEffect, useRef, useState } from "react";
import {
  chapterBefore,
  lastOf,
  nextChapter,
  SPEEDS,
  type Speed,
  type Timeline,
  timeOf,
  within,
} from "./timeline";

export interface Player {
  readonly step: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Go to a step and stop there. */
  to(step: number): void;
  by(steps: number): void;
  nextTrick(): void;
  trickBefore(): void;
  toggle(): void;
  faster(): void;
}

/** Play a timeline: where it is, whether it runs, how fast. */
export function usePlayer(timeline: Timeline, start: number): Player {
  const [step, setStep] = useState(() => within(timeline, start));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = lastOf(timeline);
  useEffect(() => {
    if (!playing) return;
    if (step >= last) return setPlaying(false);
    const timer = setTimeout(() => setStep(step + 1), timeOf(timeline, step, speed));
    return () => clearTimeout(timer);
  }, [timeline, playing, step, last, speed]);

  const now = useRef({ timeline, step });
  now.current = { timeline, step };
  const to = useCallback((next: number) => {
    setPlaying(false);
    setStep(within(now.current.timeline, next));
  }, []);
  return {
    step,
    playing,
    speed,
    to,
    by: useCallback((steps: number) => to(now.current.step + steps), [to]),
    nextTrick: useCallback(() => to(nextChapter(now.current.timeline, now.current.step)), [to]),
    trickBefore: useCallback(() => to(chapterBefore(now.current.timeline, now.current.step)), [to]),
    toggle: useCallback(() => {
      // From the end a timeline begins anew.
      if (!playing && step >= last) setStep(0);
      setPlaying(!playing);
    }, [playing, step, last]),
    faster: useCallback(
      () => setSpeed((old) => SPEEDS[(SPEEDS.indexOf(old) + 1) % SPEEDS.length] ?? 1),
      [],
    ),
  };
}

function isTaken({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest("textarea, select, dialog, input:not([type=range])") !== null;
}

/** Listen to the keys of a replay: arrows, Space, Home, End, Page Up and Page Down. */
export function useReplayKeys(player: Player, last: number): void {
  const now = useRef({ player, last });
  now.current = { player, last };
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event)) return;
      const { player: on, last: end } = now.current;
      const target = event.target as HTMLElement;
      const pressed = target.closest?.("button, a") && target.matches(":focus-visible");
      const deeds: Record<string, () => void> = {
        ArrowRight: () => on.by(1),
        ArrowLeft: () => on.by(-1),
        Home: () => on.to(0),
        End: () => on.to(end),
        PageDown: on.nextTrick,
        PageUp: on.trickBefore,
        // A button that was reached by keys takes Space for itself.
        ...(pressed ? {} : { " ": on.toggle }),
      };
      const deed = deeds[event.key];
      if (!deed) return;
      deed();
      event.preventDefault();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
