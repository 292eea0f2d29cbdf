import { CardFace } from "../../../base/cards/CardFace";
import "./picture.css";

/** What a game looks like: a few of its telling cards on the felt, and its seats around. */
const PICTURES: Readonly<
  Record<string, { readonly cards: readonly string[]; readonly seats: number }>
> = {
  shandong: { cards: ["H5", "S3", "JB", "JB", "S2"], seats: 4 },
  friends: { cards: ["S2", "SA", "HA", "HA", "HA"], seats: 5 },
  xiaoer: { cards: ["S3", "H3", "D3", "H2", "JB"], seats: 4 },
  guandan: { cards: ["H10", "HJ", "HQ", "HK", "HA"], seats: 4 },
  gandengyan: { cards: ["D4", "C5", "S6", "H7", "JS"], seats: 6 },
};
const ELSE = { cards: ["SA", "HK", "CQ", "DJ"], seats: 4 };

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

/** The picture of a game. */
export function GamePicture({ game }: { readonly game: string }) {
  const { cards, seats } = PICTURES[game] ?? ELSE;
  const middle = (cards.length - 1) / 2;
  return (
    <div className="picture" aria-hidden="true">
      <Seats count={seats} />
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
