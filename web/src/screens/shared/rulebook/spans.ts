import type { Language } from "../../../base/text/catalogue";

/** What the words of a clause consist of. */
export type Span =
  /** `foreign` is text in another language than the book's: words of programs, names of files. */
  | { readonly kind: "text" | "code" | "foreign"; readonly text: string }
  | { readonly kind: "switch" | "preset" | "clause"; readonly name: string };

/** What words may refer to. */
export interface Known {
  readonly switches: ReadonlySet<string>;
  readonly presets: ReadonlySet<string>;
  readonly clauses: ReadonlySet<string>;
}

/** Brackets around switches: what they mean is shown otherwise. */
const BRACKETS = /[[［〔]((?:`[^`]+`[^`\]］〕]*)+)[\]］〕]/g;
const MARKED = /`([^`]+)`/;
const FILE = /(\bdocs\/[\w./-]+\w)/;
const LATIN = /(\bdocs\/[\w./-]+\w|[A-Za-z_]{3,}(?:[ ,]+[A-Za-z_]{3,})*)/;
const NUMBER = /(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.]*\d)/;

function codeSpan(word: string, known: Known): Span {
  const named = /^\[(\w+)[:：]/.exec(word)?.[1] ?? word;
  if (known.switches.has(named)) return { kind: "switch", name: named };
  if (known.presets.has(named)) return { kind: "preset", name: named };
  return { kind: "code", text: word };
}

function textSpans(text: string, known: Known, lang: Language): readonly Span[] {
  return text.split(NUMBER).flatMap((part, at): readonly Span[] => {
    if (at % 2 === 1 && known.clauses.has(part)) return [{ kind: "clause", name: part }];
    return part
      .split(lang === "zh" ? LATIN : FILE)
      .map((piece, turn) => ({ kind: turn % 2 === 1 ? "foreign" : "text", text: piece }));
  });
}

/** Return whether a span is nothing, or nothing but a comma between two switches. */
function isGap(span: Span, before?: Span, after?: Span): boolean {
  if (span.kind !== "text") return false;
  const between = before?.kind === "switch" && after?.kind === "switch";
  return span.text === "" || (between && /^[\s,、]*$/.test(span.text));
}

/** Take the words of a clause apart: switches, presets, other clauses, and text between them. */
export function spansOf(words: string, known: Known, lang: Language): readonly Span[] {
  return words
    .replace(BRACKETS, "$1 ")
    .split(MARKED)
    .flatMap((part, at) => (at % 2 === 1 ? [codeSpan(part, known)] : textSpans(part, known, lang)))
    .filter((span, at, all) => !isGap(span, all[at - 1], all[at + 1]));
}
