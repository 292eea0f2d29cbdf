import { type RefObject, useCallback, useRef, useState } from "react";
import type { TableActions } from "../../link/tableActions";
import type { WireMove, WireRefusal } from "../../link/wire";

/** Why a move was not made, and of what: it holds for one moment of the table. */
interface Refused {
  readonly key: string;
  readonly refusal: WireRefusal;
  readonly alternative: WireMove | null;
}

interface Sending {
  /** Whether a move is on its way, as it is drawn. */
  readonly sending: boolean;
  /** Whether a move is on its way, as it is. */
  readonly isSending: () => boolean;
  readonly refused: Refused | null;
  send(move: WireMove): Promise<void>;
}

/** Send moves, one at a time: a second tap before the first is drawn means the same. */
export function useSend(
  actions: TableActions,
  latest: RefObject<string>,
  onMade: () => void,
  onRefused: () => void,
): Sending {
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const onWay = useRef(false);
  const isSending = useCallback(() => onWay.current, []);
  const send = useCallback(
    async (move: WireMove) => {
      if (onWay.current) return;
      onWay.current = true;
      setSending(true);
      const moved = await actions.move(move);
      onWay.current = false;
      setSending(false);
      if (moved === "made") return onMade();
      // What was not made stays chosen, to be played again or changed.
      if (moved === "lost") return;
      const { refusal, alternative } = moved;
      setRefused({ key: latest.current, refusal, alternative });
      onRefused();
    },
    [actions, latest, onMade, onRefused],
  );
  return { sending, isSending, refused, send };
}
