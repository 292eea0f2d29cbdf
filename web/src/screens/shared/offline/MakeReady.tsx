import { useEffect, useState } from "react";
import { recall, remember } from "../../../base/device/storage";
import { Button, IconButton } from "../../../base/look/controls";
import { useStore } from "../../../base/store";
import { useSpeech } from "../../../base/text/speech";
import { BYTES, isReady, readiness } from "../../../link/device/readiness";
import { install, want } from "../../../link/offline/setup";
import "./offline.css";

const DISMISSED = "paiju.offline.dismissed";
const MEGABYTE = 1_000_000;

function Progress({ share }: { readonly share: number }) {
  const { say } = useSpeech();
  const percent = Math.round(share * 100);
  return (
    <div className="offline-progress">
      <progress max={100} value={percent} aria-label={say("offline.loading")} />
      <span className="fine-print">{percent} %</span>
    </div>
  );
}

function InstallButton() {
  const { say } = useSpeech();
  const ask = useStore(install, (state) => state.ask);
  if (!ask) return null;
  return (
    <Button small icon="plus" onClick={() => void ask()}>
      {say("offline.install")}
    </Button>
  );
}

/** Make this device ready to play without a network: what it costs, how far it is. */
export function MakeReady() {
  const { say } = useSpeech();
  const { stage, share } = useStore(readiness, (state) => state);
  useEffect(() => void isReady(), []);
  if (stage === "unable") return <p className="soft">{say("offline.unable")}</p>;
  const facts = { size: (BYTES / MEGABYTE).toFixed(1) };
  const words = { unknown: "offer", absent: "offer" }[stage as string] ?? stage;
  return (
    <div className="offline-ready" data-stage={stage}>
      <p role="status">{say(`offline.${words}`, facts)}</p>
      {stage === "loading" && <Progress share={share} />}
      <div className="row wrap">
        {(stage === "absent" || stage === "failed") && (
          <Button small icon="file" onClick={() => void want()}>
            {say(stage === "failed" ? "offline.again" : "offline.make_ready")}
          </Button>
        )}
        <InstallButton />
      </div>
    </div>
  );
}

/** The same, offered once in the lobby and easily sent away. */
export function OfferReady() {
  const { say } = useSpeech();
  const stage = useStore(readiness, (state) => state.stage);
  const ask = useStore(install, (state) => state.ask);
  const [dismissed, setDismissed] = useState(recall(DISMISSED) === true);
  useEffect(() => void isReady(), []);
  const quiet = stage === "unable" || stage === "unknown" || (stage === "ready" && !ask);
  if (dismissed || quiet) return null;
  const dismiss = () => {
    remember(DISMISSED, true);
    setDismissed(true);
  };
  return (
    <section className="offline-offer" aria-label={say("offline.title")}>
      <MakeReady />
      <IconButton icon="close" label={say("offline.dismiss")} onClick={dismiss} />
    </section>
  );
}
