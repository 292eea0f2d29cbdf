import { useCallback, useEffect, useState } from "react";
import type { EventSeen } from "../../link/routes";
import { call } from "../../link/session";

const PAUSE = 5000;

interface Seen {
  readonly tournament: EventSeen | null;
  readonly error: unknown;
  /** Ask anew at once. */
  readonly again: () => void;
}

/** Watch an tournament: it is asked for again until its seed is told, while the page is looked at. */
export function useTournament(code: string): Seen {
  const [tournament, setTournament] = useState<EventSeen | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [asked, setAsked] = useState(0);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says when to ask anew
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const told = document.hidden ? null : await call<EventSeen>("GET", `/api/events/${code}`);
        if (!wanted) return;
        if (told) setTournament(told);
        setError(null);
        if (told?.seed) return;
      } catch (failure) {
        if (wanted) setError(failure);
      }
      if (wanted) timer = setTimeout(ask, PAUSE);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [code, asked]);
  return { tournament, error, again };
}
