import type { Speech } from "./speech";

/** Write a share as people read it. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Write a number of points with its sign. */
export function signed(value: number, digits = 1): string {
  const text = String(Number(Math.abs(value).toFixed(digits)));
  if (text === "0") return "0";
  return value < 0 ? `−${text}` : `+${text}`;
}

/** Write a day. */
export function day(speech: Speech, at: number): string {
  const same = new Date(at).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(speech.tag, {
    day: "numeric",
    month: "short",
    ...(!same && { year: "numeric" }),
  }).format(at);
}

/** Write a day and the time of it. */
export function moment(speech: Speech, at: number): string {
  return new Intl.DateTimeFormat(speech.tag, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}

/** Say what a bot or a person is called. */
export function called(speech: Speech, name: string, bot: string | null): string {
  if (bot) return speech.say("room.bot_of", { strength: speech.name("bot", bot) });
  return name || speech.say("me.nobody");
}
