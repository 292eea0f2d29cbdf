import { MiniCards } from "../../base/cards/MiniCard";
import { useSpeech } from "../../base/text/speech";
import type { WireMove } from "../../link/wire";
import { moveName, numberName } from "./moves";

/** A move in little room: its cards and its number, or what it is called. */
export function MoveCards({ move }: { readonly move: WireMove }) {
  const speech = useSpeech();
  const { act, cards, number } = move;
  if (!cards?.length) return <b>{moveName(speech, move)}</b>;
  return (
    <>
      <MiniCards cards={cards} />
      {typeof number === "number" && <small> {numberName(speech, act, number)}</small>}
    </>
  );
}
