import { useCallback, useState } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { percent } from "../../base/text/format";
import { useSpeech } from "../../base/text/speech";
import { games } from "../../link/games";
import { go, writeRoute } from "../../link/route";
import type { Me as Self, Statistics, WirePartnerTally, WireTally } from "../../link/routes";
import { call } from "../../link/session";
import { History } from "../shared/history/History";
import { Trouble } from "../shared/page/Trouble";
import { Filters } from "./Filters";
import { EVERYTHING, type HandFilter, isNarrow, questionOf } from "./handFilter";
import { Nothing } from "./Nothing";
import { Plots } from "./Plots";
import { winRate } from "./winRate";

function Tiles({ tally, self }: { readonly tally: WireTally; readonly self: Self | null }) {
  const { say, name } = useSpeech();
  return (
    <dl className="me-tiles">
      <div>
        <dt>{say("me.hands")}</dt>
        <dd>{tally.hands}</dd>
      </div>
      <div>
        <dt>{say("me.rate")}</dt>
        <dd>
          {winRate(tally)}
          <small>
            {percent(tally.low)}–{percent(tally.high)}
          </small>
        </dd>
      </div>
      {self?.ratings.map((one) => (
        <div key={one.game}>
          <dt>{say("me.rating_in", { game: name("game", one.game) })}</dt>
          <dd>
            {one.rating}
            <small>±{one.sure}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The way to records from elsewhere. */
function Records() {
  const { say } = useSpeech();
  return (
    <a className="me-records" href={writeRoute({ at: "replay", hand: "", step: 0 })}>
      {say("me.records")}
    </a>
  );
}

/** One's hands: chosen, counted, drawn and listed. */
export function OwnRecord({ self }: { readonly self: Self | null }) {
  const { say } = useSpeech();
  const [filter, setFilter] = useState<HandFilter>(EVERYTHING);
  // Whoever was found without a filter can be chosen; a filter would leave one alone.
  const [partners, setPartners] = useState<readonly WirePartnerTally[]>([]);
  const known = useAsync(games);
  const question = questionOf(filter, Date.now());
  const found = useAsync(
    useCallback(async () => {
      const told = await call<Statistics>("GET", `/api/me/statistics?${question}`);
      if (!question) setPartners(told.partners);
      return told;
    }, [question]),
  );
  const told = found.value;
  if (told && told.tally === null && !isNarrow(filter)) {
    return (
      <>
        <Nothing
          title={say("me.empty_title")}
          text={say("me.empty")}
          button={say("me.play")}
          onClick={() => go({ at: "lobby" })}
        />
        <History question="" aside={<Records />} />
      </>
    );
  }
  return (
    <>
      <Filters
        filter={filter}
        onChange={setFilter}
        games={known.value?.map((game) => game.name) ?? []}
        partners={partners}
      />
      <Trouble of={found.error} />
      {told?.tally && (
        <>
          <Tiles tally={told.tally} self={self} />
          <Plots of={told} />
          <History key={question} question={question} aside={<Records />} />
        </>
      )}
      {told && told.tally === null && (
        <Nothing
          title={say("me.none_title")}
          text={say("me.none")}
          button={say("me.clear")}
          onClick={() => setFilter(EVERYTHING)}
        />
      )}
    </>
  );
}
