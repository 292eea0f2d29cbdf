/** Catalogues as the server exports them: `paiju.text.export`. */
export type Tree = { readonly [key: string]: string | Tree };

/** What a language calls itself, whole and where there is little room, and its tag for browsers. */
export interface LanguageWords {
  readonly name: string;
  readonly short: string;
  readonly tag: string;
}

export interface Texts {
  readonly lang: Language;
  /** All languages that the server has texts in. */
  readonly languages: Readonly<Record<Language, LanguageWords>>;
  readonly common: Tree;
  readonly games: Readonly<Record<string, Tree>>;
  readonly parts: Readonly<Record<string, Tree>>;
}

/** Two letters, as in `zh`: which there are the server says. */
export type Language = string;

/** The words of one game in one language: its own before those of the page and the common ones. */
export interface Words {
  readonly lang: Language;
  readonly game: string;
  readonly texts: Texts;
  readonly trees: readonly Tree[];
}

/** Put together the words of a game, or of no game. */
export function words(lang: Language, texts: Texts, game = ""): Words {
  const own = texts.games[game];
  const trees = [...(own ? [own] : []), ...Object.values(texts.parts), texts.common];
  return { lang, game, texts, trees };
}

/** Return the text at a path, undefined where there is none. */
export function find(from: Words, ...path: readonly string[]): string | undefined {
  for (const tree of from.trees) {
    let found: string | Tree | undefined = tree;
    for (const key of path) found = typeof found === "object" ? found[key] : undefined;
    if (typeof found === "string") return found;
  }
  return undefined;
}

/** Return the keys below a path, of all trees together. */
export function keys(from: Words, ...path: readonly string[]): readonly string[] {
  const found = from.trees.flatMap((tree) => {
    let below: string | Tree | undefined = tree;
    for (const key of path) below = typeof below === "object" ? below[key] : undefined;
    return typeof below === "object" ? Object.keys(below) : [];
  });
  return [...new Set(found)];
}
