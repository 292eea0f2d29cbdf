import { makeStore, useStore } from "../store";
import { LANGUAGES, type Language } from "../text/catalogue";
import { recall, remember } from "./storage";

/** What a player has chosen for this device. */
export interface Settings {
  readonly lang: Language;
  readonly deck: "four" | "two" | "blind";
  readonly theme: "dark" | "light" | "system";
  readonly pace: "slow" | "usual" | "fast" | "none";
  readonly sounds: boolean;
  readonly voice: boolean;
  readonly vibration: boolean;
  readonly leftHanded: boolean;
  readonly autoPass: boolean;
  readonly counter: boolean;
  /** Whether the hand is sorted by combination instead of by suit. */
  readonly combined: boolean;
}

const KEY = "paiju.settings";

/** What each choice may be; the first is the default, but for the language. */
export const CHOICES = {
  lang: LANGUAGES,
  deck: ["four", "two", "blind"],
  theme: ["dark", "light", "system"],
  pace: ["usual", "slow", "fast", "none"],
} as const;

const DEFAULTS: Settings = {
  lang: "zh",
  deck: "four",
  theme: "dark",
  pace: "usual",
  sounds: false,
  voice: false,
  vibration: true,
  leftHanded: false,
  autoPass: false,
  counter: true,
  combined: false,
};

/** Take what was kept as far as it still means something. */
export function readSettings(kept: unknown, languages: readonly string[]): Settings {
  const speaks = languages
    .find((tag) => /^(zh|en)\b/i.test(tag))
    ?.slice(0, 2)
    .toLowerCase();
  const result: Record<string, unknown> = { ...DEFAULTS, lang: speaks ?? DEFAULTS.lang };
  for (const [key, value] of Object.entries(kept && typeof kept === "object" ? kept : {})) {
    const choices: readonly unknown[] | undefined = CHOICES[key as keyof typeof CHOICES];
    const fits = choices ? choices.includes(value) : typeof value === typeof result[key];
    if (key in result && fits) result[key] = value;
  }
  return result as unknown as Settings;
}

export const settings = makeStore<Settings>(readSettings(recall(KEY), navigator.languages));

/** Show the choices that the look depends on, as attributes of the page. */
export function applySettings(): void {
  const { lang, deck, theme, pace, leftHanded } = settings.get();
  const root = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  root.lang = lang === "zh" ? "zh-CN" : "en";
  root.dataset.deck = deck;
  root.dataset.pace = pace;
  root.dataset.hand = leftHanded ? "left" : "right";
  root.dataset.theme = theme === "system" ? (light ? "light" : "dark") : theme;
}

/** Change some settings, keep them on this device, and show them. */
export function changeSettings(part: Partial<Settings>): void {
  settings.change(part);
  remember(KEY, settings.get());
  applySettings();
}

/** Watch the settings. */
export function useSettings(): Settings {
  return useStore(settings, (value) => value);
}
