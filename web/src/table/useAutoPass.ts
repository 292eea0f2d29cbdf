import { useEffect, useRef } from "react";
import type { Table, WireMove } from "../wire";

/** Long enough to see what could not be beaten. */
const PAUSE = 700;

/** Pass by itself where nothing else may be done. */
export function useAutoPass(table: Table, on: boolean, send: (move: WireMove) => void): void {
  const options = table.turn?.options ?? [];
  const only = on && options.length === 1 && options[0]?.act === "pass";
  const sent = useRef(send);
  sent.current = send;
  useEffect(() => {
    if (!only) return;
    const timer = setTimeout(() => sent.current({ act: "pass" }), PAUSE);
    return () => clearTimeout(timer);
  }, [only]);
}
