import { loadPart } from "../../base/text/load";
import type { Speech } from "../../base/text/speech";

/** Load the screen of replays before somebody taps the way to it. */
export function loadAhead({ lang }: Speech): void {
  void import("./ReplayScreen").catch(() => undefined);
  void loadPart(lang, "replay").catch(() => undefined);
}
