import { request } from "./http";
import { call } from "./session";

/** A house rule as a preset sets it, with what it may be. */
export interface SwitchInfo {
  readonly value: string | number;
  readonly values: readonly string[] | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly clause: string;
}

export interface PresetInfo {
  readonly name: string;
  readonly seats: number;
  readonly switches: Readonly<Record<string, SwitchInfo>>;
}

export interface GameInfo {
  readonly name: string;
  readonly seats: { readonly low: number; readonly high: number };
  readonly presets: readonly PresetInfo[];
  /** What there is besides the game; an answer that was kept on the device may not say. */
  readonly brings?: readonly Extra[];
}

export type Extra = "rulebook" | "lesson" | "puzzles" | "trying";

/** Whether there is a rule book, a lesson, puzzles or positions to try: not every game has all. */
export function brings(game: GameInfo, extra: Extra): boolean {
  return game.brings?.includes(extra) ?? true;
}

let known: Promise<readonly GameInfo[]> | null = null;

/** Ask which games there are, with their presets and switches: once for the whole page. */
export function games(): Promise<readonly GameInfo[]> {
  // Nobody in particular asks: no need to wait for a token.
  known ??= request<{ games: readonly GameInfo[] }>("GET", "/api/games", null).then(
    (answer) => answer.games,
  );
  known.catch(() => {
    known = null;
  });
  return known;
}

/** Open a room and return its code. */
export async function openRoom(
  path: "/api/rooms" | "/api/quick" | "/api/replay/play",
  body: object,
): Promise<string> {
  return (await call<{ room: string }>("POST", path, body)).room;
}
