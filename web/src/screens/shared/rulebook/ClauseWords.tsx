import { Icon } from "../../../base/look/Icon";
import { settingOf } from "../../../base/text/houseRules";
import { type Speech, useSpeech } from "../../../base/text/speech";
import type { WireGame } from "../../../link/routes";
import { pieces } from "./search";
import type { Span } from "./spans";

/** Text with what is looked for marked in it. */
export function Marked({
  text,
  words,
}: {
  readonly text: string;
  readonly words: readonly string[];
}) {
  return pieces(text, words).map((piece, at) =>
    piece.found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
      <mark key={at}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  );
}

/** Say what a switch is in each preset, once where all agree. */
function settings(speech: Speech, game: WireGame, name: string): string {
  const told = game.presets.map((preset) => {
    const value = preset.switches[name]?.value ?? "";
    return [speech.name("preset", preset.name), settingOf(speech, name, value)] as const;
  });
  const values = new Set(told.map(([, value]) => value));
  if (values.size === 1) return told[0]?.[1] ?? "";
  return told.map((pair) => pair.join(speech.say("book.colon"))).join(" · ");
}

/** Return a span as it is read. */
export function readSpan(speech: Speech, game: WireGame, span: Span): string {
  switch (span.kind) {
    case "switch":
      return `${speech.name("switch", span.name)}${speech.say("book.colon")}${settings(speech, game, span.name)}`;
    case "preset":
      return speech.name("preset", span.name);
    case "clause":
      return span.name;
    default:
      return span.text;
  }
}

interface Props {
  readonly game: WireGame;
  readonly spans: readonly Span[];
  readonly words: readonly string[];
  readonly onClause: (number: string) => void;
}

/** A span of a clause: a switch by its name, another clause as a link. */
function Spanned({ game, span, words, onClause }: Omit<Props, "spans"> & { readonly span: Span }) {
  const speech = useSpeech();
  const read = <Marked text={readSpan(speech, game, span)} words={words} />;
  switch (span.kind) {
    case "switch":
      return (
        <span className="book-switch">
          <Icon name="gear" size={14} />
          <span>{read}</span>
        </span>
      );
    case "clause":
      return (
        <button type="button" className="book-link" onClick={() => onClause(span.name)}>
          {read}
        </button>
      );
    case "code":
      // Words of programs are the same in every language.
      return <code lang="en">{read}</code>;
    case "foreign":
      return <span lang="en">{read}</span>;
    default:
      return <span>{read}</span>;
  }
}

/** The words of a clause. */
export function ClauseWords({ spans, ...rest }: Props) {
  return spans.map((span, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a clause never move
    <Spanned key={at} span={span} {...rest} />
  ));
}
