import type { WireGame } from "../../../link/routes";

const SUITS = ["S", "H", "C", "D"] as const;
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"] as const;

/** A number that a name always gives, and hardly another. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99991, 7);
}

/** The cards that stand for a game: its own, or some that its name alone decides. */
export function emblemOf({ name, emblem }: Pick<WireGame, "name" | "emblem">): readonly string[] {
  if (emblem.length > 0) return emblem;
  const start = numberOf(name);
  // Four suits from any one on, neighbours in rank.
  return SUITS.map((_, at) => {
    const suit = SUITS[(start + at) % SUITS.length];
    const rank = RANKS[(Math.floor(start / SUITS.length) + at) % RANKS.length];
    return `${suit}${rank}`;
  });
}
