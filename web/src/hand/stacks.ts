import { tally } from "../cards/notation";
import type { Store } from "../store";
import type { Group } from "../wire";

/** Equal cards of a hand: one thing to look at and to touch. */
export interface Stack {
  readonly card: string;
  readonly copies: number;
  /** The name of its group: a suit, `trump`, or nothing where the hand is one group. */
  readonly group: string;
  /** The place of its group in the hand. */
  readonly part: number;
}

/** Gather equal neighbours of a sorted hand. */
export function stacksOf(groups: readonly Group[]): Stack[] {
  return groups.flatMap(({ name, cards }, part) =>
    [...tally(cards)].map(([card, copies]) => ({ card, copies, group: name, part })),
  );
}

/** Chosen cards: how many of each. */
export type Chosen = Readonly<Record<string, number>>;

export const NOTHING: Chosen = {};

/** Where the chosen cards are kept: every stack watches its own part, so that a tap draws one stack. */
export type Picks = Store<{ readonly chosen: Chosen }>;

/** Write chosen cards in the order of the hand. */
export function chosenCards(stacks: readonly Stack[], chosen: Chosen): string[] {
  return stacks.flatMap(({ card, copies }) =>
    Array<string>(Math.min(copies, chosen[card] ?? 0)).fill(card),
  );
}

/** Choose so many of a card. */
export function choose(chosen: Chosen, card: string, count: number): Chosen {
  if ((chosen[card] ?? 0) === count) return chosen;
  const { [card]: _, ...others } = chosen;
  return count > 0 ? { ...others, [card]: count } : others;
}

/** Choose exactly these cards. */
export function chooseOnly(cards: readonly string[]): Chosen {
  return Object.fromEntries(tally(cards));
}

/** A tap takes one copy more, and after the last one none. */
export function tapped(chosen: Chosen, stack: Stack): Chosen {
  const count = chosen[stack.card] ?? 0;
  return choose(chosen, stack.card, count >= stack.copies ? 0 : count + 1);
}

/** Choose all that belongs to a stack: its copies, or its whole rank where suits mean nothing. */
export function allAlike(chosen: Chosen, stacks: readonly Stack[], stack: Stack): Chosen {
  const rank = ({ card }: Stack) => (card === "JB" || card === "JS" ? card : card.slice(1));
  const alike = stacks.filter((one) =>
    stack.group === "" ? rank(one) === rank(stack) : one === stack,
  );
  return alike.reduce((so, one) => choose(so, one.card, one.copies), chosen);
}

/** Forget chosen cards that are no longer held. */
export function stillHeld(chosen: Chosen, stacks: readonly Stack[]): Chosen {
  const kept: Record<string, number> = {};
  let same = true;
  const held = new Map(stacks.map((stack) => [stack.card, stack.copies]));
  for (const [card, count] of Object.entries(chosen)) {
    const left = Math.min(count, held.get(card) ?? 0);
    if (left > 0) kept[card] = left;
    if (left !== count) same = false;
  }
  return same ? chosen : kept;
}
