/**
 * These read facts: of views under the names and types that games declare, of events under any.
 *
 * A game that paiju does not know may mean something else by a name: what is not of the wanted
 * type counts as absent.
 */
import type { Shown, Table, WireView } from "../link/wire";

/** The names under which something of a type may stand. */
type Named<Facts, Wanted> = {
  [Name in keyof Facts]-?: unknown extends Facts[Name]
    ? Name
    : Extract<Facts[Name], Wanted> extends never
      ? never
      : Name;
}[keyof Facts];

type Member<List> = List extends readonly (infer One)[] ? One : never;

export function numberOf<Facts>(facts: Facts, name: Named<Facts, number>): number | null {
  const value: unknown = facts[name];
  return typeof value === "number" ? value : null;
}

export function textOf<Facts>(facts: Facts, name: Named<Facts, string>): string | null {
  const value: unknown = facts[name];
  return typeof value === "string" ? value : null;
}

function membersOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.filter((one) => one !== null) : [];
}

export function listOf<Facts, Name extends Named<Facts, readonly unknown[]>>(
  facts: Facts,
  name: Name,
): readonly NonNullable<Member<Facts[Name]>>[] {
  return membersOf(facts[name]) as readonly NonNullable<Member<Facts[Name]>>[];
}

export function textsOf<Facts>(
  facts: Facts,
  name: Named<Facts, readonly string[]>,
): readonly string[] {
  return membersOf(facts[name]).filter((one) => typeof one === "string");
}

export function numbersOf<Facts>(
  facts: Facts,
  name: Named<Facts, readonly number[]>,
): readonly number[] {
  return membersOf(facts[name]).filter((one) => typeof one === "number");
}

export function bySeat(
  facts: WireView["facts"],
  name: Named<WireView["facts"], Readonly<Record<string, number>>>,
): Readonly<Record<string, number>> | null {
  const value = facts[name];
  return typeof value === "object" ? value : null;
}

function isShown(value: unknown): value is Shown {
  const { seat, cards } = (value ?? {}) as Partial<Shown>;
  return typeof seat === "number" && Array.isArray(cards);
}

/** Read cards and whose they are. */
export function shownOf<Facts>(facts: Facts, name: Named<Facts, Shown>): Shown | null {
  const value: unknown = facts[name];
  return isShown(value) ? value : null;
}

/** Read who shows which cards. */
export function allShown(
  facts: WireView["facts"],
  name: Named<WireView["facts"], readonly Shown[]>,
): readonly Shown[] {
  return membersOf(facts[name]).filter(isShown);
}

/** The trick before this one, and who won it. */
export function lastTrick({ facts }: WireView): { plays: readonly Shown[]; winner: number | null } {
  return { plays: allShown(facts, "last"), winner: numberOf(facts, "last_winner") };
}

/** The highest bid that lies on the table, while there is no lead yet. */
export function standingBid(view: WireView): Shown | null {
  if (numberOf(view.facts, "leader") !== null) return null;
  const made = (["stuck", "countered", "declared"] as const).map(
    (name) => shownOf(view.private, name) ?? shownOf(view.facts, name),
  );
  return made.find((bid) => bid !== null) ?? shownOf(view.facts, "bid");
}

/** The spare milliseconds of the own seat. */
export function bankOf({ clock, view }: Table): number {
  return clock.bank[(view.seat ?? 0) - 1] ?? 0;
}

/** What cards are worth together. */
export function worth(cards: readonly string[], points: Readonly<Record<string, number>>): number {
  return cards.reduce((sum, card) => sum + (points[card] ?? 0), 0);
}
