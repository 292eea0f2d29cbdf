import { Button } from "../../base/look/controls";
import { useStore } from "../../base/store";
import { useSpeech } from "../../base/text/speech";
import { isDeviceRoom } from "../../link/device/deviceRoom";
import { link } from "../../link/session";
import type { WireRefusal } from "../../link/wire";
import { Message } from "../shared/page/Message";

const TITLES: Readonly<Record<string, string>> = {
  "room.unknown": "wrong_title",
  "room.full": "full_title",
};

interface Props {
  readonly code: string;
  readonly refused: WireRefusal | null;
  /** Why the room is no longer ours. */
  readonly gone: string | null;
}

/** What stands in place of a room that is not there: not yet, not any more, or not for us. */
export function Entering({ code, refused, gone }: Props) {
  const { say, refusal } = useSpeech();
  const away = useStore(link.state, (state) => state.connection === "away");
  const here = isDeviceRoom(code);
  if (refused) {
    const title = TITLES[refused.code] ?? "refused_title";
    return <Message icon="door" title={say(`link.${title}`)} text={refusal(refused)} />;
  }
  if (gone) {
    const kicked = gone.includes("kicked");
    return (
      <Message
        icon="door"
        title={say("link.gone_title")}
        text={say(`link.gone_${kicked ? "kicked" : "closed"}`)}
      />
    );
  }
  if (here && away) {
    return (
      <Message icon="warn" title={say("offline.broken_title")} text={say("offline.broken")}>
        <Button kind="go" onClick={() => void link.wake()}>
          {say("link.again")}
        </Button>
      </Message>
    );
  }
  return (
    <div className="page">
      <main className="center-page">
        <div className="dealing" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <p role="status">{say(here ? "offline.starting" : "loading")}</p>
      </main>
    </div>
  );
}
