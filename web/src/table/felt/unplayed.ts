import type { Shown, WirePlayed, WireView } from "../../link/wire";
import {
  allShown,
  listOf,
  numberOf,
  numbersOf,
  shownOf,
  standingBid,
  textOf,
  textsOf,
} from "../facts";

/** Cards that lie before a seat without being played: bids, tribute, a stopped throw. */
export interface Unplayed extends WirePlayed {
  /** What a tag says: the key of an act or phase, or nothing. */
  readonly tag: "bid" | "thrown" | "tribute" | "shown" | null;
}

function unplayed({ seat, cards }: Shown, tag: Unplayed["tag"]): Unplayed {
  return { seat, cards, reading: null, tag };
}

/** Read who paid what as tribute. */
function tributes(view: WireView): Unplayed[] {
  return listOf(view.facts, "tribute").flatMap((debt) => {
    const seat = numberOf(debt, "seat");
    const receiver = numberOf(debt, "receiver");
    const paid = textOf(debt, "paid");
    const returned = textOf(debt, "returned");
    return [
      ...(paid && seat ? [unplayed({ seat, cards: [paid] }, "tribute")] : []),
      ...(returned && receiver ? [unplayed({ seat: receiver, cards: [returned] }, "tribute")] : []),
    ];
  });
}

/** Read what was shown to make trump or to raise cards. */
function shows(view: WireView): Unplayed[] {
  const card = textOf(view.facts, "trump_card");
  const seat = numberOf(view.facts, "trump_seat");
  const fans = allShown(view.facts, "fans").map((fan) => unplayed(fan, "shown"));
  return [...(card && seat ? [unplayed({ seat, cards: [card] }, "bid")] : []), ...fans];
}

/** Phases after the bids, in which nobody cares who said no. */
const GIVING = new Set(["bury", "call", "tribute", "return"]);

/** Everything that lies before the seats while nobody plays; those who said no have no cards. */
export function unplayedOf(view: WireView): readonly Unplayed[] {
  if (view.table.length > 0 || view.phase === "play" || view.phase === "over") return [];
  const thrown = shownOf(view.facts, "thrown");
  if (thrown) return [unplayed(thrown, "thrown")];
  const bid = standingBid(view);
  const found = [...(bid ? [unplayed(bid, "bid")] : []), ...shows(view), ...tributes(view)];
  const seen = new Set(found.map(({ seat }) => seat));
  const asked = GIVING.has(view.phase) ? [] : numbersOf(view.facts, "declined");
  const declined = asked.filter((seat) => !seen.has(seat));
  return [...found, ...declined.map((seat) => unplayed({ seat, cards: [] }, null))];
}

/** Cards that the seat has just got and may give away again: the kitty. */
export function freshCards(view: WireView): ReadonlySet<string> {
  return new Set(view.phase === "bury" ? textsOf(view.private, "kitty") : []);
}
