import { pause } from "../backoff";
import type { Language, Texts, Tree } from "./catalogue";

const asked = new Map<string, Promise<unknown>>();
const failed = new Set<string>();
let failures = 0;

async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetch(`/api/text/${path}`);
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

/** Load the catalogues of a language. */
export function loadTexts(lang: Language): Promise<Texts> {
  return load(lang) as Promise<Texts>;
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
  for (const path of failed) asked.delete(path);
  failed.clear();
}
