import { useEffect, useState } from "react";
import { useStore } from "../base/store";
import { useSpeech } from "../base/text/speech";
import { deviceState } from "../link/device/deviceState";
import { readiness } from "../link/device/readiness";
import { useRoute } from "../link/route";
import { link } from "../link/session";
import "./notices.css";

/** A lost connection shows only when it lasts: a hiccup is not worth a word. */
const HICCUP = 700;

/** A thin line on top: the connection is lost, or the page is old. */
export function Notices() {
  const { say } = useSpeech();
  const away = useStore(link.state, (state) => state.connection === "away");
  const outdated = useStore(link.state, (state) => state.outdated);
  // The lobby of a device that plays by itself says so at length.
  const told = useStore(readiness, (state) => state.stage === "ready");
  const quiet = useRoute().at === "lobby" && told;
  const kept = useStore(deviceState, (state) => state.lasting);
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!away) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), HICCUP);
    return () => clearTimeout(timer);
  }, [away]);
  return (
    <div className="notices" role="status">
      {away && lasting && !quiet && <p className="notice notice-away">{say("link.away")}</p>}
      {!kept && <p className="notice notice-away">{say("offline.not_kept")}</p>}
      {outdated && (
        <button type="button" className="notice notice-new" onClick={() => location.reload()}>
          {say("link.outdated")} · {say("link.reload")}
        </button>
      )}
    </div>
  );
}
