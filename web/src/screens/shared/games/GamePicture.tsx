import { CardFace } from "../../../base/cards/CardFace";
import type { WireGame } from "../../../link/routes";
import { emblemOf } from "./emblem";
import "./picture.css";

function Seats({ count }: { readonly count: number }) {
  const angles = Array.from(
    { length: count },
    (_, seat) => Math.PI / 2 + (seat * 2 * Math.PI) / count,
  );
  return (
    <span className="picture-oval">
      {angles.map((angle) => (
        <i
          key={angle}
          style={{ left: `${50 + 50 * Math.cos(angle)}%`, top: `${50 + 50 * Math.sin(angle)}%` }}
        />
      ))}
    </span>
  );
}

/** The picture of a game: a few of its telling cards on the felt, and its seats around. */
export function GamePicture({ game }: { readonly game: WireGame }) {
  const cards = emblemOf(game);
  const middle = (cards.length - 1) / 2;
  return (
    <div className="picture" aria-hidden="true">
      <Seats count={game.seats.high} />
      <div className="picture-fan">
        {cards.map((card, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
            key={at}
            style={{
              transform: `rotate(${(at - middle) * 9}deg) translateY(${Math.abs(at - middle) * 3}px)`,
            }}
          >
            <CardFace card={card} full={at === cards.length - 1} />
          </span>
        ))}
      </div>
    </div>
  );
}
