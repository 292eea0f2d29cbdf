import { pause } from "../backoff";
import type { Language, Texts, Tree } from "./catalogue";

const asked = new Map<string, Promise<unknown>>();
const failed = new Set<string>();
let failures = 0;

/** There are no such texts; other failures may pass. */
class NoTexts extends Error {}

async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetch(`/api/text/${path}`);
  if (answer.status === 404) throw new NoTexts(path);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return answer.json();
}

/** Ask for texts: one promise for all who ask, also when it fails. */
function load(path: string): Promise<unknown> {
  const known = asked.get(path);
  if (known) return known;
  const found = fetchJson(path);
  asked.set(path, found);
  found.then(
    () => {
      failures = 0;
    },
    () => {
      failures += 1;
      failed.add(path);
    },
  );
  return found;
}

const chosen = new Map<string, Promise<Texts>>();

async function loadFirst([lang = "", ...others]: readonly Language[]): Promise<Texts> {
  try {
    return (await load(lang)) as Texts;
  } catch (error) {
    if (error instanceof NoTexts && others.length > 0) return loadFirst(others);
    throw error;
  }
}

/** Load the catalogues of the first of these languages that the server has. */
export function loadTexts(languages: readonly Language[]): Promise<Texts> {
  const key = languages.join();
  const known = chosen.get(key);
  if (known) return known;
  const found = loadFirst(languages);
  chosen.set(key, found);
  found.catch(() => failed.add(key));
  return found;
}

/** Load the texts of one screen in a language. */
export function loadPart(lang: Language, part: string): Promise<Tree> {
  return load(`${lang}/${part}`) as Promise<Tree>;
}

/** Say how long to wait before texts that failed are asked for again: longer each time. */
export function pauseBeforeTexts(chance: number): number {
  return pause(failures, false, chance);
}

/** Let what failed be asked for again. */
export function forgetFailed(): void {
  for (const path of failed) {
    asked.delete(path);
    chosen.delete(path);
  }
  failed.clear();
}
