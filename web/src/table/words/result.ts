import type { Speech } from "../../base/text/speech";
import type { Room, Table, WireEvent } from "../../link/wire";

/** The facts of an outcome that are told on a line of their own, in this order. */
const TOLD = ["dealer", "points", "finish", "multiplier"] as const;

/** Tell who was friend, and by which card. */
function friendLine({ say }: Speech, table: Table): string | null {
  const { facts, outcome } = table.view;
  if (facts.alone === true) return say("outcome.alone");
  const value = outcome?.facts.friend;
  if (typeof value !== "number") return null;
  return facts.called
    ? say("outcome.friend_by", { value, card: facts.called, nth: facts.nth })
    : say("outcome.friend", { value });
}

/** Tell who has won the match, if anybody has. */
function matchLines({ say }: Speech, room: Room): readonly string[] {
  const { winners } = room.standing;
  return winners && room.phase !== "playing" ? [say("outcome.match", { value: winners })] : [];
}

/** Tell the facts behind a result, line by line. */
export function resultLines(speech: Speech, room: Room, table: Table): readonly string[] {
  const facts = table.view.outcome?.facts ?? {};
  const told = TOLD.filter((name) => facts[name] !== undefined && facts[name] !== null);
  const friend = friendLine(speech, table);
  return [
    ...told.map((name) => speech.say(`outcome.${name}`, { value: facts[name] })),
    ...(friend ? [friend] : []),
    ...matchLines(speech, room),
  ];
}

/** Tell what the game knows of the next hand. */
export function comingLines(speech: Speech, room: Room): readonly string[] {
  return room.coming.map(speech.event);
}

const isPlay = ({ facts }: WireEvent) => "verb" in facts || "left" in facts || "type" in facts;

/** Return what happened after the last play: how the hand was settled, not what is coming. */
export function closing(
  events: readonly WireEvent[],
  coming: readonly WireEvent[],
): readonly WireEvent[] {
  const names = new Set(coming.map(({ name }) => name));
  return events.slice(events.findLastIndex(isPlay) + 1).filter(({ name }) => !names.has(name));
}
