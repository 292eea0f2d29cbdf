/** What a turn offers, by its data alone: no game and no phase is known by name. */
import type { Option, Turn, WireMove } from "../link/wire";

/** Acts that are made with cards of the hand and the buttons below it. */
const BY_HAND = new Set(["play", "pass"]);
/** Acts that lay cards of the hand aside. */
const GIFTS = new Set(["bury", "tribute", "return"]);

/** Acts that say no to whatever is offered. */
export function isNo({ act, most }: Pick<Option, "act" | "most">): boolean {
  return most === 0 && (act === "pass" || act === "decline");
}

/**
 * The option to name any card together with a number (叫朋友), in too many ways for buttons.
 *
 * Such a card is of nobody's hand in particular, and is chosen on wheels.
 */
export function callOption(turn: Turn | null): Option | null {
  const found = turn?.options.find(
    ({ moves, most, numbers }) => moves.length === 0 && most === 1 && numbers.length > 0,
  );
  return found ?? null;
}

/** The option to say what stays of a throw. */
export function keepOption({ options }: Turn): Option | null {
  return options.find(({ act }) => act === "keep") ?? null;
}

/** The option to lay cards aside, a place for each (扣底、进贡、还牌). */
export function giftOption({ options }: Turn): Option | null {
  return options.find(({ act, most }) => GIFTS.has(act) && most > 0) ?? null;
}

/** The options that are chosen on a sheet of buttons; none where all there is to say is no. */
export function choiceOptions(turn: Turn): readonly Option[] {
  if (callOption(turn) || keepOption(turn) || giftOption(turn)) return [];
  const offered = turn.options.filter(({ act }) => !BY_HAND.has(act));
  return offered.every(isNo) ? [] : offered;
}

/** The no of the buttons below the hand: none that stands on a sheet or is said by itself. */
export function noOption(turn: Turn | null): Option | null {
  if (!turn || (turn.options.length === 1 && turn.options[0]?.act === "decline")) return null;
  const sheet = choiceOptions(turn);
  return turn.options.find((option) => isNo(option) && !sheet.includes(option)) ?? null;
}

/** The moves of an option that can be buttons; none where cards are to be chosen in the hand. */
export function movesOf({ act, moves, most, numbers }: Option): readonly WireMove[] {
  if (moves.length > 0) return moves;
  if (most > 0) return [];
  return numbers.length > 0 ? numbers.map((number) => ({ act, number })) : [{ act }];
}
