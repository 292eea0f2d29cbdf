import type { PyodideInterface } from "pyodide";

const FOLDER = "/engine";
const MEMORY = "paiju-memory";
/** Everything that a table may need, so that it is in the memory that is kept. */
const BEGIN = `
import sys
sys.path.insert(0, "${FOLDER}")
import paiju.offline.entry
from paiju.game import games
tuple(games().values())
`;

/** Another browser may lay its memory out otherwise. */
const keyOf = (bundle: string) => `${bundle}?${encodeURIComponent(navigator.userAgent)}`;

async function remembered(bundle: string): Promise<ArrayBuffer | null> {
  try {
    const found = await caches.match(keyOf(bundle), { cacheName: MEMORY });
    return found ? await found.arrayBuffer() : null;
  } catch {
    return null;
  }
}

/** Keep Python's memory as it is after all is loaded: the next start takes a third of the time. */
async function remember(bundle: string, python: PyodideInterface): Promise<void> {
  try {
    const memory = python.makeMemorySnapshot();
    await caches.delete(MEMORY);
    const cache = await caches.open(MEMORY);
    await cache.put(keyOf(bundle), new Response(memory as Uint8Array<ArrayBuffer>));
  } catch {
    // No room: the next start takes as long as this one.
  }
}

/** Start Python with the games in it; `files` are those of the engine, the bundle last. */
export async function startPython(files: readonly string[]): Promise<PyodideInterface> {
  const [module, bundle] = [files.find((url) => url.endsWith("/pyodide.mjs")), files.at(-1)];
  if (!module || !bundle) throw new Error("no engine in this page");
  const packed = fetch(bundle).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(/* @vite-ignore */ module);
  const indexURL = new URL(module.slice(0, module.lastIndexOf("/") + 1), location.href).href;
  const unpack = async (python: PyodideInterface) =>
    python.unpackArchive(await packed, "zip", { extractDir: FOLDER });
  const memory = await remembered(bundle);
  if (memory) {
    try {
      const python: PyodideInterface = await loadPyodide({ indexURL, _loadSnapshot: memory });
      await unpack(python);
      return python;
    } catch {
      await caches.delete(MEMORY);
    }
  }
  const python: PyodideInterface = await loadPyodide({ indexURL, _makeSnapshot: true });
  await unpack(python);
  python.runPython(BEGIN);
  // Nothing of the page may be known to Python yet: its memory alone is kept.
  void remember(bundle, python);
  return python;
}
