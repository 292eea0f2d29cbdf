import type { Option, WireMove } from "../../link/wire";

/** The steps of a call: what kind of card, which rank, which copy, and the last look at it. */
export type Step = "kind" | "rank" | "copy" | "sure";

export interface Call {
  readonly step: Step;
  /** A suit, `JB`, `JS`, or `alone`. */
  readonly kind: string | null;
  readonly rank: string | null;
  readonly copy: number | null;
}

export const BEGIN: Call = { step: "kind", kind: null, rank: null, copy: null };
export const ALONE = "alone";
export const JOKERS = ["JB", "JS"] as const;
export const SUITS = ["S", "H", "C", "D"] as const;
export const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"] as const;

/** The kinds of the first wheel; playing alone is one where a call may name no card. */
export function kindsFor(option: Option): readonly string[] {
  return [...JOKERS, ...SUITS, ...(option.least === 0 ? [ALONE] : [])];
}

/** The card of a call so far, null while it is not named. */
export function cardOf({ kind, rank }: Pick<Call, "kind" | "rank">): string | null {
  if (kind === "JB" || kind === "JS") return kind;
  return kind && kind !== ALONE && rank ? `${kind}${rank}` : null;
}

/** Whether no card of a kind may be called. */
export function isBarred(kind: string, legal: readonly string[] | null): boolean {
  if (!legal || kind === ALONE) return false;
  const isJoker = kind === "JB" || kind === "JS";
  return !legal.some((card) => card === kind || (!isJoker && card[0] === kind));
}

/** Choose on the present wheel and go on: jokers have no rank, playing alone has no copy. */
export function chosen(call: Call, value: string): Call {
  switch (call.step) {
    case "kind": {
      const kind = value;
      if (kind === ALONE) return { ...BEGIN, step: "sure", kind };
      const isJoker = kind === "JB" || kind === "JS";
      return { ...BEGIN, step: isJoker ? "copy" : "rank", kind };
    }
    case "rank":
      return { ...call, step: "copy", rank: value };
    case "copy":
      return { ...call, step: "sure", copy: Number(value) };
    case "sure":
      return call;
  }
}

/** Go back by one wheel. */
export function stepBack(call: Call): Call {
  if (call.step === "sure" && call.kind !== ALONE) return { ...call, step: "copy", copy: null };
  if (call.step === "copy" && call.rank) return { ...call, step: "rank", rank: null };
  return BEGIN;
}

/** Which of the three wheels it is. */
export function progress({ step }: Call): number {
  return step === "kind" ? 1 : step === "rank" ? 2 : 3;
}

/** The move that a finished call makes. */
export function moveOf(act: string, call: Call): WireMove {
  const card = cardOf(call);
  if (!card || call.copy === null) return { act };
  return { act, cards: [card], number: call.copy };
}

/** The call that a move makes: a hint, to be looked at before it is made. */
export function callOf({ cards, number }: WireMove): Call {
  const [card] = cards ?? [];
  if (!card || !number) return { ...BEGIN, step: "sure", kind: ALONE };
  const isJoker = card === "JB" || card === "JS";
  const kind = isJoker ? card : (card[0] ?? null);
  return { step: "sure", kind, rank: isJoker ? null : card.slice(1), copy: number };
}
