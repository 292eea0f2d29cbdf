import { useState } from "react";
import { Button } from "../look/controls";
import { writeRoute } from "../route";
import { useSpeech } from "../text/use";

/** Return the address that leads into a room. */
export function invitation(code: string): string {
  return `${location.origin}/${writeRoute({ at: "room", code })}`;
}

/** The ways to call friends: the code, a link, a picture for their cameras. */
export function Invite({ code, game }: { readonly code: string; readonly game: string }) {
  const { say } = useSpeech();
  const [copied, setCopied] = useState<"" | "copied" | "copy_failed">("");
  const address = invitation(code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied("copied");
    } catch {
      setCopied("copy_failed");
    }
  };
  const share = () =>
    navigator
      .share({ title: say("title"), text: say("room.share_text", { game, code }), url: address })
      .catch(() => {
        // The player closed the list of apps.
      });
  return (
    <div className="invite">
      <img
        className="invite-qr"
        src={`/api/rooms/${code}/qr.svg`}
        alt={say("room.qr", { code })}
        width={132}
        height={132}
      />
      <div className="invite-words">
        <span className="soft fine-print">{say("lobby.code")}</span>
        <b className="invite-code">{code}</b>
        <span className="invite-link fine-print">{address}</span>
        <div className="row wrap">
          <Button small icon="copy" onClick={copy}>
            {say(copied === "copied" ? "room.copied" : "room.copy")}
          </Button>
          {"share" in navigator && (
            <Button small icon="share" onClick={share}>
              {say("room.share")}
            </Button>
          )}
        </div>
        <span className="soft fine-print" role="status">
          {copied && say(`room.${copied}`)}
        </span>
      </div>
    </div>
  );
}
