import { useId } from "react";
import { IconButton } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many clauses are found; null while nothing is looked for. */
  readonly count: number | null;
}

/** A field that searches as one types. */
export function SearchField({ query, onQuery, count }: Props) {
  const { say } = useSpeech();
  const id = useId();
  return (
    <search className="book-search">
      <label className="heard" htmlFor={id}>
        {say("book.search")}
      </label>
      <input
        id={id}
        className="field"
        type="search"
        value={query}
        placeholder={say("book.search_hint")}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && query && onQuery("")}
      />
      {query && <IconButton icon="close" label={say("book.clear")} onClick={() => onQuery("")} />}
      <span className="book-count" role="status">
        {count !== null && say("book.found", { count })}
      </span>
    </search>
  );
}
