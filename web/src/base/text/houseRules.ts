import type { Speech } from "./speech";

/** Return what a value of a house rule means. */
export function settingOf(speech: Speech, rule: string, value: string | number): string {
  const key = String(value);
  if (speech.has("value", rule, key)) return speech.name("value", `${rule}.${key}`);
  if (speech.has("value", key)) return speech.name("value", key);
  const noun = speech.has("value", rule, "noun") ? speech.name("value", `${rule}.noun`) : "";
  return speech.show(value, noun && `n ${noun}`);
}
