import { useCallback, useMemo, useState } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { Button } from "../../base/look/controls";
import { useStore } from "../../base/store";
import { ScreenTexts } from "../../base/text/ScreenTexts";
import { useSpeech } from "../../base/text/speech";
import { RequestError } from "../../link/http";
import { go } from "../../link/route";
import { link } from "../../link/session";
import { Message } from "../shared/page/Message";
import { Trouble } from "../shared/page/Trouble";
import { loadTimeline } from "./load";
import { ReplayList } from "./ReplayList";
import type { Source } from "./source";
import type { Timeline } from "./timeline";
import { Viewer } from "./Viewer";

/** Why there is nothing to see, and a way on. */
function Failed({ error, onAgain }: { readonly error: unknown; onAgain(): void }) {
  const { say } = useSpeech();
  if (error instanceof RequestError && error.status === 404) {
    return (
      <Message icon="warn" title={say("replay.unknown_title")} text={say("replay.unknown")}>
        <Button kind="go" onClick={() => go({ at: "replay", hand: "", step: 0 }, true)}>
          {say("replay.yours")}
        </Button>
      </Message>
    );
  }
  return (
    <Message icon="warn" title={say("replay.failed_title")} text="">
      <Trouble of={error} />
      <Button kind="go" onClick={onAgain}>
        {say("replay.again")}
      </Button>
    </Message>
  );
}

interface ShowingProps {
  readonly source: Source;
  readonly start: number;
  onBack(): void;
}

function Showing({ source, start, onBack }: ShowingProps) {
  const { say } = useSpeech();
  const [seat, setSeat] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<Timeline | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew
  const ask = useCallback(async () => {
    const timeline = await loadTimeline(source, seat);
    setShown(timeline);
    return timeline;
  }, [source, seat, tries]);
  const { error } = useAsync(ask);
  if (error && !shown) return <Failed error={error} onAgain={() => setTries(tries + 1)} />;
  if (!shown) {
    return (
      <main className="center-page">
        <p role="status">{say("replay.loading")}</p>
      </main>
    );
  }
  return <Viewer timeline={shown} source={source} start={start} onBack={onBack} onSeat={setSeat} />;
}

/** A hand that the server keeps. */
function Kept({ hand, step }: { readonly hand: string; readonly step: number }) {
  const source = useMemo(() => ({ hand }), [hand]);
  const room = useStore(link.state, (state) => state.room?.code ?? null);
  // Whoever came from a table goes back to it.
  const back = () => go(room ? { at: "room", code: room } : { at: "replay", hand: "", step: 0 });
  return <Showing source={source} start={step} onBack={back} />;
}

/** The list of hands, or a record that was opened from it. */
function Brought() {
  const [typed, setTyped] = useState("");
  const [source, setSource] = useState<Source | null>(null);
  if (source) return <Showing source={source} start={0} onBack={() => setSource(null)} />;
  return <ReplayList typed={typed} onTyped={setTyped} onOpen={setSource} />;
}

/** Replays: `#/replay` lists hands and opens records, `#/replay/HAND/STEP` shows one. */
export function ReplayScreen({ hand, step }: { readonly hand: string; readonly step: number }) {
  // The hand comes while the words of the screen do.
  useMemo(() => {
    if (hand) loadTimeline({ hand }, null).catch(() => undefined);
  }, [hand]);
  return (
    <ScreenTexts name="replay">
      {hand ? <Kept key={hand} hand={hand} step={step} /> : <Brought />}
    </ScreenTexts>
  );
}
