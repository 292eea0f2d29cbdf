import { useEffect, useState } from "react";
import { RequestError, request } from "../../../link/http";
import type { WireTried } from "../../../link/routes";
import type { Position } from "./position";

/** A tap more within this time is one question. */
const PAUSE = 60;
const AGAIN = 1200;
/** Too many questions, or nobody there: ask again by itself. */
const TOO_FAST = 429;
const PASSING = new Set([0, TOO_FAST, 503]);

interface Outcome {
  readonly judged: WireTried | null;
  readonly error: unknown;
  /** Whether what is shown belongs to an earlier position. */
  readonly waiting: boolean;
}

/** Ask the judge about a position whenever it changes; the last answer stays until the next. */
export function useVerdict(game: string, position: Position): Outcome {
  const asked = JSON.stringify({ game, ...position });
  const [known, setKnown] = useState<{ asked: string; judged: WireTried | null; error: unknown }>({
    asked: "",
    judged: null,
    error: null,
  });
  useEffect(() => {
    let wanted = true;
    let timer = 0;
    const ask = () => {
      request<WireTried>("POST", "/api/try", null, JSON.parse(asked)).then(
        (judged) => wanted && setKnown({ asked, judged, error: null }),
        (error: unknown) => {
          if (!wanted) return;
          const status = error instanceof RequestError ? error.status : null;
          if (status !== null && PASSING.has(status)) timer = window.setTimeout(ask, AGAIN);
          if (status !== TOO_FAST) setKnown({ asked, judged: null, error });
        },
      );
    };
    timer = window.setTimeout(ask, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return { judged: known.judged, error: known.error, waiting: known.asked !== asked };
}
