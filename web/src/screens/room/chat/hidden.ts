import { makeStore } from "../../../base/store";

/** People whose words this device does not show, until the page is closed. */
export const hidden = makeStore<{ readonly players: readonly string[] }>({ players: [] });

/** Hide what somebody says, or show it again. */
export function hide(player: string, on: boolean): void {
  const others = hidden.get().players.filter((one) => one !== player);
  hidden.change({ players: on ? [...others, player] : others });
}
