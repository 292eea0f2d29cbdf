import { recall, remember } from "../../../base/device/storage";
import { change } from "../../../link/session";
import type { DealPromise, Refused } from "../../../link/wire";
import { toHex } from "./sha256";

const KEY = "paiju.deals";
const MOST = 20;
const SEED_BYTES = 32;

/** What this device knows of a deal from before its cards were dealt. */
export interface Kept {
  readonly key: string;
  readonly commitment: string;
  readonly seed: string;
}

const keyOf = (promise: DealPromise) => `${promise.table}#${promise.hand}`;

function kept(): readonly Kept[] {
  const found = recall(KEY);
  return Array.isArray(found) ? (found as readonly Kept[]) : [];
}

/** Return what was kept of a deal. */
export function keptOf(promise: DealPromise): Kept | null {
  return kept().find((one) => one.key === keyOf(promise)) ?? null;
}

/** Be ready for the promised hand with a share in its shuffle, which this device keeps. */
export function beReady(promise: DealPromise): Promise<Refused | null> {
  const known = keptOf(promise);
  const seed = known?.seed ?? toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  if (!known) {
    const entry: Kept = { key: keyOf(promise), commitment: promise.commitment, seed };
    remember(KEY, [entry, ...kept()].slice(0, MOST));
  }
  return change({ type: "ready", on: true, seed });
}
