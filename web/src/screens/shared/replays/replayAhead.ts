import { createContext, use, useEffect } from "react";
import { loadPart } from "../../../base/text/load";
import { useSpeech } from "../../../base/text/speech";

/** What loads the screen of replays: the page hands it in, since no screen knows another. */
export const ReplayLoader = createContext<() => Promise<unknown>>(async () => undefined);

/** Load the screen of replays and its words before somebody taps the way to it. */
export function useReplayAhead(): void {
  const load = use(ReplayLoader);
  const { lang } = useSpeech();
  useEffect(() => {
    void load().catch(() => undefined);
    void loadPart(lang, "replay").catch(() => undefined);
  }, [load, lang]);
}
