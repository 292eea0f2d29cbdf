import { useEffect, useState } from "react";
import { saveText } from "../../base/device/download";
import { Button } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { useStore } from "../../base/store";
import { useSpeech } from "../../base/text/speech";
import { log } from "../../link/device/database";
import { deviceState } from "../../link/device/deviceState";
import { isReady, readiness } from "../../link/device/readiness";
import { lookAtHands, sending } from "../../link/offline/sendHands";
import { go } from "../../link/route";
import { link } from "../../link/session";
import "../shared/offline/offline.css";

/** A server that restarts is back sooner. */
const AWAY = 3000;

/** The table that waits on this device, if there is one. */
function useTable(): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    log().then(
      (rows) => setCode(rows[0]?.room ?? null),
      () => undefined,
    );
  }, []);
  return code;
}

/** Start the engine when the server stays away: whoever chooses a game then need not wait. */
function useWarmth(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const start = async () => (await import("../../link/device/device")).device();
    const timer = setTimeout(() => void start().catch(() => undefined), AWAY);
    return () => clearTimeout(timer);
  }, [wanted]);
}

/** What the line says while the server is away. */
function awayWords(ready: boolean, starting: boolean): string {
  if (!ready) return "offline.away";
  return starting ? "offline.starting" : "offline.away_ready";
}

/** What this device can do by itself, shown where it matters: a table that waits, no server. */
export function OnDevice() {
  const { say } = useSpeech();
  const away = useStore(link.state, (state) => state.connection === "away");
  const ready = useStore(readiness, (state) => state.stage === "ready");
  const waiting = useStore(sending, (state) => state.waiting);
  const refused = useStore(sending, (state) => state.refused);
  const starting = useStore(deviceState, (state) => state.starting);
  const table = useTable();
  useWarmth(away && ready);
  useEffect(() => {
    void isReady();
    void lookAtHands();
  }, []);
  return (
    <>
      {away && (
        <p className="on-device" role="status">
          <Icon name={ready ? "bot" : "warn"} size={20} />
          <span>
            {say(awayWords(ready, starting))}
            {waiting > 0 && ` ${say("offline.waiting", { count: waiting })}`}
          </span>
        </p>
      )}
      {table && ready && (
        <div className="on-device">
          <span>{say("offline.table")}</span>
          <Button kind="go" small icon="play" onClick={() => go({ at: "room", code: table })}>
            {say("lobby.resume_button")}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <div className="on-device">
          <span>{say("offline.refused", { count: refused.length })}</span>
          <Button
            small
            icon="file"
            onClick={() => saveText("paiju.txt", refused.map((one) => one.hand.record).join("\n"))}
          >
            {say("offline.save")}
          </Button>
        </div>
      )}
    </>
  );
}
