import type { Speech } from "../text/use";
import type { Room, Table, WireEvent } from "../wire";

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

/** Tell what comes next: who has won it all, or who starts and who pays. */
function nextLines({ say }: Speech, room: Room): string[] {
  const { winners, dealer, owed } = room.standing;
  if (winners) return [say("outcome.match", { value: winners })];
  const starts = dealer === null ? [] : [say("outcome.next", { value: dealer })];
  return [...starts, ...owed.map(([payer, receiver]) => say("outcome.owed", { payer, receiver }))];
}

/** Tell the facts behind a result, line by line. */
export function outcomeLines(speech: Speech, room: Room, table: Table): readonly string[] {
  const facts = table.view.outcome?.facts ?? {};
  const told = TOLD.filter((name) => facts[name] !== undefined && facts[name] !== null);
  const friend = friendLine(speech, table);
  const after = room.phase === "playing" ? [] : nextLines(speech, room);
  return [
    ...told.map((name) => speech.say(`outcome.${name}`, { value: facts[name] })),
    ...(friend ? [friend] : []),
    ...after,
  ];
}

const isPlay = ({ facts }: WireEvent) => "verb" in facts || "left" in facts || "type" in facts;

/** Return what happened after the last play: how the hand was settled. */
export function closing(events: readonly WireEvent[]): readonly WireEvent[] {
  return events.slice(events.findLastIndex(isPlay) + 1);
}
