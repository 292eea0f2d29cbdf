import { useState } from "react";
import { CardFace } from "../../../base/cards/CardFace";
import { cardLabel } from "../../../base/cards/MiniCard";
import { SuitSign } from "../../../base/cards/Signs";
import { useSpeech } from "../../../base/text/speech";

const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = ["S", "H", "C", "D"] as const;
const JOKERS = ["JB", "JS"];

interface Props {
  /** How many of a card are left to take. */
  readonly left: (card: string) => number;
  readonly onPick: (card: string) => void;
}

function PickCard({ card, left, onPick }: { card: string; left: number; onPick: () => void }) {
  const speech = useSpeech();
  return (
    <button
      type="button"
      className="pick"
      disabled={left === 0}
      data-card={card}
      aria-label={speech.say("try.add", { card: cardLabel(speech, card) })}
      onClick={onPick}
    >
      <CardFace card={card} />
      {left > 1 && <span className="pick-left">{left}</span>}
    </button>
  );
}

/** All cards to take from: one suit at a time on a phone, all of them where there is room. */
export function CardPicker({ left, onPick }: Props) {
  const speech = useSpeech();
  const [suit, setSuit] = useState<string>("S");
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ...SUITS.map((one) => [one, RANKS.map((rank) => `${one}${rank}`)] as const),
    ["J", JOKERS],
  ];
  return (
    <div className="picker">
      <div className="picker-suits">
        {groups.map(([name]) => (
          <button
            key={name}
            type="button"
            aria-pressed={suit === name}
            aria-label={name === "J" ? speech.say("try.jokers") : speech.name("suit", name)}
            onClick={() => setSuit(name)}
          >
            {name === "J" ? "★" : <SuitSign suit={name} />}
          </button>
        ))}
      </div>
      {groups.map(([name, cards]) => (
        <div key={name} className="picker-row" data-open={suit === name}>
          {cards.map((card) => (
            <PickCard key={card} card={card} left={left(card)} onPick={() => onPick(card)} />
          ))}
        </div>
      ))}
    </div>
  );
}
