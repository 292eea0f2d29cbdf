import { useAsync } from "../../base/hooks/useAsync";
import { Button } from "../../base/look/controls";
import { ScreenTexts } from "../../base/text/ScreenTexts";
import { About, useSpeech } from "../../base/text/speech";
import { games } from "../../link/games";
import { go } from "../../link/route";
import type { WireGame } from "../../link/routes";
import { brings } from "../shared/games/useGame";
import { Bar } from "../shared/page/Bar";
import { Message } from "../shared/page/Message";
import { Trouble } from "../shared/page/Trouble";
import { Book } from "../shared/rulebook/Book";
import { NoBook } from "../shared/rulebook/NoBook";
import { useBook } from "../shared/rulebook/useBook";
import { Shelf, tryIt } from "./Shelf";

interface Props {
  readonly game?: string | undefined;
  readonly clause?: string | undefined;
}

function OneBook({ game, clause }: { readonly game: WireGame } & Pick<Props, "clause">) {
  const { say, name } = useSpeech();
  const { value: book, error, again } = useBook(game.name);
  return (
    <div className="page rules-page">
      <Bar title={name("game", game.name)} back={{ at: "rules" }}>
        {brings(game, "trying") && (
          <Button
            small
            icon="play"
            onClick={() => go({ at: "try", game: game.name, position: "" })}
          >
            {say("book.try")}
          </Button>
        )}
      </Bar>
      <main className="page-main">
        <NoBook error={error} again={again} />
        {book && (
          <Book
            game={game}
            book={book}
            clause={clause}
            onClause={(number) => go({ at: "rules", game: game.name, clause: number })}
            onTry={(position) => tryIt(game.name, position)}
          />
        )}
      </main>
    </div>
  );
}

function Inside({ game, clause }: Props) {
  const { say } = useSpeech();
  const { value, error } = useAsync(games);
  const info = value?.find((one) => one.name === game && brings(one, "rulebook"));
  if (game && value && !info)
    return <Message icon="warn" title={say("link.lost_title")} text={say("link.lost")} />;
  if (info)
    return (
      <About game={info.name}>
        <OneBook key={info.name} game={info} clause={clause} />
      </About>
    );
  return (
    <div className="page rules-page">
      <Bar title={say("book.title")} back={{ at: "lobby" }} />
      <main className="page-main">
        <Trouble of={error} />
        {value && !game && <Shelf games={value} />}
      </main>
    </div>
  );
}

/** The rules: a shelf of books, one of them, or one clause of it. */
export function RulesScreen(props: Props) {
  return (
    <ScreenTexts name="rules">
      <Inside {...props} />
    </ScreenTexts>
  );
}
