import type { Speech } from "../../base/text/speech";

/** Begin with a capital where the script has some. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Name an act as a button says it. */
export function actName(speech: Speech, act: string): string {
  return capital(speech.name("act", act));
}

/** Name what a play does, as something that is done now: 毙牌, ruff. */
export function verbName(speech: Speech, verb: string): string {
  return speech.say(`table.verb_${verb}`, { verb });
}
