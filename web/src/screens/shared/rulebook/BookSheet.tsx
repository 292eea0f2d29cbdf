import { useState } from "react";
import { useAsync } from "../../../base/hooks/useAsync";
import { useBack } from "../../../base/hooks/useBack";
import { Button } from "../../../base/look/controls";
import { ScreenTexts } from "../../../base/text/ScreenTexts";
import { useSpeech } from "../../../base/text/speech";
import { games } from "../../../link/games";
import { Book } from "./Book";
import { NoBook } from "./NoBook";
import type { Position } from "./position";
import { TryBox } from "./TryBox";
import { clauseNumber, useBook } from "./useBook";

interface Props {
  readonly game: string;
  /** The clause that is asked for, as a refusal names it. */
  readonly clause: string;
  readonly onClose: () => void;
}

function Inside({ game, clause, onClose }: Props) {
  useBack(onClose);
  const { say } = useSpeech();
  const info = useAsync(games).value?.find((one) => one.name === game);
  const { value: book, error, again } = useBook(game);
  const [number, setNumber] = useState(clauseNumber(clause));
  const [position, setPosition] = useState<Position | null>(null);
  if (error) return <NoBook error={error} again={again} />;
  if (!info || !book) return <p role="status">{say("loading")}</p>;
  if (position)
    return (
      <>
        <Button small kind="quiet" icon="back" onClick={() => setPosition(null)}>
          {say("book.back")}
        </Button>
        <TryBox
          game={info}
          book={book}
          position={position}
          onPosition={setPosition}
          onClause={(named) => {
            setNumber(clauseNumber(named));
            setPosition(null);
          }}
        />
      </>
    );
  return (
    <Book
      game={info}
      book={book}
      clause={number || undefined}
      onClause={setNumber}
      onTry={setPosition}
    />
  );
}

/** A rule book over the table: nothing that goes on below is lost. */
export function BookSheet(props: Props) {
  return (
    <ScreenTexts name="rules">
      <Inside {...props} />
    </ScreenTexts>
  );
}
