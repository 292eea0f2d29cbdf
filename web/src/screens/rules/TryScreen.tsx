import { useState } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { IconButton } from "../../base/look/controls";
import { ScreenTexts } from "../../base/text/ScreenTexts";
import { About, useSpeech } from "../../base/text/speech";
import { games } from "../../link/games";
import { go } from "../../link/route";
import type { WireGame } from "../../link/routes";
import { brings } from "../shared/games/useGame";
import { Bar } from "../shared/page/Bar";
import { Message } from "../shared/page/Message";
import { Trouble } from "../shared/page/Trouble";
import { NoBook } from "../shared/rulebook/NoBook";
import { readPosition, writePosition } from "../shared/rulebook/position";
import { starting, TryBox } from "../shared/rulebook/TryBox";
import { clauseNumber, useBook } from "../shared/rulebook/useBook";

/** Copy the address of the page, which holds the position. */
function ShareButton() {
  const { say } = useSpeech();
  const [copied, setCopied] = useState<"" | "copied" | "copy_failed">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied("copied");
    } catch {
      setCopied("copy_failed");
    }
  };
  return (
    <>
      <span className="soft fine-print" role="status">
        {copied && say(`room.${copied}`)}
      </span>
      <IconButton icon="share" label={say("try.share")} onClick={copy} />
    </>
  );
}

function Trying({ game, position }: { readonly game: WireGame; readonly position: string }) {
  const { say } = useSpeech();
  const { value: book, error, again } = useBook(game.name);
  return (
    <div className="page rules-page">
      <Bar title={say("try.title_of", { game: game.name })} back={{ at: "rules", game: game.name }}>
        <ShareButton />
      </Bar>
      <main className="page-main">
        <NoBook error={error} again={again} />
        {book && (
          <TryBox
            game={game}
            book={book}
            position={position ? readPosition(position) : starting(book)}
            onPosition={(next) =>
              go({ at: "try", game: game.name, position: writePosition(next) }, true)
            }
            onClause={(named) => go({ at: "rules", game: game.name, clause: clauseNumber(named) })}
          />
        )}
      </main>
    </div>
  );
}

function Inside({ game, position }: { readonly game: string; readonly position: string }) {
  const { say } = useSpeech();
  const { value, error } = useAsync(games);
  const info = value?.find(
    (one) => one.name === game && brings(one, "rulebook") && brings(one, "trying"),
  );
  if (value && !info)
    return <Message icon="warn" title={say("link.lost_title")} text={say("link.lost")} />;
  if (!info) return <Trouble of={error} />;
  return (
    <About game={info.name}>
      <Trying key={info.name} game={info} position={position} />
    </About>
  );
}

/** Try it: pick cards and see what the judge says; the address keeps the position. */
export function TryScreen(props: { readonly game: string; readonly position: string }) {
  return (
    <ScreenTexts name="rules">
      <Inside {...props} />
    </ScreenTexts>
  );
}
