import { useSpeech } from "../text/speech";
import { faceOf, tally } from "./notation";
import { RankSign, SuitSign } from "./Signs";
import "./cards.css";

/** A joker as small as a word: its name where 王 is read, else J and K with its star. */
function MiniJoker({ size, copies }: { size: "big" | "small"; copies: number }) {
  const speech = useSpeech();
  const times = copies > 1 ? `${copies}×` : "";
  if (speech.lang === "zh") return `${times}${speech.name("card", size === "big" ? "JB" : "JS")}`;
  return (
    <>
      {times}
      <svg className="rank-sign" viewBox="0 0 20 28" aria-hidden="true">
        <use href="#pj-joker-en" />
      </svg>
      <svg className="suit-sign" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#pj-star-${size}`} />
      </svg>
    </>
  );
}

/** A card as small as a word: rank and suit on paper; copies repeat the rank. */
export function MiniCard({ card, copies = 1 }: { card: string; copies?: number }) {
  const speech = useSpeech();
  const { suit, rank, joker } = faceOf(card);
  return (
    <span
      className="mini"
      data-suit={suit ?? joker}
      role="img"
      aria-label={cardLabel(speech, card, copies)}
    >
      {joker ? (
        <MiniJoker size={joker} copies={copies} />
      ) : (
        <>
          {Array.from({ length: copies }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike and never move
            <RankSign key={copy} rank={rank} />
          ))}
          <SuitSign suit={suit ?? ""} />
        </>
      )}
    </span>
  );
}

/** Several cards as small as words, equal ones together. */
export function MiniCards({ cards }: { cards: readonly string[] }) {
  return (
    <span className="minis">
      {[...tally(cards)].map(([card, copies]) => (
        <MiniCard key={card} card={card} copies={copies} />
      ))}
    </span>
  );
}

interface Namer {
  readonly lang: string;
  say(path: string, facts?: Readonly<Record<string, unknown>>): string;
  name(kind: string, key: string): string;
}

/** Say a card in words, for those who hear the table: 黑桃 A, ace of spades. */
export function cardLabel(speech: Namer, card: string, copies = 1): string {
  const { suit, rank, joker } = faceOf(card);
  const name = joker
    ? speech.name("card", card)
    : speech.say("table.card_name", { suit: speech.name("suit", suit ?? ""), rank });
  return copies > 1 ? speech.say("table.card_copies", { name, copies }) : name;
}

/** Say several cards in words. */
export function cardsLabel(speech: Namer, cards: readonly string[]): string {
  return [...tally(cards)]
    .map(([card, copies]) => cardLabel(speech, card, copies))
    .join(speech.name("word", "comma"));
}
