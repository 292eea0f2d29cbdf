/** What this device keeps of its own tables: the log of the open one, and hands to be sent. */

import type { DeviceHand } from "../routes";

const NAME = "paiju";
const ROWS = "rows";
const HANDS = "hands";

/** One row of a room's log, as paiju.offline.entry writes it. */
export interface Row {
  readonly room: string;
  readonly seq: number;
  readonly snapshot: boolean;
}

/** A hand that waits, with its number; a server that would not take it said why. */
export interface Waiting {
  readonly id: number;
  readonly hand: DeviceHand;
  readonly refused?: string;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
    work.onerror = () => reject(work.error);
  });
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ROWS, { keyPath: ["room", "seq"] });
      request.result.createObjectStore(HANDS, { keyPath: "id", autoIncrement: true });
    };
    request.onsuccess = () => {
      // Somebody wants to delete everything.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Keep what a step left: rows after a snapshot need none before it. All of it, or nothing. */
export async function keep(rows: readonly Row[], hands: readonly DeviceHand[]): Promise<void> {
  if (!rows.length && !hands.length) return;
  const work = (await open()).transaction([ROWS, HANDS], "readwrite", { durability: "strict" });
  const log = work.objectStore(ROWS);
  for (const row of rows) {
    // There is one table on a device: a new one, or a new hand, begins the log anew.
    if (row.snapshot) log.clear();
    log.put(row);
  }
  for (const hand of hands) work.objectStore(HANDS).add({ hand });
  await finished(work);
}

/** Return the log of the open table. */
export async function log(): Promise<readonly Row[]> {
  const work = (await open()).transaction(ROWS);
  return done(work.objectStore(ROWS).getAll());
}

/** Forget the open table. */
export async function forgetTable(): Promise<void> {
  const work = (await open()).transaction(ROWS, "readwrite");
  work.objectStore(ROWS).clear();
  await finished(work);
}

/** Return the hands that the server does not have yet. */
export async function waiting(): Promise<readonly Waiting[]> {
  const work = (await open()).transaction(HANDS);
  return done(work.objectStore(HANDS).getAll());
}

/** Forget a hand that was sent. */
export async function forgetHand(id: number): Promise<void> {
  const work = (await open()).transaction(HANDS, "readwrite");
  work.objectStore(HANDS).delete(id);
  await finished(work);
}

/** Remember why the server would not take a hand. */
export async function mark(hand: Waiting, refused: string): Promise<void> {
  const work = (await open()).transaction(HANDS, "readwrite");
  work.objectStore(HANDS).put({ ...hand, refused });
  await finished(work);
}
