import { makeStore } from "../../base/store";
import { CACHE, ENGINE } from "./engineFiles";

/** How far the engine is on this device. */
export type Stage = "unable" | "unknown" | "absent" | "loading" | "ready" | "failed";

interface State {
  readonly stage: Stage;
  /** From 0 to 1 while it is loading. */
  readonly share: number;
}

// Tests have no browser around them.
const able =
  "serviceWorker" in (globalThis.navigator ?? {}) &&
  "caches" in globalThis &&
  ENGINE.files.length > 0;

export const readiness = makeStore<State>({ stage: able ? "unknown" : "unable", share: 0 });

const PATIENCE = 30_000;

/** The bytes that have to be loaded, once. */
export const BYTES = ENGINE.loaded;

async function missing() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  return ENGINE.files.filter((file) => !kept.has(file.url));
}

/** Return whether this device has all that it needs to play by itself. */
export async function isReady(): Promise<boolean> {
  if (!able) return false;
  if (readiness.get().stage === "unknown") {
    const left = await missing().catch(() => ENGINE.files);
    if (readiness.get().stage === "unknown")
      readiness.change({ stage: left.length ? "absent" : "ready" });
  }
  return readiness.get().stage === "ready";
}

/** Load a file into the cache, telling how many of its bytes have come. */
async function load(cache: Cache, url: string, on: (bytes: number) => void): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        on(chunk.length);
        out.enqueue(chunk);
      },
    }),
  );
  // The bytes are unpacked by now; the policy of the worker and the type go with them.
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  await cache.put(url, new Response(counted, { headers }));
}

/** Wait for the service worker, without which all this would be of no use. */
function serviceWorker(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no service worker")), PATIENCE);
    navigator.serviceWorker.ready.then(resolve, reject);
  });
}

let loading: Promise<void> | null = null;

async function loadAll(): Promise<void> {
  readiness.set({ stage: "loading", share: 0 });
  try {
    const left = await missing();
    const whole = left.reduce((sum, file) => sum + file.size, 0);
    const cache = await caches.open(CACHE);
    let come = 0;
    for (const file of left) {
      await load(cache, file.url, (bytes) => {
        come += bytes;
        readiness.change({ share: Math.min(1, come / whole) });
      });
    }
    await serviceWorker();
    readiness.set({ stage: "ready", share: 1 });
    // Where the browser asks nobody, it may refuse: then the cache is as lasting as any.
    await navigator.storage?.persist?.().catch(() => false);
  } catch {
    readiness.set({ stage: "failed", share: 0 });
  }
}

/** Make this device ready to play without a network. */
export function prepare(): Promise<void> {
  loading ??= loadAll().finally(() => {
    loading = null;
  });
  return loading;
}
