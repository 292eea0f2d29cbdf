import { useAsync } from "../../../base/hooks/useAsync";
import { games } from "../../../link/games";
import type { WireGame } from "../../../link/routes";

export type Extra = WireGame["brings"][number];

/** Return whether a game brings something besides itself; nothing else is offered. */
export function brings(game: WireGame | null, extra: Extra): boolean {
  return game?.brings.includes(extra) ?? false;
}

/** Look a game up by its name; null before it is known, or where there is none. */
export function useGame(name: string): WireGame | null {
  return useAsync(games).value?.find((one) => one.name === name) ?? null;
}
