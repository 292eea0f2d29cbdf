import type { Room } from "../../link/wire";
import type { Chosen } from "../shared/houserules/RuleSwitches";

/** Return the house rules of a room that differ from its preset. */
export function changedOf(room: Room): Chosen {
  return Object.fromEntries(room.changed.map((rule) => [rule, room.rules[rule] ?? ""]));
}
