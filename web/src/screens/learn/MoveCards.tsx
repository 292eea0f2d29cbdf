import { MiniCards } from "../../base/cards/MiniCard";
import { useSpeech } from "../../base/text/speech";
import type { WireMove } from "../../link/wire";

/** A move in little room: its cards, or what it is called. */
export function MoveCards({ move }: { readonly move: WireMove }) {
  const { name } = useSpeech();
  return move.cards?.length ? <MiniCards cards={move.cards} /> : <b>{name("act", move.act)}</b>;
}
