import { useSyncExternalStore } from "react";
import type { Window } from "../../table/hand/layout";

let known: Window = { width: 0, height: 0 };

function read(): Window {
  const { innerWidth: width, innerHeight: height } = globalThis;
  if (known.width !== width || known.height !== height) known = { width, height };
  return known;
}

function listen(changed: () => void): () => void {
  globalThis.addEventListener("resize", changed);
  return () => globalThis.removeEventListener("resize", changed);
}

/** The size of the window, as it changes. */
export function useWindow(): Window {
  return useSyncExternalStore(listen, read);
}
