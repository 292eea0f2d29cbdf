import { useMemo, useState } from "react";
import { Button } from "../../base/look/controls";
import { About, useSpeech } from "../../base/text/speech";
import { go } from "../../link/route";
import type { WireGame } from "../../link/routes";
import { GameAbout } from "../shared/games/GameAbout";
import { GamePicture } from "../shared/games/GamePicture";
import { brings } from "../shared/games/useGame";
import { Trouble } from "../shared/page/Trouble";
import { filtered, knownOf } from "../shared/rulebook/Book";
import { Clause } from "../shared/rulebook/Clause";
import { type Position, writePosition } from "../shared/rulebook/position";
import { SearchField } from "../shared/rulebook/SearchField";
import { wordsOf } from "../shared/rulebook/search";
import { spansOf } from "../shared/rulebook/spans";
import { clausesOf, useBook } from "../shared/rulebook/useBook";
import "../shared/rulebook/book.css";

/** Open a position of a game. */
export function tryIt(game: string, position: Position): void {
  go({ at: "try", game, position: writePosition(position) });
}

/** What is found in one book. */
function Hits({ game, query }: { readonly game: WireGame; readonly query: string }) {
  const speech = useSpeech();
  const { value: book, error } = useBook(game.name);
  const spans = useMemo(() => {
    if (!book) return new Map();
    const known = knownOf(game, book);
    return new Map(
      clausesOf(book).map((one) => [one.number, spansOf(one.words, known, speech.lang)]),
    );
  }, [game, book, speech.lang]);
  if (error) return <Trouble of={error} />;
  if (!book) return null;
  const found = filtered(speech, game, book, spans, query).flatMap((one) => one.clauses);
  return (
    <section className="shelf-hits" data-game={game.name}>
      <h2>
        {speech.name("game", game.name)}
        <span className="soft fine-print">{speech.say("book.found", { count: found.length })}</span>
      </h2>
      {found.map((clause) => (
        <Clause
          key={clause.number}
          game={game}
          clause={{ ...clause, pictures: [] }}
          spans={spans.get(clause.number) ?? []}
          words={wordsOf(query)}
          here={false}
          onClause={(number) => go({ at: "rules", game: game.name, clause: number })}
          onTry={(position) => tryIt(game.name, position)}
        />
      ))}
    </section>
  );
}

/** All rule books, and a search through all of them. */
export function Shelf({ games: all }: { readonly games: readonly WireGame[] }) {
  const { say, name } = useSpeech();
  const [query, setQuery] = useState("");
  const searching = wordsOf(query).length > 0;
  const games = all.filter((game) => brings(game, "rulebook"));
  return (
    <div className="shelf">
      <SearchField query={query} onQuery={setQuery} count={null} />
      {searching ? (
        games.map((game) => (
          <About key={game.name} game={game.name}>
            <Hits game={game} query={query} />
          </About>
        ))
      ) : (
        <ul className="shelf-books">
          {games.map((game) => (
            <li key={game.name} className="shelf-book" data-game={game.name}>
              <GamePicture game={game} />
              <h2>{name("game", game.name)}</h2>
              <GameAbout game={game.name} quiet />
              <div className="row">
                <Button
                  kind="go"
                  icon="rules"
                  aria-label={say("book.read_game", { game: game.name })}
                  onClick={() => go({ at: "rules", game: game.name })}
                >
                  {say("book.read")}
                </Button>
                {brings(game, "trying") && (
                  <Button
                    icon="play"
                    aria-label={say("book.try_game", { game: game.name })}
                    onClick={() => go({ at: "try", game: game.name, position: "" })}
                  >
                    {say("book.try")}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
