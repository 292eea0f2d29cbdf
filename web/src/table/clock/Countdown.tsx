import { useSpeech } from "../../base/text/speech";
import type { WireDeadline } from "../../link/wire";
import { Ring, useTimeLeft } from "./Ring";
import "./countdown.css";

interface Timed {
  readonly deadline: WireDeadline | null;
  readonly bank: number;
  readonly now: () => number;
}

/** Seconds that are left, in their ring. */
export function Countdown({ deadline, bank, now }: Timed) {
  const speech = useSpeech();
  const time = useTimeLeft(deadline, bank, now);
  if (!time) return null;
  const seconds = Math.ceil(time.left);
  return (
    <span
      className="sheet-time"
      role="timer"
      aria-label={speech.say(time.spare ? "table.spare_seconds" : "table.seconds", {
        left: seconds,
      })}
    >
      <Ring {...time} />
      <b aria-hidden="true">{seconds}</b>
    </span>
  );
}
