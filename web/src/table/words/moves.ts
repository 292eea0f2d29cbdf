import { capital } from "../../base/text/sentences";
import type { Speech } from "../../base/text/speech";
import type { Choice, WireMove, WireReading } from "../../link/wire";

/** Name an act as a button says it. */
export function actName(speech: Speech, act: string): string {
  return capital(speech.name("act", act));
}

/** Name the number of an act, as it is where the game has no words for it: 第2张, 3. */
export function numberName(speech: Speech, act: string, number: number): string {
  const key = [String(number), "other"].find((one) => speech.has("number", act, one));
  return key ? speech.name("number", `${act}.${key}`).replace("{n}", String(number)) : `${number}`;
}

/** Name a move without its cards: the act, and what it says besides. */
export function moveName(speech: Speech, { act, number, as }: WireMove): string {
  const name = speech.name("act", act);
  if (typeof number === "number") return `${name} ${numberName(speech, act, number)}`;
  return as ? `${name} ${speech.name("type", as.type)}` : name;
}

/** Name what a play does, as something that is done now: 毙牌, ruff. */
export function verbName(speech: Speech, verb: string): string {
  return speech.say(`table.verb_${verb}`, { verb });
}

/** Name what cards are: 对子 8, and what wild cards stand for. */
export function readingName(speech: Speech, reading: WireReading): string {
  const name = speech.name("type", reading.type);
  const ranked = reading.rank ? `${name} ${speech.show(reading.rank, "rank")}` : name;
  if (reading.stands_for.length === 0) return ranked;
  return `${ranked} · ${speech.say("table.wild", { cards: reading.stands_for })}`;
}

/** Name a move that the chosen cards can be: 毙牌 · 对子 8, or the act where it is no play. */
export function choiceName(speech: Speech, { move, reading, verb }: Choice): string {
  const parts = [];
  if (move.act !== "play") parts.push(moveName(speech, move));
  else if (verb && verb !== "lead" && verb !== "follow") parts.push(verbName(speech, verb));
  if (reading && (move.act === "play" || parts.length === 0))
    parts.push(readingName(speech, reading));
  if (parts.length === 0) parts.push(verb ? verbName(speech, verb) : speech.name("act", move.act));
  return parts.join(" · ");
}
