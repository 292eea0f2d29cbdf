import { useEffect, useRef } from "react";
import type { Table, WireMove } from "../../link/wire";

/** Long enough to see what could not be beaten, and never the same: haste would tell of the hand. */
function pause(): number {
  return 700 + Math.random() * 1300;
}

/** The no that is all there is to say; a pass only where the player wants that. */
function onlyNo(table: Table, passes: boolean): string | null {
  const [only, ...others] = table.turn?.options ?? [];
  if (!only || others.length > 0) return null;
  return only.act === "decline" || (passes && only.act === "pass") ? only.act : null;
}

/** Say no by itself where nothing else may be said: nobody need be asked for it. */
export function useAutoPass(table: Table, passes: boolean, send: (move: WireMove) => void): void {
  const act = onlyNo(table, passes);
  const sent = useRef(send);
  sent.current = send;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next no is another one
  useEffect(() => {
    if (!act) return;
    const timer = setTimeout(() => sent.current({ act }), pause());
    return () => clearTimeout(timer);
  }, [act, table.seq]);
}
