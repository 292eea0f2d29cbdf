/**
 * Sentences from codes and facts, in the same forms as paiju.text.sentences:
 * `{seat:seat}`, `{cards:cards}`, `{needed:n card}` (a number with its noun), or `{text}` as it is.
 */
import { find, type Words, words } from "./catalogue";

export type Facts = Readonly<Record<string, unknown>>;
/** What seats are called, where they have names. */
export type Seats = Readonly<Record<number, string>>;

const SYMBOLS: Readonly<Record<string, string>> = { S: "♠", H: "♥", C: "♣", D: "♦" };
const CARD = /^([SHCD])(10|[2-9AJQK])$/;
const FIELD = /\{(\w+)(?::([^}]*))?\}/g;
const LONGEST = 120;

/** Cut what a stranger wrote to what can be shown on a line. */
export function plain(text: string): string {
  const seen = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");
  return seen.length <= LONGEST ? seen : `${seen.slice(0, LONGEST - 1)}…`;
}

/** Begin with a capital where the script has some. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function word(from: Words, ...path: readonly string[]): string {
  return find(from, ...path) ?? plain(path.at(-1) ?? "").replaceAll("_", " ");
}

/** Write a card as players see it. */
export function cardName(from: Words, name: string): string {
  const [, suit, rank] = CARD.exec(name) ?? [];
  return suit ? `${SYMBOLS[suit]}${rank}` : word(from, "card", name);
}

/** Name a seat. */
export function seatName(from: Words, seat: number, seats?: Seats): string {
  return seats?.[seat] ?? word(from, "seat", "number").replace("{n}", String(seat));
}

function counted(from: Words, noun: string, count: unknown): string {
  const forms = [String(count), count === 1 ? "one" : "other"];
  const form = forms.find((one) => find(from, "noun", noun, one)) ?? "other";
  return word(from, "noun", noun, form).replace("{n}", String(count));
}

/** Write a list; seats as a sentence names them, each once. */
function listed(from: Words, kind: string, shown: readonly string[]): string {
  if (kind === "cards") return shown.join(" ");
  const comma = word(from, "word", "comma");
  if (kind !== "seat") return shown.join(comma);
  const once = [...new Set(shown)];
  const last = once.pop() ?? "";
  return once.length > 0 ? once.join(comma) + word(from, "word", "and") + last : last;
}

/** Return a fact as people read it; `kind` is what a text would put behind its colon. */
export function show(from: Words, value: unknown, kind = "", seats?: Seats): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) {
    return find(from, kind, "none") ?? word(from, "word", "none");
  }
  if (Array.isArray(value)) {
    const shown = value.map((one) => show(from, one, kind, seats));
    return listed(from, kind, shown);
  }
  if (typeof value === "object") {
    const parts = Object.entries(value).map(
      ([k, one]) => `${plain(k)} ${show(from, one, kind, seats)}`,
    );
    return parts.join(word(from, "word", "comma"));
  }
  if (typeof value === "boolean") return word(from, "word", value ? "yes" : "no");
  if (kind === "cards") return cardName(from, String(value));
  if (kind.startsWith("n ")) return counted(from, kind.slice(2), value);
  if (typeof value === "number")
    return kind === "seat" ? seatName(from, value, seats) : String(value);
  if (kind === "game") return name(from, "game", String(value));
  return kind ? word(from, kind, String(value)) : plain(String(value));
}

/** Put facts into a text; a word of ours that comes first is capitalised, a stranger's not. */
export function fill(from: Words, text: string, facts: Facts, seats?: Seats): string {
  return text.replace(FIELD, (_, field: string, kind: string | undefined, at: number) => {
    const shown = show(from, facts[field], kind ?? "", seats);
    return kind && at === 0 ? capital(shown) : shown;
  });
}

/** Return the facts that a text names. */
export function fields(text: string): readonly string[] {
  return [...text.matchAll(FIELD)].map((match) => match[1] ?? "");
}

/** Return the sentence of a code: `own` where all its facts are known, else `text`. */
export function sentence(
  from: Words,
  kind: string,
  code: string,
  facts: Facts,
  seats?: Seats,
): string {
  for (const form of ["own", "text"]) {
    const text = find(from, kind, code, form);
    if (text !== undefined && fields(text).every((field) => field in facts)) {
      return fill(from, text, facts, seats);
    }
  }
  const shown = Object.entries(facts).map(([key, fact]) => `${key} ${show(from, fact, "", seats)}`);
  return [plain(code), ...shown].join(" · ");
}

/** Return what a game, preset, switch, phase, act, type, verb, suit, … is called. */
export function name(from: Words, kind: string, key: string): string {
  const part = kind === "game" || kind === "about" ? words(from.lang, from.texts, key) : from;
  const called = word(part, kind, ...key.split("."));
  return kind === "game" ? capital(called) : called;
}
