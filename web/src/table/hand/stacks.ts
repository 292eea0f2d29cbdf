import { tally } from "../../base/cards/notation";
import type { Store } from "../../base/store";
import type { Group } from "../../link/wire";

/** Equal cards of a hand: one thing to look at and to touch. */
export interface Stack {
  /** Its own name: copies of one card may lie in several groups. */
  readonly key: string;
  readonly card: string;
  readonly copies: number;
  /** The name of its group: a suit, `trump`, or nothing where the hand is one group. */
  readonly group: string;
  /** The place of its group in the hand. */
  readonly part: number;
}

/** Gather equal neighbours of a sorted hand. */
export function stacksOf(groups: readonly Group[]): Stack[] {
  const seen = new Map<string, number>();
  const keyOf = (card: string) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return before ? `${card}-${before + 1}` : card;
  };
  return groups.flatMap(({ name, cards }, part) =>
    [...tally(cards)].map(([card, copies]) => ({
      key: keyOf(card),
      card,
      copies,
      group: name,
      part,
    })),
  );
}

/** Chosen cards: how many of each stack, by its key. */
export type Chosen = Readonly<Record<string, number>>;

export const NOTHING: Chosen = {};

/** Where the chosen cards are kept: every stack watches its own part, so that a tap draws one stack. */
export type Picks = Store<{ readonly chosen: Chosen }>;

/** Write chosen cards in the order of the hand. */
export function chosenCards(stacks: readonly Stack[], chosen: Chosen): string[] {
  return stacks.flatMap(({ key, card, copies }) =>
    Array<string>(Math.min(copies, chosen[key] ?? 0)).fill(card),
  );
}

/** Choose so many of a stack. */
export function choose(chosen: Chosen, key: string, count: number): Chosen {
  if ((chosen[key] ?? 0) === count) return chosen;
  const { [key]: _, ...others } = chosen;
  return count > 0 ? { ...others, [key]: count } : others;
}

/** Choose exactly these cards. */
export function chooseOnly(stacks: readonly Stack[], cards: readonly string[]): Chosen {
  const wanted = tally(cards);
  return stacks.reduce((so, { key, card, copies }) => {
    const count = Math.min(copies, wanted.get(card) ?? 0);
    wanted.set(card, (wanted.get(card) ?? 0) - count);
    return choose(so, key, count);
  }, NOTHING);
}

/** A tap takes one copy more, and after the last one none. */
export function tapped(chosen: Chosen, stack: Stack): Chosen {
  const count = chosen[stack.key] ?? 0;
  return choose(chosen, stack.key, count >= stack.copies ? 0 : count + 1);
}

/** Choose all that belongs to a stack: its copies, or its whole rank where suits mean nothing. */
export function allAlike(chosen: Chosen, stacks: readonly Stack[], stack: Stack): Chosen {
  const rank = ({ card }: Stack) => (card === "JB" || card === "JS" ? card : card.slice(1));
  const alike = stacks.filter((one) =>
    stack.group === "" ? rank(one) === rank(stack) : one === stack,
  );
  return alike.reduce((so, one) => choose(so, one.key, one.copies), chosen);
}

/** Forget chosen cards that are no longer held. */
export function stillHeld(chosen: Chosen, stacks: readonly Stack[]): Chosen {
  const kept: Record<string, number> = {};
  let same = true;
  const held = new Map(stacks.map((stack) => [stack.key, stack.copies]));
  for (const [key, count] of Object.entries(chosen)) {
    const left = Math.min(count, held.get(key) ?? 0);
    if (left > 0) kept[key] = left;
    if (left !== count) same = false;
  }
  return same ? chosen : kept;
}
