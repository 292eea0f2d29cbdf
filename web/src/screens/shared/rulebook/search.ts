/** A piece of a text, found or not. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

const NUMBER = /^(?:[a-z][a-z0-9_]*\.)?(\d{1,2}(?:\.\d{0,2})?)$/;

/** Return the words that are looked for. */
export function wordsOf(query: string): readonly string[] {
  return query
    .toLowerCase()
    .split(/[\s,，、;；]+/)
    .filter(Boolean);
}

/** Return whether a query is the beginning of a clause's number, as `4`, `4.` or `game.4.7`. */
export function isNumber(query: string, number: string): boolean {
  const asked = NUMBER.exec(query.trim().toLowerCase())?.[1];
  if (!asked) return false;
  return asked.includes(".") ? number.startsWith(asked) : number.startsWith(`${asked}.`);
}

/** Return whether a text has all the words. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
}

/** Cut a text where the words are found in it; the longest at a place wins. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const low = text.toLowerCase();
  // A letter whose small form is longer would shift every place after it.
  if (words.length === 0 || low.length !== text.length) return [{ text, found: false }];
  const cut: Piece[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const length = Math.max(0, ...words.filter((w) => low.startsWith(w, at)).map((w) => w.length));
    if (length === 0) {
      at += 1;
      continue;
    }
    if (at > from) cut.push({ text: text.slice(from, at), found: false });
    cut.push({ text: text.slice(at, at + length), found: true });
    at += length;
    from = at;
  }
  if (from < text.length) cut.push({ text: text.slice(from), found: false });
  return cut;
}
