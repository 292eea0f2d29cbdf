import { MiniCards } from "../../base/cards/MiniCard";
import { SuitSign } from "../../base/cards/Signs";
import { useSettings } from "../../base/device/settings";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import type { Room, Table } from "../../link/wire";
import { bySeat, lastTrick } from "../facts";

/** Points, levels and roles of all seats. */
export function Scores({ room, table }: { room: Room; table: Table }) {
  const speech = useSpeech();
  const { view } = table;
  const taken = bySeat(view.facts, "taken");
  const { levels, scores } = view.standing;
  return (
    <section className="panel">
      <h2>{speech.say(taken ? "table.by_player" : "table.standing")}</h2>
      {room.seats.map(({ seat, name }) => (
        <div className="panel-line" key={seat}>
          <span className="panel-name">
            {levels.length > 0 && <span className="panel-level">{levels[seat - 1]}</span>}
            <bdi>{name || speech.show(seat, "seat")}</bdi>
            {view.facts.dealer === seat && <small>{speech.say("table.dealer")}</small>}
            {view.facts.friend === seat && <small>{speech.say("table.friend")}</small>}
          </span>
          <b>{(taken ? taken[seat] : scores[seat - 1]) ?? 0}</b>
        </div>
      ))}
    </section>
  );
}

/** The trick before this one. */
export function LastTrick({ table }: { table: Table }) {
  const speech = useSpeech();
  const { plays, winner } = lastTrick(table.view);
  if (!("last" in table.view.facts)) return null;
  return (
    <section className="panel">
      <h2>{speech.say("table.last_trick")}</h2>
      {plays.length === 0 && <p className="panel-none">{speech.say("table.none_yet")}</p>}
      {plays.map(({ seat, cards }) => (
        <div className="panel-line" key={seat}>
          <span className="panel-name">
            <bdi>{capital(speech.show(seat, "seat"))}</bdi>
            {seat === winner && <small>{speech.say("table.won")}</small>}
          </span>
          <MiniCards cards={cards} />
        </div>
      ))}
    </section>
  );
}

const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = ["S", "H", "C", "D"];

/** What has not been seen yet (记牌器), by rank and suit. */
export function Counter({ table }: { table: Table }) {
  const speech = useSpeech();
  const { unseen } = table.view;
  const shown = RANKS.filter((rank) => SUITS.some((suit) => `${suit}${rank}` in unseen));
  if (!useSettings().counter || shown.length === 0) return null;
  return (
    <section className="panel">
      <h2>{speech.say("table.unseen")}</h2>
      <table className="counter">
        <thead>
          <tr>
            <td />
            {shown.map((rank) => (
              <th key={rank} scope="col">
                {rank}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SUITS.map((suit) => (
            <tr key={suit}>
              <th scope="row">
                <span className="heard">{speech.name("suit", suit)}</span>
                <span className="chip-suit">
                  <SuitSign suit={suit} />
                </span>
              </th>
              {shown.map((rank) => {
                const count = unseen[`${suit}${rank}`];
                return (
                  <td key={rank} className={count ? "" : "none"}>
                    {count === undefined ? "" : count || "–"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="counter-jokers">
        {["JB", "JS"]
          .filter((joker) => joker in unseen)
          .map((joker) => (
            <span key={joker}>
              {speech.name("card", joker)} <b>{unseen[joker] || "–"}</b>
            </span>
          ))}
      </p>
    </section>
  );
}
