import type { ReactNode } from "react";
import type { WireDeadline } from "../../link/wire";
import { Countdown } from "../clock/Countdown";
import "./sheets.css";

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly deadline?: WireDeadline | null;
  /** Spare milliseconds behind the deadline. */
  readonly bank?: number;
  readonly now?: () => number;
  readonly tall?: boolean;
  readonly children?: ReactNode;
}

const NOW = () => 0;

/** A sheet above the hand: it leaves the hand free and the upper table in sight. */
export function Sheet(props: Props) {
  const { title, note, deadline = null, bank = 0, now = NOW, tall, children } = props;
  return (
    <section className={`sheet${tall ? " tall" : ""}`} aria-label={title}>
      {!tall && (
        <header className="sheet-head">
          <h2>{title}</h2>
          {note && <span className="sheet-note">{note}</span>}
          <Countdown deadline={deadline} bank={bank} now={now} />
        </header>
      )}
      {children}
    </section>
  );
}
