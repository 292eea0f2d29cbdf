import { useEffect, useRef } from "react";
import { buzz } from "../../base/device/activation";
import { useSettings } from "../../base/device/settings";
import type { Table } from "../../link/wire";
import { urgencyOf } from "../clock/Ring";
import type { Trick } from "../show/useTrick";
import { type Sound, sound } from "./sounds";

const HEARD: Readonly<Record<string, Sound>> = {
  led: "card",
  followed: "card",
  played: "card",
  passed: "pass",
  trick_won: "trick",
  round_won: "trick",
  match_won: "won",
};
const BOMBS = new Set(["bomb", "joker_bomb", "straight_flush"]);
const SECOND = 1000;

/** The sound of what happened last: a bomb before everything else. */
function heard(table: Table): Sound | null {
  const { events } = table;
  if (events.some(({ facts }) => BOMBS.has(String(facts.type)))) return "bomb";
  const last = events.findLast(({ name }) => name in HEARD);
  return last ? (HEARD[last.name] ?? null) : null;
}

/** Let the table be heard, and the last ten seconds of one's own time; off until asked for. */
export function useSounds(table: Table, trick: Trick, now: () => number): void {
  const { sounds, vibration } = useSettings();
  const known = useRef(table.seq);
  const isTurn = table.turn !== null;

  useEffect(() => {
    if (known.current === table.seq) return;
    known.current = table.seq;
    const made = heard(table);
    if (sounds && made) sound(made);
  }, [table, sounds]);

  useEffect(() => {
    if (!isTurn || trick.stage !== "open") return;
    if (sounds) sound("turn");
    if (vibration) buzz(30);
  }, [isTurn, trick.stage, sounds, vibration]);

  const due = isTurn ? table.clock.deadline?.due : undefined;
  useEffect(() => {
    if (!sounds || due === undefined) return;
    const timer = setInterval(() => {
      const urgency = urgencyOf((due - now()) / SECOND);
      if (urgency !== "calm" && due > now()) sound(urgency === "soon" ? "tick" : "last");
    }, SECOND);
    return () => clearInterval(timer);
  }, [sounds, due, now]);
}
