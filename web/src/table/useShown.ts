import { useCallback, useEffect, useRef, useState } from "react";
import type { Table, WirePlayed } from "../wire";
import { cardsOf, numberOf } from "./facts";
import { duration } from "./motion";

/** The plays that are seen: those of the view, or a finished trick that still lies for a moment. */
export interface Trick {
  readonly plays: readonly WirePlayed[];
  /** The highest so far, or the winner of a finished trick. */
  readonly best: number | null;
  readonly stage: "open" | "held" | "gathered";
  readonly points: number;
}

const PLAYS = new Set(["led", "followed", "played", "passed"]);
const ENDS = new Set(["trick_won", "round_won"]);
const HOLD = 1000;

/** The last play of each seat, in the order of play. */
export function latest(plays: readonly WirePlayed[]): WirePlayed[] {
  const found = new Map<number, WirePlayed>();
  for (const play of plays) {
    found.delete(play.seat);
    found.set(play.seat, play);
  }
  return [...found.values()];
}

/** Put together the trick that ended among the events of a push; null where none did. */
export function endedTrick(before: readonly WirePlayed[], table: Table): Trick | null {
  const plays = [...before];
  for (const { name, facts } of table.events) {
    const seat = numberOf(facts, "seat");
    if (seat !== null && PLAYS.has(name)) {
      plays.push({ seat, cards: cardsOf(facts, "cards"), reading: null });
    } else if (ENDS.has(name)) {
      const points = numberOf(facts, "points") ?? 0;
      return { plays: latest(plays), best: seat, stage: "held", points };
    }
  }
  return null;
}

/** The trick as the view has it. */
export function openTrick({ view }: Table): Trick {
  return { plays: latest(view.table), best: view.best, stage: "open", points: 0 };
}

/** Follow the table, and let each finished trick lie for a second before it is gathered. */
export function useShown(table: Table): { trick: Trick; hurry: () => void } {
  const [trick, setTrick] = useState(() => openTrick(table));
  const known = useRef(table);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  const stop = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);

  useEffect(() => {
    const before = known.current;
    known.current = table;
    if (before.seq === table.seq && before.hand === table.hand) return;
    stop();
    const fresh = before.hand === table.hand;
    const ended = fresh && duration("--collect") > 0 ? endedTrick(before.view.table, table) : null;
    if (!ended) return setTrick(openTrick(table));
    setTrick(ended);
    const next = table.view.table.length > 0 ? HOLD / 2 : HOLD;
    timers.current = [
      setTimeout(() => setTrick({ ...ended, stage: "gathered" }), next),
      setTimeout(() => setTrick(openTrick(known.current)), next + duration("--collect")),
    ];
  }, [table, stop]);

  useEffect(() => stop, [stop]);

  function hurry() {
    if (timers.current.length === 0) return;
    stop();
    setTrick(openTrick(known.current));
  }
  return { trick, hurry };
}
