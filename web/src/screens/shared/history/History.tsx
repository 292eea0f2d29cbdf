import { type ReactNode, useCallback, useState } from "react";
import { useAsync } from "../../../base/hooks/useAsync";
import { Button, Panel } from "../../../base/look/controls";
import { Icon } from "../../../base/look/Icon";
import { called, moment } from "../../../base/text/format";
import { useSpeech } from "../../../base/text/speech";
import type { HandLine, Hands } from "../../../link/routes";
import { call } from "../../../link/session";
import { scoreText } from "../../../table/words/score";
import "./history.css";
import { Trouble } from "../page/Trouble";
import { useReplayAhead } from "../replays/replayAhead";

function Line({ hand }: { readonly hand: HandLine }) {
  const speech = useSpeech();
  const { say, name } = speech;
  const own = hand.seats.find((seat) => seat.you);
  const others = hand.seats.filter((seat) => !seat.you);
  const partners = others.filter((seat) => seat.partner);
  const shown = (partners.length ? partners : others).map((seat) =>
    called(speech, seat.name, seat.bot),
  );
  return (
    <a className="hand-line" href={`#/replay/${hand.id}`} data-won={own?.won || undefined}>
      <span className="hand-result">{say(own?.won ? "me.won" : "me.lost")}</span>
      <span className="hand-main">
        <b>{name("game", hand.game)}</b>
        <span className="soft fine-print hand-with">
          {partners.length > 0 && say("me.together")}
          {[...new Set(shown)].join(say("me.and"))}
        </span>
        {(hand.event || !hand.rated) && (
          <span className="hand-mark">{say(hand.event ? "me.in_event" : "me.unrated")}</span>
        )}
      </span>
      <span className="hand-side">
        <b>{scoreText(speech, own?.score ?? 0, hand.penalties)}</b>
        <time className="soft fine-print" dateTime={new Date(hand.at).toISOString()}>
          {moment(speech, hand.at)}
        </time>
      </span>
      <Icon name="play" size={16} />
      <span className="heard">{say("me.replay")}</span>
    </a>
  );
}

interface Props {
  readonly question: string;
  readonly aside?: ReactNode;
}

/** One's hands that are sought, newest first, page by page. */
export function History({ question, aside }: Props) {
  const { say } = useSpeech();
  useReplayAhead();
  const [more, setMore] = useState<readonly Hands[]>([]);
  const [failed, setFailed] = useState<unknown>(null);
  const first = useAsync(
    useCallback(() => call<Hands>("GET", `/api/me/hands?${question}`), [question]),
  );
  const pages = first.value ? [first.value, ...more] : [];
  const next = pages.at(-1)?.next ?? null;
  const load = async () => {
    try {
      const page = await call<Hands>("GET", `/api/me/hands?${question}&behind=${next}`);
      setMore([...more, page]);
      setFailed(null);
    } catch (error) {
      setFailed(error);
    }
  };
  return (
    <Panel title={say("me.history")} aside={aside}>
      <ul className="hand-lines">
        {pages
          .flatMap((page) => page.hands)
          .map((hand) => (
            <li key={hand.id}>
              <Line hand={hand} />
            </li>
          ))}
      </ul>
      <Trouble of={failed ?? first.error} />
      {next !== null && (
        <Button className="me-more" onClick={load}>
          {say("me.more")}
        </Button>
      )}
    </Panel>
  );
}
