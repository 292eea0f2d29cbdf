import type { Group } from "../../link/wire";

/** Names of groups in the order in which a player wants them. */
export type Order = readonly string[];

/** Name every group: several of one name are counted. */
export function idsOf(groups: readonly Group[]): string[] {
  const seen = new Map<string, number>();
  return groups.map(({ name }) => {
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${name}#${count}`;
  });
}

/** Lay groups in the order that was wanted; those that it does not name come last, as they were. */
export function ordered(groups: readonly Group[], order: Order): readonly Group[] {
  if (order.length === 0) return groups;
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return idsOf(groups)
    .map((id, at) => ({ group: groups[at] as Group, place: place(id) }))
    .sort((one, other) => one.place - other.place)
    .map(({ group }) => group);
}

/** Move a group to the place of another; `groups` are as the game gives them. */
export function moved(groups: readonly Group[], order: Order, from: number, to: number): Order {
  const ids = idsOf(groups);
  const shown = ordered(groups, order).map((group) => ids[groups.indexOf(group)] as string);
  const [taken] = shown.splice(from, 1);
  if (taken === undefined) return order;
  shown.splice(Math.max(0, Math.min(shown.length, to)), 0, taken);
  return shown;
}

/** Take cards away from groups that were sorted before they were played; null where others came. */
export function stillSorted(
  sorted: readonly Group[],
  held: readonly Group[],
): readonly Group[] | null {
  const left = new Map<string, number>();
  for (const card of held.flatMap(({ cards }) => cards)) left.set(card, (left.get(card) ?? 0) + 1);
  const kept = sorted.map(({ name, cards }) => ({
    name,
    cards: cards.filter((card) => {
      const count = left.get(card) ?? 0;
      left.set(card, count - 1);
      return count > 0;
    }),
  }));
  const isWhole = [...left.values()].every((count) => count <= 0);
  return isWhole ? kept.filter(({ cards }) => cards.length > 0) : null;
}
