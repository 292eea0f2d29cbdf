import { CourtSymbols } from "./Courts";
import { JOKER_EN, JOKER_ZH, RANKS, STARS, SUITS } from "./shapes";

/** All signs of the cards, drawn once in a page; everything else only points at them. */
export function Signs() {
  return (
    <svg className="signs" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(RANKS).map(([rank, path]) => (
          <symbol key={rank} id={`pj-rank-${rank}`} viewBox="0 0 20 28">
            <path d={path} />
          </symbol>
        ))}
        {Object.entries(SUITS).map(([suit, path]) => (
          <symbol key={suit} id={`pj-suit-${suit}`} viewBox="0 0 24 24">
            <path d={path} />
          </symbol>
        ))}
        {(["big", "small"] as const).map((size) => (
          <symbol key={size} id={`pj-star-${size}`} viewBox="0 0 24 24">
            <path fillRule="evenodd" d={STARS[size]} />
          </symbol>
        ))}
        {(["big", "small"] as const).map((size) => (
          <symbol key={size} id={`pj-joker-${size}`} viewBox="0 0 20 44">
            <path d={JOKER_ZH[size]} />
          </symbol>
        ))}
        <symbol id="pj-joker-en" viewBox="0 0 20 28">
          <path d={JOKER_EN} />
        </symbol>
        <CourtSymbols />
      </defs>
    </svg>
  );
}

/** A suit in its colour; `trump` and unknown suits draw nothing. */
export function SuitSign({ suit, className = "" }: { suit: string; className?: string }) {
  if (!(suit in SUITS)) return null;
  return (
    <svg
      className={`suit-sign ${className}`}
      data-suit={suit}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`#pj-suit-${suit}`} />
    </svg>
  );
}

/** A rank as it is drawn on cards. */
export function RankSign({ rank, className = "" }: { rank: string; className?: string }) {
  if (!(rank in RANKS)) return null;
  return (
    <svg className={`rank-sign ${className}`} viewBox="0 0 20 28" aria-hidden="true">
      <use href={`#pj-rank-${rank}`} />
    </svg>
  );
}
