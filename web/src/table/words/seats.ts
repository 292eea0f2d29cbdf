import type { Speech } from "../../base/text/speech";
import type { Place } from "../../link/wire";

/** Return what whoever sits on a seat is called; bots have names in every language. */
export function nameOf({ say }: Speech, place: Place): string {
  if (place.kind === "free") return say("room.free");
  return place.name || say(`bot_name.${place.seat}`);
}
