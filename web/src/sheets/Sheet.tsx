import type { ReactNode } from "react";
import { Ring, useSecondsLeft } from "../table/Ring";
import { useSpeech } from "../text/use";
import type { WireDeadline } from "../wire";
import "./sheets.css";

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly deadline?: WireDeadline | null;
  readonly now?: () => number;
  readonly tall?: boolean;
  readonly children?: ReactNode;
}

const NOW = () => 0;

/** A sheet above the hand: it leaves the hand free and the upper table in sight. */
export function Sheet({ title, note, deadline = null, now = NOW, tall, children }: Props) {
  return (
    <section className={`sheet${tall ? " tall" : ""}`} aria-label={title}>
      {!tall && (
        <header className="sheet-head">
          <h2>{title}</h2>
          {note && <span className="sheet-note">{note}</span>}
          <Countdown deadline={deadline} now={now} />
        </header>
      )}
      {children}
    </section>
  );
}

interface Timed {
  readonly deadline: WireDeadline | null;
  readonly now: () => number;
}

/** Seconds that are left, in their ring. */
export function Countdown({ deadline, now }: Timed) {
  const speech = useSpeech();
  const left = useSecondsLeft(deadline, now);
  if (left === null) return null;
  const seconds = Math.ceil(left);
  return (
    <span
      className="sheet-time"
      role="timer"
      aria-label={speech.say("table.seconds", { left: seconds })}
    >
      <Ring left={left} total={deadline?.seconds ?? 30} />
      <b aria-hidden="true">{seconds}</b>
    </span>
  );
}
