import { useState } from "react";
import { saveText } from "../../../base/device/download";
import { Button } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import { Trouble } from "../../shared/page/Trouble";
import { useFriendsAddress } from "../../shared/page/useFriendsAddress";
import { recordOf } from "../load";
import type { Source } from "../source";
import type { Timeline } from "../timeline";

interface Props {
  readonly timeline: Timeline;
  readonly source: Source;
  readonly step: number;
}

/** Share the link of a hand, and save its record as text. */
export function SaveRecord({ timeline, source, step }: Props) {
  const { say } = useSpeech();
  const [done, setDone] = useState("");
  const [failed, setFailed] = useState<unknown>(null);
  const tell = (what: string) => {
    setFailed(null);
    setDone(what);
  };
  const origin = useFriendsAddress();
  const address = origin && "hand" in source ? `${origin}/#/replay/${source.hand}/${step}` : null;
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      setDone("");
      setFailed(error);
    }
  };
  const copy = async (text: string, told: string) => {
    try {
      await navigator.clipboard.writeText(text);
      tell(say(told));
    } catch {
      tell(say("replay.copy_failed"));
    }
  };
  const share = async () => {
    if (!address) return;
    const title = say("replay.share_text", { game: timeline.replay.game });
    if (!navigator.share) return copy(address, "replay.copied");
    // Whoever closes the sheet of the device has changed their mind.
    await navigator.share({ title, url: address }).catch(() => undefined);
  };
  const name = `paiju-${timeline.replay.hand ?? "record"}.txt`;
  return (
    <div className="play-menu">
      {address && (
        <>
          <p className="replay-link fair-code">{address}</p>
          <Button kind="go" icon="share" onClick={share}>
            {say("replay.share")}
          </Button>
          <Button icon="copy" onClick={() => copy(address, "replay.copied")}>
            {say("replay.copy")}
          </Button>
        </>
      )}
      <Button
        icon="file"
        onClick={() => attempt(async () => saveText(name, await recordOf(source)))}
      >
        {say("replay.save_text")}
      </Button>
      <Button
        icon="copy"
        onClick={() => attempt(async () => copy(await recordOf(source), "replay.copied_text"))}
      >
        {say("replay.copy_text")}
      </Button>
      <p role="status" className="soft">
        {done}
      </p>
      <Trouble of={failed} />
    </div>
  );
}
