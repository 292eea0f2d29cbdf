import { Avatar } from "../../base/cards/Avatar";
import { useSpeech } from "../../base/text/speech";
import type { Place, WireDeadline } from "../../link/wire";
import { Ring, useTimeLeft } from "../clock/Ring";
import type { Spot } from "./geometry";

export interface SeatFacts {
  readonly place: Place;
  readonly cards: number;
  readonly acts: boolean;
  readonly points: number | null;
  readonly level: string | null;
  /** Dealer, friend, or the place in which somebody went out. */
  readonly badge: { readonly text: string; readonly label: string } | null;
  readonly partner: boolean;
}

interface Props extends SeatFacts {
  readonly at: Spot;
  /** Whether it stands in the lower half, where a sheet may cover it. */
  readonly low: boolean;
  readonly deadline: WireDeadline | null;
  /** Spare milliseconds behind the deadline. */
  readonly bank: number;
  readonly now: () => number;
  readonly picture: number;
}

/** A player at the rim: picture, time, cards held, role, name and points. */
export function Seat(props: Props) {
  const speech = useSpeech();
  const { place, cards, acts, points, badge, at, low, deadline, bank, now, picture, partner } =
    props;
  const time = useTimeLeft(acts ? deadline : null, bank, now);
  const name = place.name || speech.show(place.seat, "seat");
  const away = place.kind === "human" && !place.here;
  const label = speech.say("table.seat_label", { name, cards });
  const state = `${acts ? " acts" : ""}${away || place.auto ? " away" : ""}${partner ? " partner" : ""}`;
  return (
    <section
      className={`seat${state}`}
      style={{ left: at.x, top: at.y }}
      aria-label={badge ? `${label}, ${badge.label}` : label}
      data-seat={place.seat}
      data-low={low || undefined}
    >
      <div className="seat-face">
        <Avatar of={name} pick={picture} />
        {time && <Ring {...time} />}
        <span className="seat-count" aria-hidden="true">
          {cards}
        </span>
        {badge && (
          <span className="seat-badge" aria-hidden="true">
            {badge.text}
          </span>
        )}
        {place.auto && <span className="seat-auto">{speech.say("table.auto_mark")}</span>}
      </div>
      <span className="seat-name">
        <bdi>{name}</bdi>
        {points ? <i>{points}</i> : null}
      </span>
    </section>
  );
}
