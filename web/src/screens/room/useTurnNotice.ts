import { useEffect } from "react";
import { useSpeech } from "../../base/text/speech";
import { showNotice } from "../../link/notifications";

/** Tell players who look elsewhere that their turn has come. */
export function useTurnNotice(turn: boolean, room: string): void {
  const { tell } = useSpeech();
  useEffect(() => {
    if (turn && document.hidden)
      void showNotice(tell("notice", "turn", {}), tell("notice", "turn_body", { room }), room);
  }, [turn, room, tell]);
}
