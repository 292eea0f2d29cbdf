import { useEffect, useState } from "react";
import type { WireDeadline } from "../../link/wire";

const AROUND = 2 * Math.PI * 46;
const SOON = 10;
const LAST = 5;
const TICK = 250;

/** Time that is left, in seconds: that of the move, then the spare time of the hand. */
export interface Time {
  readonly left: number;
  readonly total: number;
  readonly spare: boolean;
}

/** Reckon what is left of a deadline and of the spare milliseconds behind it. */
export function timeLeft({ due, seconds }: WireDeadline, bank: number, now: number): Time {
  if (now < due || bank <= 0) {
    return { left: Math.max(0, (due - now) / 1000), total: seconds, spare: false };
  }
  return { left: Math.max(0, (due + bank - now) / 1000), total: bank / 1000, spare: true };
}

/** The time until a deadline and the spare time behind it, counted down while it is watched. */
export function useTimeLeft(
  deadline: WireDeadline | null,
  bank: number,
  now: () => number,
): Time | null {
  const [time, setTime] = useState<Time | null>(null);
  useEffect(() => {
    if (!deadline) return setTime(null);
    const count = () => setTime(timeLeft(deadline, bank, now()));
    count();
    const timer = setInterval(count, TICK);
    return () => clearInterval(timer);
  }, [deadline, bank, now]);
  return deadline ? time : null;
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

/** A ring that shrinks with time: ticks from ten seconds on, thick ones from five; spare time is double. */
export function Ring({ left, total, spare }: Time) {
  const urgency = urgencyOf(left);
  const whole = Math.max(total, left, 1);
  const dash =
    urgency === "calm"
      ? `${(AROUND * left) / whole} ${AROUND}`
      : dashes(left, Math.max(whole, SOON));
  return (
    <svg
      className={`ring ${urgency}${spare ? " spare" : ""}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <circle className="ring-ground" cx="50" cy="50" r="46" />
      <circle className="ring-left" cx="50" cy="50" r="46" strokeDasharray={dash} />
      {spare && <circle className="ring-spare" cx="50" cy="50" r="56" />}
    </svg>
  );
}
