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
  const speech = useSpeech();
  const left = useSecondsLeft(deadline, now);
  return (
    <section className={`sheet${tall ? " tall" : ""}`} aria-label={title}>
      {!tall && (
        <header className="sheet-head">
          <h2>{title}</h2>
          {note && <span className="sheet-note">{note}</span>}
          {left !== null && (
            <span
              className="sheet-time"
              role="timer"
              aria-label={speech.say("table.seconds", { left: Math.ceil(left) })}
            >
              <Ring left={left} total={deadline?.seconds ?? 30} />
              <b aria-hidden="true">{Math.ceil(left)}</b>
            </span>
          )}
        </header>
      )}
      {children}
    </section>
  );
}
