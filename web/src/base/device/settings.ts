import { makeStore, useStore } from "../store";
import type { Language } from "../text/catalogue";
import { recall, remember } from "./storage";

/** What a player has chosen for this device. */
export interface Settings {
  /** None: what the browser asks for. */
  readonly lang: Language | null;
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
const CODE = /^[a-z]{2}$/;
/** The language for those whose own is not there. */
const FALLBACK = "en";

/** What each choice may be; the first is the default. */
export const CHOICES = {
  deck: ["four", "two", "blind"],
  theme: ["dark", "light", "system"],
  pace: ["usual", "slow", "fast", "none"],
} as const;

const DEFAULTS: Settings = {
  lang: null,
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
export function readSettings(kept: unknown): Settings {
  const result: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, value] of Object.entries(kept && typeof kept === "object" ? kept : {})) {
    const choices: readonly unknown[] | undefined = CHOICES[key as keyof typeof CHOICES];
    const fits =
      key === "lang"
        ? typeof value === "string" && CODE.test(value)
        : choices
          ? choices.includes(value)
          : typeof value === typeof result[key];
    if (key in result && fits) result[key] = value;
  }
  return result as unknown as Settings;
}

export const settings = makeStore<Settings>(readSettings(recall(KEY)));

/** The languages that are wanted, the best first; the last one is always there. */
export function wantedLanguages(
  { lang }: Pick<Settings, "lang">,
  asked: readonly string[],
): readonly Language[] {
  const codes = [...(lang ? [lang] : []), ...asked.map((tag) => tag.slice(0, 2).toLowerCase())];
  return [...new Set([...codes.filter((code) => CODE.test(code)), FALLBACK])];
}

/** Show the choices that the look depends on, as attributes of the page. */
export function applySettings(): void {
  const { deck, theme, pace, leftHanded } = settings.get();
  const root = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)").matches;
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
