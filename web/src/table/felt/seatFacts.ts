import type { Speech } from "../../base/text/speech";
import type { Place, Room, Table } from "../../link/wire";
import { bySeat, numbersOf } from "../facts";
import type { SeatFacts } from "./Seat";

/** Gather what a seat shows at the rim. */
export function seatFacts(speech: Speech, room: Room, { view }: Table, place: Place): SeatFacts {
  const { seat } = place;
  const taken = bySeat(view.facts, "taken");
  const finished = numbersOf(view.facts, "finished").indexOf(seat);
  const role = view.facts.dealer === seat ? "dealer" : view.facts.friend === seat ? "friend" : null;
  const badge =
    finished >= 0
      ? { text: String(finished + 1), label: speech.say("table.went_out", { place: finished + 1 }) }
      : role
        ? { text: speech.say(`table.${role}_mark`), label: speech.say(`table.${role}`) }
        : null;
  return {
    place,
    cards: view.counts[seat - 1] ?? 0,
    acts: view.actors.includes(seat),
    points: taken?.[seat] ?? null,
    level: room.standing.levels[seat - 1] ?? null,
    badge,
    partner: false,
  };
}
