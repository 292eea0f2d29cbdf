import { useCallback } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { Panel } from "../../base/look/controls";
import { moment } from "../../base/text/format";
import { ScreenTexts } from "../../base/text/ScreenTexts";
import { useSpeech } from "../../base/text/speech";
import type { EventLine, EventList } from "../../link/routes";
import { call } from "../../link/session";
import { Bar } from "../shared/page/Bar";
import { Trouble } from "../shared/page/Trouble";
import { Make } from "./Make";
import { Tournament } from "./Tournament";
import "./tournament.css";

function Line({ tournament }: { readonly tournament: EventLine }) {
  const speech = useSpeech();
  const { say, name } = speech;
  return (
    <a className="event-line" href={`#/event/${tournament.code}`}>
      <span className="event-line-main">
        <b>{tournament.name}</b>
        <span className="soft fine-print">
          {name("game", tournament.game)} · {say("event.hands", { hands: tournament.hands })}
        </span>
      </span>
      <span className="soft fine-print event-line-side">
        {tournament.made && <b>{say("event.mine")}</b>}
        {say(tournament.closed ? "event.closed" : "event.closes", {
          time: moment(speech, tournament.closes),
        })}
      </span>
    </a>
  );
}

/** One's own tournaments, and a new one. */
function All() {
  const { say } = useSpeech();
  const own = useAsync(useCallback(() => call<EventList>("GET", "/api/me/events"), []));
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
                {own.value?.events.map((tournament) => (
                  <li key={tournament.code}>
                    <Line tournament={tournament} />
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

/** Duplicate tournaments: the same deals for several tables. */
export function TournamentScreen({ code }: { readonly code: string | null }) {
  return (
    <ScreenTexts name="me">
      <ScreenTexts name="event">
        {code ? <Tournament key={code} code={code} /> : <All />}
      </ScreenTexts>
    </ScreenTexts>
  );
}
