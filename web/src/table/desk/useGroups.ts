import { useCallback, useEffect, useMemo, useState } from "react";
import { useSettings } from "../../base/device/settings";
import type { TableActions } from "../../link/tableActions";
import type { Group, Table } from "../../link/wire";
import { moved, type Order, ordered, stillSorted } from "../hand/order";

const NO_CARDS: readonly Group[] = [];
const UNMOVED: Order = [];

/** The groups of the hand: by suit, or by combination as the server sorts it, in the player's order. */
export function useGroups(
  { view }: Table,
  actions: TableActions,
): { readonly groups: readonly Group[]; readonly move: (from: number, to: number) => void } {
  const { combined } = useSettings();
  const isLooking = view.seat === null;
  // Onlookers see the hand below the table where the room shows hands.
  const given = isLooking ? (view.hands?.["1"] ?? NO_CARDS) : view.hand;
  const asks = combined && !isLooking && given.length > 0;
  const held = useMemo(() => JSON.stringify(given), [given]);
  const [sorted, setSorted] = useState<readonly Group[] | null>(null);
  const [order, setOrder] = useState(UNMOVED);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another hand is to be sorted anew
  useEffect(() => {
    if (!asks) return setSorted(null);
    let wanted = true;
    void actions.arrange?.().then((found) => wanted && found && setSorted(found));
    return () => {
      wanted = false;
    };
  }, [actions, asks, held]);

  const natural = useMemo(
    () => (sorted && asks ? stillSorted(sorted, given) : null) ?? given,
    [asks, given, sorted],
  );
  const groups = useMemo(() => ordered(natural, order), [natural, order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to sort has other groups
  useEffect(() => setOrder(UNMOVED), [combined]);
  const move = useCallback(
    (from: number, to: number) => setOrder((before) => moved(natural, before, from, to)),
    [natural],
  );
  return { groups, move };
}
