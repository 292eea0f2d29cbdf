import { useCallback } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { Panel } from "../../base/look/controls";
import { moment } from "../../base/text/format";
import { Part } from "../../base/text/Part";
import { useSpeech } from "../../base/text/speech";
import { call } from "../../link/session";
import { Bar } from "../shared/page/Bar";
import { Trouble } from "../shared/page/Trouble";
import type { EventLine } from "./answers";
import { Make } from "./Make";
import { Event } from "./Tournament";
import "./tournament.css";

function Line({ event }: { readonly event: EventLine }) {
  const speech = useSpeech();
  const { say, name } = speech;
  return (
    <a className="event-line" href={`#/event/${event.code}`}>
      <span className="event-line-main">
        <b>{event.name}</b>
        <span className="soft fine-print">
          {name("game", event.game)} · {say("event.hands", { hands: event.hands })}
        </span>
      </span>
      <span className="soft fine-print event-line-side">
        {event.made && <b>{say("event.mine")}</b>}
        {say(event.closed ? "event.closed" : "event.closes", {
          time: moment(speech, event.closes),
        })}
      </span>
    </a>
  );
}

/** One's own events, and a new one. */
function All() {
  const { say } = useSpeech();
  const own = useAsync(
    useCallback(() => call<{ events: readonly EventLine[] }>("GET", "/api/me/events"), []),
  );
  return (
    <div className="page">
      <Bar title={say("event.title")} back={{ at: "lobby" }} />
      <main className="page-main">
        <p className="event-lead">{say("event.lead")}</p>
        <div className="event">
          <div className="event-column">
            <Panel title={say("event.new")}>
              <Make />
            </Panel>
          </div>
          <div className="event-column">
            <Panel title={say("event.own")}>
              <Trouble of={own.error} />
              {own.value?.events.length === 0 && <p className="soft">{say("event.none")}</p>}
              <ul className="event-lines">
                {own.value?.events.map((event) => (
                  <li key={event.code}>
                    <Line event={event} />
                  </li>
                ))}
              </ul>
            </Panel>
          </div>
        </div>
      </main>
    </div>
  );
}

/** Duplicate events: the same deals for several tables. */
export function EventScreen({ code }: { readonly code: string | null }) {
  return (
    <Part name="me">
      <Part name="event">{code ? <Event key={code} code={code} /> : <All />}</Part>
    </Part>
  );
}
