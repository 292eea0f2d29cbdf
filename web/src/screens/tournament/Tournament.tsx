import { useState } from "react";
import { Button, Panel } from "../../base/look/controls";
import { moment } from "../../base/text/format";
import { settingOf } from "../../base/text/houseRules";
import { About, useSpeech } from "../../base/text/speech";
import { RequestError } from "../../link/http";
import { go, writeRoute } from "../../link/route";
import type { EventSeen } from "../../link/routes";
import { call } from "../../link/session";
import { Bar } from "../shared/page/Bar";
import { Message } from "../shared/page/Message";
import { Sharing } from "../shared/page/Sharing";
import { Trouble } from "../shared/page/Trouble";
import { Fair } from "./Fair";
import { Play } from "./Play";
import { OwnDeals, Ranking } from "./Ranking";
import { useTournament } from "./useTournament";

function Head({ tournament }: { readonly tournament: EventSeen }) {
  const speech = useSpeech();
  const { say, name } = speech;
  const changed = tournament.changed.map(
    (rule) => `${name("switch", rule)}: ${settingOf(speech, rule, tournament.rules[rule] ?? "")}`,
  );
  return (
    <header className="event-head">
      <h2>{tournament.name}</h2>
      <p>
        {name("game", tournament.game)} · {name("preset", tournament.preset)} ·{" "}
        {say("event.hands", { hands: tournament.hands })}
      </p>
      {changed.length > 0 && <p className="soft fine-print">{changed.join(" · ")}</p>}
      <p className="event-state" data-closed={tournament.closed || undefined}>
        {say(tournament.closed ? "event.closed" : "event.closes", {
          time: moment(speech, tournament.closes),
        })}
      </p>
    </header>
  );
}

function Closing({
  tournament,
  onClosed,
}: {
  readonly tournament: EventSeen;
  readonly onClosed: () => void;
}) {
  const { say } = useSpeech();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  if (tournament.closed || !tournament.made) return null;
  const close = async () => {
    try {
      await call("POST", `/api/events/${tournament.code}/close`);
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

/** One tournament: how to play it, how it stands, and that it was dealt fairly. */
export function Tournament({ code }: { readonly code: string }) {
  const { say } = useSpeech();
  const { tournament, error, again } = useTournament(code);
  if (!tournament && error instanceof RequestError && error.status === 404) {
    return (
      <Message icon="warn" title={say("event.unknown_title")} text={say("event.unknown", { code })}>
        <Button kind="go" onClick={() => go({ at: "tournament", code: null }, true)}>
          {say("event.all")}
        </Button>
      </Message>
    );
  }
  return (
    <div className="page">
      <Bar title={say("event.title")} back={{ at: "tournament", code: null }} />
      <main className="page-main">
        <Trouble of={error} />
        {tournament && (
          <About game={tournament.game}>
            <Head tournament={tournament} />
            <div className="event">
              <div className="event-column">
                <Play tournament={tournament} />
                <Ranking tournament={tournament} />
                <OwnDeals tournament={tournament} />
              </div>
              <div className="event-column">
                {!tournament.closed && (
                  <Panel title={say("event.invite")}>
                    <Sharing
                      label={say("event.code")}
                      code={tournament.code}
                      path={writeRoute({ at: "tournament", code: tournament.code })}
                      picture={`/api/events/${tournament.code}/qr.svg`}
                      alt={say("event.qr", { code: tournament.code })}
                      words={say("event.share_text", { name: tournament.name })}
                    />
                  </Panel>
                )}
                <Fair tournament={tournament} />
                <Closing tournament={tournament} onClosed={again} />
              </div>
            </div>
          </About>
        )}
      </main>
    </div>
  );
}
