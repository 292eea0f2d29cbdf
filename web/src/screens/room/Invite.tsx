import { useSpeech } from "../../base/text/speech";
import { writeRoute } from "../../link/route";
import { Sharing } from "../shared/page/Sharing";

/** The ways to call friends: the code, a link, a picture for their cameras. */
export function Invite({ code, game }: { readonly code: string; readonly game: string }) {
  const { say } = useSpeech();
  return (
    <Sharing
      label={say("lobby.code")}
      code={code}
      path={writeRoute({ at: "room", code })}
      picture={`/api/rooms/${code}/qr.svg`}
      alt={say("room.qr", { code })}
      words={say("room.share_text", { game, code })}
    />
  );
}
