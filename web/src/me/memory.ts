/** What this device remembers. Where storage is denied, it lasts as long as the page. */
const fallback = new Map<string, string>();

function storage(): Storage | null {
  try {
    const probe = "paiju.probe";
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return null;
  }
}

/** Whether anything will be remembered when the page is closed. */
export const lasting = storage() !== null;

/** Return what was kept under a key, null where nothing is or it cannot be read. */
export function recall(key: string): unknown {
  try {
    const text = lasting ? localStorage.getItem(key) : fallback.get(key);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Keep a value under a key; null forgets it. */
export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  if (!lasting) return;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full, or taken away meanwhile: the page goes on with what it holds.
  }
}

/** Forget everything that this device knows. */
export function forgetAll(): void {
  fallback.clear();
  if (lasting) localStorage.clear();
  // Tables of this device, and hands that were not sent yet.
  indexedDB.deleteDatabase("paiju");
}
