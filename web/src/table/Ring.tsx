import { useEffect, useState } from "react";
import type { WireDeadline } from "../wire";

const AROUND = 2 * Math.PI * 46;
const SOON = 10;
const LAST = 5;
const TICK = 250;

/** Seconds until a deadline, counted down while it is watched. */
export function useSecondsLeft(deadline: WireDeadline | null, now: () => number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!deadline) return setLeft(null);
    const count = () => setLeft(Math.max(0, (deadline.due - now()) / 1000));
    count();
    const timer = setInterval(count, TICK);
    return () => clearInterval(timer);
  }, [deadline, now]);
  return deadline ? left : null;
}

export type Urgency = "calm" | "soon" | "last";

export function urgencyOf(left: number): Urgency {
  return left > SOON ? "calm" : left > LAST ? "soon" : "last";
}

/** One dash a second, so that the last ten can be counted. */
function dashes(left: number, total: number): string {
  const each = AROUND / total;
  const count = Math.ceil(left);
  return `${`${each * 0.55} ${each * 0.45} `.repeat(count)}0 ${AROUND}`;
}

/** A ring that shrinks with time: ticks from ten seconds on, thick ones from five. */
export function Ring({ left, total }: { left: number; total: number }) {
  const urgency = urgencyOf(left);
  const whole = Math.max(total, left, 1);
  const dash =
    urgency === "calm"
      ? `${(AROUND * left) / whole} ${AROUND}`
      : dashes(left, Math.max(whole, SOON));
  return (
    <svg className={`ring ${urgency}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle className="ring-ground" cx="50" cy="50" r="46" />
      <circle className="ring-left" cx="50" cy="50" r="46" strokeDasharray={dash} />
    </svg>
  );
}
