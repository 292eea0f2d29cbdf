/** Facts come without types: these read them, and what is not as expected counts as absent. */
import type { Table, WireView } from "../link/wire";

type Facts = Readonly<Record<string, unknown>>;

export function numberOf(facts: Facts, name: string): number | null {
  const value = facts[name];
  return typeof value === "number" ? value : null;
}

export function textOf(facts: Facts, name: string): string | null {
  const value = facts[name];
  return typeof value === "string" ? value : null;
}

export function listOf(facts: Facts, name: string): readonly unknown[] {
  const value = facts[name];
  return Array.isArray(value) ? value : [];
}

export function cardsOf(facts: Facts, name: string): readonly string[] {
  return listOf(facts, name).filter((one) => typeof one === "string");
}

export function numbersOf(facts: Facts, name: string): readonly number[] {
  return listOf(facts, name).filter((one) => typeof one === "number");
}

export function factsOf(facts: Facts, name: string): Facts | null {
  const value = facts[name];
  return value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Facts)
    : null;
}

export interface Shown {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Read cards and whose they are. */
export function shownOf(facts: Facts, name: string): Shown | null {
  const found = factsOf(facts, name);
  const seat = found && numberOf(found, "seat");
  return found && seat ? { seat, cards: cardsOf(found, "cards") } : null;
}

/** The trick before this one, and who won it. */
export function lastTrick(view: WireView): { plays: readonly Shown[]; winner: number | null } {
  const plays = listOf(view.facts, "last").flatMap((one) => {
    const found = shownOf({ one }, "one");
    return found ? [found] : [];
  });
  return { plays, winner: numberOf(view.facts, "last_winner") };
}

/** The highest bid that lies on the table, while there is no lead yet. */
export function standingBid(view: WireView): Shown | null {
  if (numberOf(view.facts, "leader") !== null) return null;
  for (const name of ["stuck", "countered", "declared", "bid"]) {
    const bid = shownOf(view.private, name) ?? shownOf(view.facts, name);
    if (bid) return bid;
  }
  return null;
}

/** The spare milliseconds of the own seat. */
export function bankOf({ clock, view }: Table): number {
  return clock.bank[(view.seat ?? 0) - 1] ?? 0;
}

/** What cards are worth together. */
export function worth(cards: readonly string[], points: Readonly<Record<string, number>>): number {
  return cards.reduce((sum, card) => sum + (points[card] ?? 0), 0);
}
