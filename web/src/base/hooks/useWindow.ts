import { useSyncExternalStore } from "react";

/** How large the window is, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

let known: WindowSize = { width: 0, height: 0 };

function read(): WindowSize {
  const { innerWidth: width, innerHeight: height } = globalThis;
  if (known.width !== width || known.height !== height) known = { width, height };
  return known;
}

function listen(changed: () => void): () => void {
  globalThis.addEventListener("resize", changed);
  return () => globalThis.removeEventListener("resize", changed);
}

/** The size of the window, as it changes. */
export function useWindow(): WindowSize {
  return useSyncExternalStore(listen, read);
}
