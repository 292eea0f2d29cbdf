import type { Language, Texts } from "./catalogue";

const asked = new Map<Language, Promise<Texts>>();
const failed = new Set<Language>();

async function fetchTexts(lang: Language): Promise<Texts> {
  const answer = await fetch(`/api/text/${lang}`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return (await answer.json()) as Texts;
}

/** Load the catalogues of a language: one promise for all who ask, also when it fails. */
export function loadTexts(lang: Language): Promise<Texts> {
  const known = asked.get(lang);
  if (known) return known;
  const found = fetchTexts(lang);
  asked.set(lang, found);
  found.catch(() => failed.add(lang));
  return found;
}

/** Let what failed be asked for again. */
export function forgetFailed(): void {
  for (const lang of failed) asked.delete(lang);
  failed.clear();
}
