import { useCallback, useState } from "react";
import { useAsync } from "../../../base/hooks/useAsync";
import type { Language } from "../../../base/text/catalogue";
import { useSpeech } from "../../../base/text/speech";
import { request } from "../../../link/http";
import type { RuleBook, WireClause } from "../../../link/routes";

const known = new Map<string, Promise<RuleBook>>();

/** Load the rule book of a game: once for all who ask, again where it failed. */
export function loadBook(game: string, lang: Language): Promise<RuleBook> {
  const path = `/api/rules/${game}/${lang}`;
  const found = known.get(path) ?? request<RuleBook>("GET", path, null);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}

/** Wait for a rule book in the language of the page; `again` asks once more. */
export function useBook(game: string) {
  const { lang } = useSpeech();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  const found = useAsync(useCallback(() => loadBook(game, lang), [game, lang, attempt]));
  return { ...found, again: () => setAttempt(attempt + 1) };
}

/** Return the number in the name of a clause: `game.4.7` and `4.7` are the same. */
export function clauseNumber(named: string): string {
  return named.replace(/^[a-z][a-z0-9_]*\./, "");
}

/** List the clauses of a book in order. */
export function clausesOf(book: RuleBook): readonly WireClause[] {
  return book.chapters.flatMap((chapter) => chapter.clauses);
}
