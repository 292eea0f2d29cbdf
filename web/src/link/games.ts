import { request } from "./http";
import type { Games, PlayOn, QuickWish, RoomMade, RoomWish, WireBot, WireGame } from "./routes";
import { call } from "./session";

let known: Promise<Games> | null = null;

/** Ask which games and bots there are: once for the whole page. */
function offered(): Promise<Games> {
  // Nobody in particular asks: no need to wait for a token.
  known ??= request<Games>("GET", "/api/games", null);
  known.catch(() => {
    known = null;
  });
  return known;
}

/** Return which games there are, with their presets and switches. */
export const games = async (): Promise<readonly WireGame[]> => (await offered()).games;

/** Return which bots there are to play against. */
export const bots = async (): Promise<readonly WireBot[]> => (await offered()).bots;

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
