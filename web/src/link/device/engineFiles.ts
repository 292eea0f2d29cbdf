/** What a device needs to play by itself: written into the page when it is built. */
export interface Engine {
  readonly files: readonly { readonly url: string; readonly size: number }[];
  /** Bytes that are loaded, packed. */
  readonly loaded: number;
}

declare const __ENGINE__: Engine;

export const ENGINE: Engine = __ENGINE__;

/** The cache that holds the engine; the service worker knows it by the same name. */
export const CACHE = "paiju-engine";
