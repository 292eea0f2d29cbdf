/** What this device remembers. Where storage is denied or full, it lasts as long as the page. */
const fallback = new Map<string, string>();

function storage(): Storage | null {
  try {
    // Only asked, not written: what is full can still be read.
    localStorage.getItem("paiju");
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
    const text = fallback.get(key) ?? (lasting ? localStorage.getItem(key) : null);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Keep a value under a key, null forgets it; tell whether it lasts longer than the page. */
export function remember(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    if (!lasting) throw new Error("denied");
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    fallback.delete(key);
    return true;
  } catch {
    // Full, denied, or taken away meanwhile: the page goes on with what it holds.
    fallback.set(key, text);
    return false;
  }
}

/** Forget everything that this device knows. */
export function forgetAll(): void {
  fallback.clear();
  if (lasting) localStorage.clear();
  // Tables of this device, and hands that were not sent yet.
  indexedDB.deleteDatabase("paiju");
}
