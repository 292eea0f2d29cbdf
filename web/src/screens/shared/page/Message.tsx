import type { ReactNode } from "react";
import { Button } from "../../../base/look/controls";
import { Icon, type IconName } from "../../../base/look/Icon";
import { useSpeech } from "../../../base/text/speech";
import { go } from "../../../link/route";
import "./page.css";

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page that says what went wrong and shows a way on. */
export function Message({ icon, title, text, children }: Props) {
  const { say } = useSpeech();
  return (
    <div className="page">
      <main className="center-page">
        <Icon name={icon} size={48} />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="row wrap">
          {children}
          <Button onClick={() => go({ at: "lobby" }, true)}>{say("link.home")}</Button>
        </div>
      </main>
    </div>
  );
}
