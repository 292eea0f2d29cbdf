import { memo } from "react";
import { useSpeech } from "../text/speech";
import { faceOf } from "./notation";
import "./cards.css";

interface Shown {
  readonly card: string;
  /** Whether the card is worth points: it gets a brass edge, the part that no other card covers. */
  readonly points?: boolean;
  /** Whether the whole card is seen: only then figures and large signs are drawn. */
  readonly full?: boolean;
  readonly className?: string;
}

function Joker({ size, zh }: { size: "big" | "small"; zh: boolean }) {
  if (zh) {
    return (
      <svg className="card-joker" viewBox="0 0 20 44" aria-hidden="true">
        <use href={`#pj-joker-${size}`} />
      </svg>
    );
  }
  return (
    <>
      <svg className="card-rank" viewBox="0 0 20 28" aria-hidden="true">
        <use href="#pj-joker-en" />
      </svg>
      <svg className="card-suit" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#pj-star-${size}`} />
      </svg>
    </>
  );
}

/** The face of a card, as wide as `--cw` says. It has no name of its own: what holds it has one. */
export const CardFace = memo(function CardFace({ card, points, full, className = "" }: Shown) {
  const { lang } = useSpeech();
  const { suit, rank, joker } = faceOf(card);
  const court = joker ?? ("JQK".includes(rank) ? rank : null);
  return (
    <span
      className={`card ${className}`}
      data-suit={suit ?? joker}
      data-points={points || undefined}
    >
      {joker ? (
        <Joker size={joker} zh={lang === "zh"} />
      ) : (
        <>
          <svg className="card-rank" viewBox="0 0 20 28" aria-hidden="true">
            <use href={`#pj-rank-${rank}`} />
          </svg>
          <svg className="card-suit" viewBox="0 0 24 24" aria-hidden="true">
            <use href={`#pj-suit-${suit}`} />
          </svg>
        </>
      )}
      {full &&
        (court ? (
          <svg className="card-court" viewBox="0 0 48 60" aria-hidden="true">
            <use href={`#pj-court-${court}`} />
          </svg>
        ) : (
          <svg className="card-pip" viewBox="0 0 24 24" aria-hidden="true">
            <use href={`#pj-suit-${suit}`} />
          </svg>
        ))}
    </span>
  );
});

/** The blank edge of a copy that lies behind its equals, with one bar for each copy. */
export function CardEdge({ card, bars }: { card: string; bars: number }) {
  const { suit, joker } = faceOf(card);
  return (
    <span className="card card-edge" data-suit={suit ?? joker}>
      {bars > 0 && (
        <span className="card-tally">
          {Array.from({ length: bars }, (_, bar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are alike and never move
            <i key={bar} />
          ))}
        </span>
      )}
    </span>
  );
}

/** The back of a card. */
export function CardBack({ className = "" }: { className?: string }) {
  return <span className={`card card-back ${className}`} />;
}
