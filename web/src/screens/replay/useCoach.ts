import { useEffect, useMemo, useState } from "react";
import type { Coached, JudgedMove } from "../../link/routes";
import { call } from "../../link/session";
import type { Source } from "./source";
import type { Timeline } from "./timeline";

const AGAIN = 700;

export interface Coach {
  /** What the coach has said so far; null before it was asked, or where there is none. */
  readonly coaching: Coached | null;
  readonly worst: readonly number[];
  /** What the coach says of the move of a step, where it is one of the costliest. */
  at(step: number): JudgedMove | null;
  /** Ask the coach. */
  ask(): void;
}

function isDone({ done, total }: Coached): boolean {
  return total !== null && done >= total;
}

/** Let the coach look at a hand: one's own at once, others' when asked. */
export function useCoach(timeline: Timeline, source: Source): Coach {
  const own = timeline.replay.seats.some(({ you }) => you);
  const [wanted, setWanted] = useState(own);
  const [coaching, setCoaching] = useState<Coached | null>(null);
  const hand = "hand" in source ? source.hand : null;
  useEffect(() => {
    if (!wanted || !hand) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const poll = async () => {
      const path = `/api/hands/${encodeURIComponent(hand)}/coach`;
      const found = await call<Coached>("GET", path).catch(() => null);
      if (stopped || !found) return;
      setCoaching(found);
      if (!isDone(found)) timer = setTimeout(poll, AGAIN);
    };
    void poll();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [wanted, hand]);
  return useMemo(() => {
    const worst = coaching && isDone(coaching) ? coaching.worst : [];
    return {
      coaching,
      worst,
      at: (step) =>
        worst.includes(step) ? (coaching?.moves.find((one) => one.step === step) ?? null) : null,
      ask: () => setWanted(true),
    };
  }, [coaching]);
}
