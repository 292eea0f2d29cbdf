import { createContext, type ReactNode, use, useMemo } from "react";
import { find, keys, type Language, type Texts, type Tree, type Words, words } from "./catalogue";
import { type Facts, fill, name, type Seats, sentence, show } from "./sentences";

/** What has a sentence of its own: an event, or the reason of a hint. */
interface Named {
  readonly name: string;
  readonly facts: Facts;
}

/** A no, which has a sentence too. */
interface Refusal {
  readonly code: string;
  readonly facts: Facts;
}

/** Everything that a component needs to speak: bound to one language, one game and its seats. */
export interface Speech {
  readonly lang: Language;
  /** The tag of the language for browsers: `zh-CN`. */
  readonly tag: string;
  /** All languages that there are texts in. */
  readonly languages: Texts["languages"];
  /** A text of the page itself: `say("lobby.play")`. */
  say(path: string, facts?: Facts): string;
  name(kind: string, key: string): string;
  show(value: unknown, kind?: string): string;
  /** A sentence that others say too, in the same words: `tell("card", "same")`. */
  tell(kind: string, code: string, facts: Facts): string;
  refusal(refusal: Refusal): string;
  event(event: Named): string;
  reason(reason: Named): string;
  /** The keys below a path: the phrases there are, for one. */
  keys(...path: readonly string[]): readonly string[];
  /** Whether there is a text at a path. */
  has(...path: readonly string[]): boolean;
  /** The same for a game and its players. */
  of(game: string, seats?: Seats): Speech;
  /** The same with the texts of one screen more. */
  and(part: string, texts: Tree): Speech;
}

/** Make the speech of a game at a table. */
export function speech(from: Words, seats?: Seats): Speech {
  return {
    lang: from.lang,
    tag: from.texts.languages[from.lang]?.tag ?? from.lang,
    languages: from.texts.languages,
    say: (path, facts = {}) =>
      fill(from, find(from, "page", ...path.split(".")) ?? path, facts, seats),
    name: (kind, key) => name(from, kind, key),
    show: (value, kind = "") => show(from, value, kind, seats),
    tell: (kind, code, facts) => sentence(from, kind, code, facts, seats),
    refusal: (refusal) => sentence(from, "refusal", refusal.code, refusal.facts, seats),
    event: (event) => sentence(from, "event", event.name, event.facts, seats),
    reason: (reason) => sentence(from, "reason", reason.name, reason.facts, seats),
    keys: (...path) => keys(from, ...path),
    has: (...path) => find(from, ...path) !== undefined,
    of: (game, others) => speech(words(from.lang, from.texts, game), others ?? seats),
    and: (part, tree) => {
      const parts = { ...from.texts.parts, [part]: tree };
      return speech(words(from.lang, { ...from.texts, parts }, from.game), seats);
    },
  };
}

const Spoken = createContext<Speech | null>(null);

/** Let everything inside speak a language, or about a game. */
export function Speaking({ speech: given, children }: { speech: Speech; children: ReactNode }) {
  return <Spoken value={given}>{children}</Spoken>;
}

/** Speak about a game, with what its seats are called. */
export function About({
  game,
  seats,
  children,
}: {
  game: string;
  seats?: Seats;
  children: ReactNode;
}) {
  const outer = useSpeech();
  const inner = useMemo(() => outer.of(game, seats), [outer, game, seats]);
  return <Spoken value={inner}>{children}</Spoken>;
}

/** Return the speech of the place where a component stands. */
export function useSpeech(): Speech {
  const found = use(Spoken);
  if (!found) throw new Error("a component speaks outside of Speaking");
  return found;
}
