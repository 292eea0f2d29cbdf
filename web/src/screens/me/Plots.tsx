import { Panel } from "../../base/look/controls";
import { BarPlot } from "../../base/plot/BarPlot";
import { LinePlot } from "../../base/plot/LinePlot";
import { called, day, moment, percent, signed } from "../../base/text/format";
import { useSpeech } from "../../base/text/speech";
import type { Statistics, WireGameTally } from "../../link/routes";
import { winRate } from "./winRate";

const SHARE = { low: 0, high: 1 };

function Course({ of }: { readonly of: Statistics }) {
  const speech = useSpeech();
  const { say } = speech;
  const rates = of.course.map(({ tally }, at) => ({
    at,
    value: tally.won / tally.hands,
    low: tally.low,
    high: tally.high,
  }));
  const last = of.course.at(-1);
  if (!last) return null;
  return (
    <LinePlot
      title={say("me.course")}
      summary={say("me.course_summary", {
        count: of.course.length,
        last: winRate(last.tally),
        whole: of.tally ? winRate(of.tally) : "",
      })}
      numbers={{
        head: [say("me.until"), say("me.hands"), say("me.won"), say("me.rate"), say("me.sure")],
        rows: of.course.map(({ end, tally }) => [
          moment(speech, end),
          String(tally.hands),
          String(tally.won),
          winRate(tally),
          `${percent(tally.low)}–${percent(tally.high)}`,
        ]),
      }}
      series={[{ name: say("me.rate"), points: rates }]}
      write={percent}
      below={(at) => day(speech, of.course[at]?.end ?? 0)}
      bounds={SHARE}
    />
  );
}

function Ratings({ of }: { readonly of: Statistics }) {
  const speech = useSpeech();
  const { say, name } = speech;
  if (of.ratings.length === 0) return null;
  const now = of.ratings.map(({ game, ratings }) => {
    const rating = ratings.at(-1)?.rating ?? 0;
    return say("me.rating_now", { game, rating });
  });
  return (
    <LinePlot
      title={say("me.ratings")}
      summary={say("me.ratings_summary", { now: now.join(say("me.and")) })}
      numbers={{
        head: [say("me.until"), say("me.game"), say("me.rating"), "±"],
        rows: of.ratings.flatMap(({ game, ratings }) =>
          ratings.map((one) => [
            moment(speech, one.at),
            name("game", game),
            String(one.rating),
            String(one.sure),
          ]),
        ),
      }}
      series={of.ratings.map(({ game, ratings }) => ({
        name: name("game", game),
        points: ratings.map((one) => ({ at: one.at, value: one.rating })),
      }))}
      write={String}
      below={(at) => day(speech, at)}
    />
  );
}

function Games({ of }: { readonly of: Statistics }) {
  const { say, name } = useSpeech();
  return (
    <BarPlot
      title={say("me.by_game")}
      summary={of.games
        .map(({ game, tally }) => say("me.game_summary", { game, rate: winRate(tally) }))
        .join(say("me.and"))}
      numbers={{
        head: [say("me.game"), say("me.hands"), say("me.rate"), say("me.sure"), say("me.gain")],
        rows: of.games.map(({ game, tally }) => [
          name("game", game),
          String(tally.hands),
          winRate(tally),
          `${percent(tally.low)}–${percent(tally.high)}`,
          signed(tally.gain),
        ]),
      }}
      bars={of.games.map(({ game, tally }) => ({
        key: game,
        name: name("game", game),
        value: tally.won / tally.hands,
        low: tally.low,
        high: tally.high,
        text: say("me.rate_of", { rate: winRate(tally), hands: tally.hands }),
        own: true,
      }))}
      write={percent}
      bounds={SHARE}
    />
  );
}

function Partners({ of }: { readonly of: Statistics }) {
  const speech = useSpeech();
  const { say } = speech;
  if (of.partners.length === 0) return null;
  const shown = of.partners.slice(0, 8);
  return (
    <BarPlot
      title={say("me.by_partner")}
      summary={shown
        .map(({ name, bot, tally }) =>
          say("me.partner_summary", { name: called(speech, name, bot), rate: winRate(tally) }),
        )
        .join(say("me.and"))}
      numbers={{
        head: [say("me.partner"), say("me.hands"), say("me.rate"), say("me.sure"), say("me.gain")],
        rows: of.partners.map(({ name, bot, tally }) => [
          called(speech, name, bot),
          String(tally.hands),
          winRate(tally),
          `${percent(tally.low)}–${percent(tally.high)}`,
          signed(tally.gain),
        ]),
      }}
      bars={shown.map(({ partner, name, bot, tally }) => ({
        key: partner,
        name: called(speech, name, bot),
        value: tally.won / tally.hands,
        low: tally.low,
        high: tally.high,
        text: say("me.rate_of", { rate: winRate(tally), hands: tally.hands }),
        own: bot === null,
      }))}
      write={percent}
      bounds={SHARE}
    />
  );
}

const THIRDS = ["early", "middle", "late"] as const;

function Phases({ of }: { readonly of: WireGameTally }) {
  const { say } = useSpeech();
  const taken = of.phases ?? [];
  const told = THIRDS.map((third, at) => ({ third, value: taken[at] ?? 0 }));
  return (
    <BarPlot
      title={say("me.phases", { game: of.game })}
      summary={told
        .map(({ third, value }) => `${say(`me.${third}`)} ${value.toFixed(1)}`)
        .join(say("me.and"))}
      numbers={{
        head: [say("me.third"), say(`me.taken_${of.unit}`)],
        rows: told.map(({ third, value }) => [say(`me.${third}`), value.toFixed(2)]),
      }}
      bars={told.map(({ third, value }) => ({
        key: third,
        name: say(`me.${third}`),
        value,
        text: say(`me.${of.unit}`, { value: value.toFixed(1) }),
        own: true,
      }))}
      write={String}
      bounds={{ low: 0 }}
    />
  );
}

/** How one's hands went, in pictures. */
export function Plots({ of }: { readonly of: Statistics }) {
  const { say } = useSpeech();
  const phased = of.games.filter((game) => game.phases !== null);
  return (
    <div className="me-plots">
      <Panel title={say("me.over_time")}>
        <div className="me-plot-pair">
          <Course of={of} />
          <Ratings of={of} />
        </div>
      </Panel>
      <Panel title={say("me.compared")}>
        <div className="me-plot-pair">
          <Games of={of} />
          <Partners of={of} />
        </div>
      </Panel>
      {phased.length > 0 && (
        <Panel title={say("me.phases_title")}>
          <p className="soft fine-print me-note">{say("me.phases_note")}</p>
          <div className="me-plot-pair">
            {phased.map((game) => (
              <Phases key={game.game} of={game} />
            ))}
          </div>
        </Panel>
      )}
    </div>
  );
}
