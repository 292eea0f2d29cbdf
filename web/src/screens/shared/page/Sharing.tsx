import { type ReactNode, useState } from "react";
import { Button } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import "./sharing.css";
import { useFriendsAddress } from "./useFriendsAddress";

interface Props {
  readonly label: string;
  readonly code: string;
  /** Where it leads, on this page. */
  readonly path: string;
  /** The address as a picture for cameras, and what to call it. */
  readonly picture: string;
  readonly alt: string;
  /** What goes with the address to other apps. */
  readonly words: string;
  readonly children?: ReactNode;
}

/** A code to hand on: as it is, as a link, as a picture. */
export function Sharing({ label, code, path, picture, alt, words, children }: Props) {
  const { say } = useSpeech();
  const [copied, setCopied] = useState<"" | "copied" | "copy_failed">("");
  const origin = useFriendsAddress();
  if (origin === undefined) return <p role="status">{say("loading")}</p>;
  const shown = (
    <>
      <span className="soft fine-print">{label}</span>
      <b className="invite-code" data-long={code.length > 8 || undefined}>
        {code}
      </b>
    </>
  );
  if (origin === null) {
    return (
      <div className="invite-words">
        {shown}
        <p className="invite-alone soft">{say("room.alone", { option: "--lan" })}</p>
      </div>
    );
  }
  const address = `${origin}/${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied("copied");
    } catch {
      setCopied("copy_failed");
    }
  };
  const share = () =>
    navigator.share({ title: say("title"), text: words, url: address }).catch(() => {
      // The player closed the list of apps.
    });
  return (
    <div className="invite">
      <img className="invite-qr" src={picture} alt={alt} width={132} height={132} />
      <div className="invite-words">
        {shown}
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
          {children}
        </div>
        <span className="soft fine-print" role="status">
          {copied && say(`room.${copied}`)}
        </span>
      </div>
    </div>
  );
}
