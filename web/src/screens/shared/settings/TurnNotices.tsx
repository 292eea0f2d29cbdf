import { useCallback, useEffect, useState } from "react";
import { Toggle } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import { type Noticing, noticing, startNotices, stopNotices } from "../../../link/notifications";

/** Whether the device tells that it is the player's turn, when the page is hidden or closed. */
export function TurnNotices() {
  const { say, lang } = useSpeech();
  const [state, setState] = useState<Noticing | "failed" | null>(null);
  useEffect(() => void noticing().then(setState), []);
  const change = useCallback(
    (on: boolean) => {
      const done = on ? startNotices(lang) : stopNotices();
      done.then(setState, () => setState("failed"));
    },
    [lang],
  );
  if (state === null || state === "unable") return null;
  return (
    <>
      <Toggle label={say("me.notices")} on={state === "on"} onChange={change} />
      <p className="notices-word" role="status">
        {state === "denied" || state === "failed" ? say(`me.notices_${state}`) : ""}
      </p>
    </>
  );
}
