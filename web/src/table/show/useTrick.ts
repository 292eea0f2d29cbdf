import { useCallback, useEffect, useRef, useState } from "react";
import type { Table, WirePlayed } from "../../link/wire";
import { numberOf, textsOf } from "../facts";
import { duration } from "../motion";
import { ShowQueue } from "./showQueue";

/** The plays that are seen: those of the view, or a finished trick that still lies for a moment. */
export interface Trick {
  readonly plays: readonly WirePlayed[];
  /** The highest so far, or the winner of a finished trick. */
  readonly best: number | null;
  readonly stage: "open" | "held" | "gathered";
  readonly points: number;
  /** Which trick of the hand it is, where the game counts them. */
  readonly number: number | null;
}

const PLAYS = new Set(["led", "followed", "played", "passed"]);
const ENDS = new Set(["trick_won", "round_won"]);
/** How long a finished trick lies, in milliseconds: 1.2 s, and time to draw it. */
const HOLD = 1300;

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
      plays.push({ seat, cards: textsOf(facts, "cards"), reading: null });
    } else if (ENDS.has(name)) {
      const points = numberOf(facts, "points") ?? 0;
      const next = numberOf(table.view.facts, "trick");
      const number = next === null ? null : next - 1;
      return { plays: latest(plays), best: seat, stage: "held", points, number };
    }
  }
  return null;
}

/** The trick as the view has it. */
export function openTrick({ view }: Table): Trick {
  const number = numberOf(view.facts, "trick");
  return { plays: latest(view.table), best: view.best, stage: "open", points: 0, number };
}

/** Let finished tricks lie one after another; `show` is told when a trick lies, goes and is gone. */
function trickQueue(show: (trick: Trick | null) => void): ShowQueue<Trick> {
  let going: ReturnType<typeof setTimeout> | undefined;
  return new ShowQueue<Trick>({
    show(trick) {
      clearTimeout(going);
      show(trick);
      if (trick) going = setTimeout(() => show({ ...trick, stage: "gathered" }), HOLD);
    },
    time: () => HOLD + duration("--collect"),
    join: (_, newer) => newer,
  });
}

/** Follow the table, and let each finished trick lie for a while before it is gathered. */
export function useTrick(table: Table): { trick: Trick; hurry: () => void } {
  const [trick, setTrick] = useState(() => openTrick(table));
  const known = useRef(table);
  const [queue] = useState(() =>
    trickQueue((ended) => setTrick(ended ?? openTrick(known.current))),
  );

  useEffect(() => {
    const before = known.current;
    known.current = table;
    if (before.hand !== table.hand) queue.end();
    else if (before.seq === table.seq) return;
    const ended = before.hand === table.hand ? endedTrick(before.view.table, table) : null;
    if (ended) queue.add(ended);
    else if (!queue.isShowing) setTrick(openTrick(table));
  }, [table, queue]);

  useEffect(() => () => queue.end(), [queue]);

  const hurry = useCallback(() => queue.end(), [queue]);
  return { trick, hurry };
}
