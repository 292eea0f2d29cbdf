import { useId, useMemo, useState } from "react";
import { Icon } from "../../../base/look/Icon";
import { type Speech, useSpeech } from "../../../base/text/speech";
import type { RuleBook, WireChapter, WireGame } from "../../../link/routes";
import { Clause } from "./Clause";
import { readSpan } from "./ClauseWords";
import type { Position } from "./position";
import { SearchField } from "./SearchField";
import { hasAll, isNumber, wordsOf } from "./search";
import { type Known, type Span, spansOf } from "./spans";
import { clausesOf } from "./useBook";
import "./book.css";

interface Props {
  readonly game: WireGame;
  readonly book: RuleBook;
  /** The number of the clause that is asked for. */
  readonly clause?: string | undefined;
  readonly onClause: (number: string) => void;
  readonly onTry: (position: Position) => void;
  readonly query?: string;
}

/** Everything that the words of a game's book may refer to. */
export function knownOf(game: WireGame, book: RuleBook): Known {
  return {
    switches: new Set(game.presets.flatMap((preset) => Object.keys(preset.switches))),
    presets: new Set(game.presets.map((preset) => preset.name)),
    clauses: new Set(clausesOf(book).map((clause) => clause.number)),
  };
}

/** Keep the chapters and clauses in which something is found. */
export function filtered(
  speech: Speech,
  game: WireGame,
  book: RuleBook,
  spans: ReadonlyMap<string, readonly Span[]>,
  query: string,
): readonly WireChapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return book.chapters;
  const numbered = clausesOf(book).some((clause) => isNumber(query, clause.number));
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter((clause) => {
        if (numbered) return isNumber(query, clause.number);
        const read = (spans.get(clause.number) ?? []).map((one) => readSpan(speech, game, one));
        const more = [...clause.rows.flat(), ...clause.pictures.map((one) => one.caption)];
        return hasAll([chapter.title, ...read, ...more].join(" "), words);
      }),
    }))
    .filter((chapter) => chapter.clauses.length > 0);
}

function Contents({ book, onChapter }: { book: RuleBook; onChapter: (title: string) => void }) {
  const { say } = useSpeech();
  return (
    <nav className="book-contents" aria-label={say("book.contents")}>
      <details open={matchMedia("(min-width: 900px)").matches}>
        <summary>
          {say("book.contents")}
          <Icon name="down" size={18} />
        </summary>
        <ol>
          {book.chapters.map((chapter) => (
            <li key={chapter.title}>
              <button type="button" onClick={() => onChapter(chapter.title)}>
                {chapter.title}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** A rule book: contents, a search as one types, and every clause. */
export function Book({ game, book, clause, onClause, onTry, query: first = "" }: Props) {
  const speech = useSpeech();
  const { say } = speech;
  const id = useId();
  const [query, setQuery] = useState(first);
  const spans = useMemo(() => {
    const known = knownOf(game, book);
    return new Map(
      clausesOf(book).map((one) => [one.number, spansOf(one.words, known, speech.lang)]),
    );
  }, [game, book, speech.lang]);
  const shown = filtered(speech, game, book, spans, query);
  const count = shown.reduce((sum, chapter) => sum + chapter.clauses.length, 0);
  const words = wordsOf(query);
  const missing = clause !== undefined && !spans.has(clause);
  const goTo = (number: string) => {
    setQuery("");
    onClause(number);
  };
  const toChapter = (title: string) => {
    setQuery("");
    // The chapter may be hidden by the search until the page is drawn again.
    requestAnimationFrame(() =>
      document.getElementById(`${id}-${title}`)?.scrollIntoView({ block: "start" }),
    );
  };
  return (
    <div className="book">
      <SearchField query={query} onQuery={setQuery} count={words.length ? count : null} />
      <Contents book={book} onChapter={toChapter} />
      <div className="book-chapters">
        {missing && (
          <p className="trouble" role="alert">
            {say("book.no_clause", { clause })}
          </p>
        )}
        {words.length === 0 && <p className="book-opening">{book.opening}</p>}
        {words.length > 0 && count === 0 && <p className="book-nothing">{say("book.nothing")}</p>}
        {shown.map((chapter) => (
          <section key={chapter.title} aria-labelledby={`${id}-${chapter.title}`}>
            <h2 id={`${id}-${chapter.title}`}>{chapter.title}</h2>
            {chapter.clauses.map((one) => (
              <Clause
                key={one.number}
                game={game}
                clause={one}
                spans={spans.get(one.number) ?? []}
                words={words}
                here={one.number === clause}
                onClause={goTo}
                onTry={onTry}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
