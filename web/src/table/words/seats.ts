import { useMemo } from "react";
import { type Speech, useSpeech } from "../../base/text/speech";
import type { Place, Room } from "../../link/wire";

/** Return what the player on a seat is called; bots have names in every language. */
export function nameOf({ say }: Speech, place: Place): string {
  if (place.kind === "free") return say("room.free");
  return place.name || say(`bot_name.${place.seat}`);
}

/** Name the seats of a room, if there is one: people and bots by their names, oneself as such. */
export function useSeatNames(room: Room | null): Readonly<Record<number, string>> {
  const speech = useSpeech();
  return useMemo(
    () =>
      Object.fromEntries(
        (room?.seats ?? []).map((place) => [
          place.seat,
          place.seat === room?.you ? speech.name("seat", "you") : nameOf(speech, place),
        ]),
      ),
    [room, speech],
  );
}
