import { percent } from "../../base/text/format";
import type { WireTally } from "../../link/routes";

/** Write a share of won hands. */
export function winRate(tally: WireTally): string {
  return percent(tally.hands ? tally.won / tally.hands : 0);
}
