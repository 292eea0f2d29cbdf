import { useEffect, useRef } from "react";
import { Button } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import type { WireClause, WireGame, WirePicture } from "../../../link/routes";
import { ClauseWords } from "./ClauseWords";
import { EMPTY, type Position } from "./position";
import type { Span } from "./spans";

interface Props {
  readonly game: WireGame;
  readonly clause: WireClause;
  readonly spans: readonly Span[];
  readonly words: readonly string[];
  /** Whether it is the clause that was asked for. */
  readonly here: boolean;
  readonly onClause: (number: string) => void;
  readonly onTry: (position: Position) => void;
}

function Picture({
  game,
  picture,
  onTry,
}: { game: string; picture: WirePicture } & Pick<Props, "onTry">) {
  const { say } = useSpeech();
  const { position } = picture;
  return (
    <figure className="book-picture">
      <img
        src={`/api/pictures/${game}/${picture.name}.svg`}
        alt={picture.told}
        width={picture.width}
        height={picture.height}
        loading="lazy"
      />
      <figcaption>
        <span>{picture.caption}</span>
        {position && (
          <Button
            small
            icon="play"
            aria-label={say("book.try_this", { what: picture.caption })}
            onClick={() => onTry({ ...EMPTY, ...position })}
          >
            {say("book.try")}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}

function Rows({ rows }: { readonly rows: WireClause["rows"] }) {
  const [head, ...body] = rows;
  if (!head) return null;
  return (
    <table className="book-table">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row[0]}>
            {row.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One clause: its number, its words, its pictures. */
export function Clause({ game, clause, spans, words, here, onClause, onTry }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here) return;
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, [here]);
  return (
    <article
      ref={place}
      className={here ? "book-clause book-here" : "book-clause"}
      data-clause={clause.number}
      aria-current={here || undefined}
      tabIndex={-1}
    >
      <button type="button" className="book-number" onClick={() => onClause(clause.number)}>
        {clause.number}
      </button>
      <div className="book-words">
        <p>
          <ClauseWords game={game} spans={spans} words={words} onClause={onClause} />
        </p>
        <Rows rows={clause.rows} />
      </div>
      {clause.pictures.length > 0 && (
        <div className="book-pictures">
          {clause.pictures.map((picture) => (
            <Picture key={picture.name} game={game.name} picture={picture} onTry={onTry} />
          ))}
        </div>
      )}
    </article>
  );
}
