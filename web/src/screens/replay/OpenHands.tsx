import { memo } from "react";
import { cardsLabel } from "../../base/cards/MiniCard";
import { faceOf, tally } from "../../base/cards/notation";
import { RankSign, SuitSign } from "../../base/cards/Signs";
import { Scrolling } from "../../base/look/Scrolling";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import type { Group } from "../../link/wire";
import type { Step } from "./timeline";

/** Cards of one suit, or the jokers, in the order of the hand. */
interface Run {
  readonly suit: string;
  readonly ranks: readonly { readonly card: string; readonly copies: number }[];
}

/** Gather neighbours of one suit, as a player reads a hand. */
export function runsOf(cards: readonly string[]): Run[] {
  const runs: { suit: string; ranks: { card: string; copies: number }[] }[] = [];
  for (const [card, copies] of tally(cards)) {
    const suit = faceOf(card).suit ?? "joker";
    const last = runs.at(-1);
    if (last?.suit === suit) last.ranks.push({ card, copies });
    else runs.push({ suit, ranks: [{ card, copies }] });
  }
  return runs;
}

function Rank({ card, copies }: { card: string; copies: number }) {
  const speech = useSpeech();
  const { rank, joker } = faceOf(card);
  return (
    <span className="run-rank" data-suit={joker ?? undefined}>
      {joker ? speech.name("card", card) : <RankSign rank={rank} />}
      {copies > 1 && <sub>{copies}</sub>}
    </span>
  );
}

/** Cards as a line of text: suits, and the ranks behind each. */
export function Runs({ cards }: { readonly cards: readonly string[] }) {
  const speech = useSpeech();
  return (
    <span className="runs" role="img" aria-label={cardsLabel(speech, cards)}>
      {runsOf(cards).map(({ suit, ranks }) => (
        <span key={`${suit}:${ranks[0]?.card}`} className="run" data-suit={suit}>
          <SuitSign suit={suit} />
          {ranks.map(({ card, copies }) => (
            <Rank key={card} card={card} copies={copies} />
          ))}
        </span>
      ))}
    </span>
  );
}

const cardsOf = (groups: readonly Group[]) => groups.flatMap(({ cards }) => cards);

/** All hands, open, with what lies aside: whose turn it is stands out. */
export const OpenList = memo(function OpenList({ step }: { readonly step: Step }) {
  const speech = useSpeech();
  const { actors } = step.view;
  return (
    <ul className="open-list">
      {Object.entries(step.hands).map(([seat, groups]) => {
        const cards = cardsOf(groups);
        return (
          <li key={seat} data-acts={actors.includes(Number(seat)) || undefined}>
            <span className="open-name">
              <bdi>{capital(speech.show(Number(seat), "seat"))}</bdi>
              <small>{cards.length || speech.say("replay.out")}</small>
            </span>
            {cards.length > 0 && <Runs cards={cards} />}
          </li>
        );
      })}
      {Object.entries(step.aside).map(([place, cards]) => (
        <li key={place} className="open-aside">
          <span className="open-name">
            {speech.has("page", "replay", `place_${place}`)
              ? speech.say(`replay.place_${place}`)
              : place}
            <small>{cards.length}</small>
          </span>
          <Runs cards={cards} />
        </li>
      ))}
    </ul>
  );
});

/** All hands, where there is no room beside the table. */
export function OpenHands({ step }: { readonly step: Step }) {
  const { say } = useSpeech();
  return (
    <Scrolling className="open-hands" label={say("replay.hands")}>
      <OpenList step={step} />
    </Scrolling>
  );
}
