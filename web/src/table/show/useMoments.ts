import { useCallback, useEffect, useRef, useState } from "react";
import type { Table, WireEvent } from "../../link/wire";
import { ShowQueue } from "./showQueue";

/** How long a moment can be read, in milliseconds: 1.5 s, and time to draw it. */
const LEAST = 1600;
const NONE: readonly WireEvent[] = [];

/** Keep what nobody should miss in sight for its time; games say which events are moments. */
export function useMoments(table: Table): {
  readonly moments: readonly WireEvent[];
  readonly skip: () => void;
} {
  const [moments, setMoments] = useState(NONE);
  const [queue] = useState(
    () =>
      new ShowQueue<readonly WireEvent[]>({
        show: (shown) => setMoments(shown ?? NONE),
        time: () => LEAST,
        join: (older, newer) => [...older, ...newer],
      }),
  );
  const known = useRef({ hand: table.hand, seq: -1 });

  useEffect(() => {
    const { hand, seq } = known.current;
    if (hand === table.hand && seq >= table.seq) return;
    known.current = table;
    if (hand !== table.hand) queue.end();
    for (const event of table.events) if (event.moment) queue.add([event]);
  }, [table, queue]);

  useEffect(() => () => queue.end(), [queue]);

  const skip = useCallback(() => queue.end(), [queue]);
  return { moments, skip };
}
