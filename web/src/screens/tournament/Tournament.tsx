import { useState } from "react";
import { Button, Panel } from "../../base/look/controls";
import { moment } from "../../base/text/format";
import { settingOf } from "../../base/text/houseRules";
import { About, useSpeech } from "../../base/text/speech";
import { RequestError } from "../../link/http";
import { go } from "../../link/route";
import { call } from "../../link/session";
import { Bar } from "../shared/page/Bar";
import { Message } from "../shared/page/Message";
import { Sharing } from "../shared/page/Sharing";
import { Trouble } from "../shared/page/Trouble";
import type { EventSeen } from "./answers";
import { Fair } from "./Fair";
import { Play } from "./Play";
import { OwnDeals, Ranking } from "./Ranking";
import { useEvent } from "./useTournament";

function Head({ event }: { readonly event: EventSeen }) {
  const speech = useSpeech();
  const { say, name } = speech;
  const changed = event.changed.map(
    (rule) => `${name("switch", rule)}: ${settingOf(speech, rule, event.rules[rule] ?? "")}`,
  );
  return (
    <header className="event-head">
      <h2>{event.name}</h2>
      <p>
        {name("game", event.game)} · {name("preset", event.preset)} ·{" "}
        {say("event.hands", { hands: event.hands })}
      </p>
      {changed.length > 0 && <p className="soft fine-print">{changed.join(" · ")}</p>}
      <p className="event-state" data-closed={event.closed || undefined}>
        {say(event.closed ? "event.closed" : "event.closes", {
          time: moment(speech, event.closes),
        })}
      </p>
    </header>
  );
}

function Closing({
  event,
  onClosed,
}: {
  readonly event: EventSeen;
  readonly onClosed: () => void;
}) {
  const { say } = useSpeech();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  if (event.closed || !event.made) return null;
  const close = async () => {
    try {
      await call("POST", `/api/events/${event.code}/close`);
      onClosed();
    } catch (error) {
      setFailed(error);
    }
  };
  return (
    <Panel title={say("event.maker")}>
      <div className="event-play">
        <p className="soft fine-print">
          {say(asking ? "event.close_question" : "event.maker_how")}
        </p>
        <div className="row wrap">
          {asking && <Button onClick={() => setAsking(false)}>{say("event.keep")}</Button>}
          <Button kind="bad" onClick={asking ? close : () => setAsking(true)}>
            {say("event.close")}
          </Button>
        </div>
        <Trouble of={failed} />
      </div>
    </Panel>
  );
}

/** One event: how to play it, how it stands, and that it was dealt fairly. */
export function Event({ code }: { readonly code: string }) {
  const { say } = useSpeech();
  const { event, error, again } = useEvent(code);
  if (!event && error instanceof RequestError && error.status === 404) {
    return (
      <Message icon="warn" title={say("event.unknown_title")} text={say("event.unknown", { code })}>
        <Button kind="go" onClick={() => go({ at: "event", code: null }, true)}>
          {say("event.all")}
        </Button>
      </Message>
    );
  }
  return (
    <div className="page">
      <Bar title={say("event.title")} back={{ at: "event", code: null }} />
      <main className="page-main">
        <Trouble of={error} />
        {event && (
          <About game={event.game}>
            <Head event={event} />
            <div className="event">
              <div className="event-column">
                <Play event={event} />
                <Ranking event={event} />
                <OwnDeals event={event} />
              </div>
              <div className="event-column">
                {!event.closed && (
                  <Panel title={say("event.invite")}>
                    <Sharing
                      label={say("event.code")}
                      code={event.code}
                      address={event.link}
                      picture={`/api/events/${event.code}/qr.svg`}
                      alt={say("event.qr", { code: event.code })}
                      words={say("event.share_text", { name: event.name })}
                    />
                  </Panel>
                )}
                <Fair event={event} />
                <Closing event={event} onClosed={again} />
              </div>
            </div>
          </About>
        )}
      </main>
    </div>
  );
}
