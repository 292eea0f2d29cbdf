import type { Language, Texts } from "./catalogue";

const loaded = new Map<Language, Promise<Texts>>();

async function fetchTexts(lang: Language): Promise<Texts> {
  const answer = await fetch(`/api/text/${lang}`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return (await answer.json()) as Texts;
}

/** Load the catalogues of a language once; a failure may be tried again. */
export function loadTexts(lang: Language): Promise<Texts> {
  const found = loaded.get(lang) ?? fetchTexts(lang);
  loaded.set(lang, found);
  found.catch(() => loaded.delete(lang));
  return found;
}
