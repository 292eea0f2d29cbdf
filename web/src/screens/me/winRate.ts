import { percent } from "../../base/text/format";
import type { Tally } from "./answers";

/** Write a share of won hands. */
export function winRate(tally: Tally): string {
  return percent(tally.hands ? tally.won / tally.hands : 0);
}
