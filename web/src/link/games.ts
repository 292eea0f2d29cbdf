import { request } from "./http";
import type { Games, PlayOn, QuickWish, RoomMade, RoomWish, WireGame } from "./routes";
import { call } from "./session";

let known: Promise<readonly WireGame[]> | null = null;

/** Ask which games there are, with their presets and switches: once for the whole page. */
export function games(): Promise<readonly WireGame[]> {
  // Nobody in particular asks: no need to wait for a token.
  known ??= request<Games>("GET", "/api/games", null).then((answer) => answer.games);
  known.catch(() => {
    known = null;
  });
  return known;
}

/** What each way to open a room takes. */
interface Openings {
  readonly "/api/rooms": RoomWish;
  readonly "/api/quick": QuickWish;
  readonly "/api/replay/play": PlayOn;
}

/** Open a room and return its code. */
export async function openRoom<Path extends keyof Openings>(
  path: Path,
  body: Openings[Path],
): Promise<string> {
  return (await call<RoomMade>("POST", path, body)).room;
}
