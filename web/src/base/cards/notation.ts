/** A card as the wire writes it: `S10`, `HA`, `JB` and `JS` for the jokers. */
export type Suit = "S" | "H" | "C" | "D";

export interface Face {
  readonly suit: Suit | null;
  readonly rank: string;
  readonly joker: "big" | "small" | null;
}

const BIG: Face = { suit: null, rank: "JB", joker: "big" };
const SMALL: Face = { suit: null, rank: "JS", joker: "small" };

/** Read the name of a card. */
export function faceOf(card: string): Face {
  if (card === "JB") return BIG;
  if (card === "JS") return SMALL;
  return { suit: card[0] as Suit, rank: card.slice(1), joker: null };
}

/** Count equal cards, first seen first. */
export function tally(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Write counts as a list of cards again. */
export function listed(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].flatMap(([card, count]) => Array<string>(count).fill(card));
}
