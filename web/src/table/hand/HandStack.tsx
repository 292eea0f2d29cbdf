import { memo } from "react";
import { CardEdge, CardFace } from "../../base/cards/CardFace";
import { cardLabel } from "../../base/cards/MiniCard";
import { useStore } from "../../base/store";
import { useSpeech } from "../../base/text/speech";
import type { Picks } from "./stacks";

interface Shown {
  readonly of: string;
  readonly card: string;
  readonly copies: number;
  readonly picks: Picks;
  readonly x: number;
  readonly y: number;
  /** How far copies lie apart. */
  readonly step: number;
  readonly full: boolean;
  readonly points: boolean;
  /** Whether no legal move holds it. */
  readonly dim: boolean;
  /** Whether it came in just now: from the kitty, as tribute, from the pile. */
  readonly fresh: boolean;
  readonly current: boolean;
}

/** Equal cards of the hand: one option, whose copies rise one by one. */
export const HandStack = memo(function HandStack(shown: Shown) {
  const speech = useSpeech();
  const { of, card, copies, picks, x, y, step, full, points, dim, fresh, current } = shown;
  const chosen = Math.min(
    copies,
    useStore(picks, (value) => value.chosen[of] ?? 0),
  );
  const name = cardLabel(speech, card, copies);
  const label =
    chosen > 0 && copies > 1 ? speech.say("table.chosen_of", { name, chosen, copies }) : name;
  const marks = `${dim ? " dim" : ""}${fresh ? " fresh" : ""}${current ? " current" : ""}`;
  return (
    <div
      id={`hand-${of}`}
      className={`stack${marks}`}
      role="option"
      tabIndex={-1}
      aria-selected={chosen > 0}
      aria-label={label}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {Array.from({ length: copies }, (_, copy) => {
        const isUp = copy >= copies - chosen;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
            key={copy}
            className={isUp ? "held up" : "held"}
            style={{ left: copy * step }}
          >
            {copy === copies - 1 ? (
              <CardFace card={card} points={points} full={full} />
            ) : (
              <CardEdge card={card} bars={copy === 0 ? copies : 0} />
            )}
          </span>
        );
      })}
    </div>
  );
});
