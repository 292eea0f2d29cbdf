import { Panel } from "../../base/look/controls";
import { Scrolling } from "../../base/look/Scrolling";
import { BarPlot } from "../../base/plot/BarPlot";
import { called, percent, signed } from "../../base/text/format";
import { type Speech, useSpeech } from "../../base/text/speech";
import type { ComparedDeal, EventSeen, Ranked } from "../../link/routes";

const isOwn = (one: Ranked) => one.seats.some((seat) => seat.you);
const keyOf = (one: Ranked) => `${one.room} ${one.seats[0]?.seat}`;

function namesOf(speech: Speech, one: Ranked): string {
  return one.seats.map((seat) => called(speech, seat.name, seat.bot)).join(" + ");
}

function between(one: Ranked): string {
  return one.low === null || one.high === null ? "" : `${signed(one.low)} … ${signed(one.high)}`;
}

function Line({ one }: { readonly one: Ranked }) {
  const speech = useSpeech();
  const { say } = speech;
  return (
    <tr data-own={isOwn(one) || undefined}>
      <td>{one.place ?? "–"}</td>
      <th scope="row">
        <span className="rank-names">{namesOf(speech, one)}</span>
        <span className="soft fine-print rank-where">
          {say("event.seat_at", {
            seats: one.seats.map((seat) => seat.seat).join(" · "),
            room: one.room,
          })}
        </span>
      </th>
      <td>{one.share === null ? say("event.alone") : percent(one.share)}</td>
      <td>
        {one.points === null ? "–" : signed(one.points)}
        <span className="soft fine-print rank-where">{between(one)}</span>
      </td>
      <td>{say("event.compared_of", { compared: one.compared, played: one.played })}</td>
    </tr>
  );
}

function Picture({ of }: { readonly of: readonly Ranked[] }) {
  const speech = useSpeech();
  const { say } = speech;
  const shown = of.filter((one) => one.points !== null).slice(0, 12);
  const best = shown[0];
  if (!best) return null;
  return (
    <BarPlot
      title={say("event.picture")}
      summary={say("event.picture_summary", {
        count: shown.length,
        name: namesOf(speech, best),
        points: signed(best.points ?? 0),
      })}
      numbers={{
        head: [say("event.who"), say("event.points"), say("me.sure"), say("event.share")],
        rows: shown.map((one) => [
          namesOf(speech, one),
          signed(one.points ?? 0),
          between(one),
          percent(one.share ?? 0),
        ]),
      }}
      bars={shown.map((one) => ({
        key: keyOf(one),
        name: namesOf(speech, one),
        value: one.points ?? 0,
        low: one.low ?? undefined,
        high: one.high ?? undefined,
        text: signed(one.points ?? 0),
        own: isOwn(one),
      }))}
      write={(value) => signed(value)}
    />
  );
}

/** Who made most of the same cards. */
export function Ranking({ tournament }: { readonly tournament: EventSeen }) {
  const { say } = useSpeech();
  const { ranking } = tournament;
  if (ranking.length === 0) {
    return (
      <Panel title={say("event.ranking")}>
        <p className="soft">{say("event.nothing_yet")}</p>
      </Panel>
    );
  }
  return (
    <Panel title={say(tournament.closed ? "event.final" : "event.ranking")}>
      <Scrolling className="rank-table rank-people" label={say("event.ranking_table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("event.place")}</th>
              <th scope="col">{say("event.who")}</th>
              <th scope="col">{say("event.share")}</th>
              <th scope="col">{say("event.points")}</th>
              <th scope="col">{say("event.deals")}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.map((one) => (
              <Line key={keyOf(one)} one={one} />
            ))}
          </tbody>
        </table>
      </Scrolling>
      <p className="soft fine-print rank-note">{say("event.how")}</p>
      <Picture of={ranking} />
    </Panel>
  );
}

function Deal({ deal }: { readonly deal: ComparedDeal }) {
  const { say } = useSpeech();
  return (
    <tr>
      <th scope="row">{deal.number}</th>
      <td>{signed(deal.gain)}</td>
      <td>{deal.field === null ? say("event.alone") : signed(deal.field)}</td>
      <td>{deal.share === null ? "–" : percent(deal.share)}</td>
      <td>{deal.tables}</td>
    </tr>
  );
}

/** What one made of each deal, beside the others. */
export function OwnDeals({ tournament }: { readonly tournament: EventSeen }) {
  const { say } = useSpeech();
  if (tournament.deals.length === 0) return null;
  return (
    <Panel title={say("event.own_deals")}>
      <Scrolling className="rank-table" label={say("event.own_table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("event.deal")}</th>
              <th scope="col">{say("event.yours")}</th>
              <th scope="col">{say("event.field")}</th>
              <th scope="col">{say("event.share")}</th>
              <th scope="col">{say("event.tables")}</th>
            </tr>
          </thead>
          <tbody>
            {tournament.deals.map((deal) => (
              <Deal key={deal.number} deal={deal} />
            ))}
          </tbody>
        </table>
      </Scrolling>
    </Panel>
  );
}
