import { recall, remember } from "../../../base/device/storage";
import { makeStore } from "../../../base/store";
import { request } from "../../../link/http";
import { writeRoute } from "../../../link/route";
import type { CardWish, WireCard } from "../../../link/routes";

/** Rules that a player wants again, under a name of their own. */
export interface Favourite {
  readonly code: string;
  readonly name: string;
}

const KEY = "paiju.rules";
const MOST = 40;
const LONGEST_NAME = 40;
const CODE = /[a-z0-9_]+\.[a-z0-9_]+~[0-9a-z]+/i;

/** Find a rule code in what somebody typed or pasted: the code, or a link that ends in it. */
export function findCode(text: string): string | null {
  return CODE.exec(text)?.[0].toLowerCase() ?? null;
}

/** Write rules as a code. */
export function makeCard(
  game: string,
  preset: string,
  switches: Readonly<Record<string, string | number>>,
): Promise<WireCard> {
  return request<WireCard>("POST", "/api/cards", null, {
    game,
    preset,
    switches,
  } satisfies CardWish);
}

/** Read a code. */
export function readCard(code: string): Promise<WireCard> {
  return request<WireCard>("GET", `/api/cards/${encodeURIComponent(code)}`, null);
}

/** Return where a room with these rules is opened. */
export function cardPath(card: Pick<WireCard, "code" | "game">): string {
  return writeRoute({ at: "new", game: card.game, card: card.code });
}

/** Take what was kept as far as it still means something. */
export function readFavourites(kept: unknown): readonly Favourite[] {
  if (!Array.isArray(kept)) return [];
  return kept
    .filter(
      (one): one is Favourite =>
        typeof one?.code === "string" && typeof one?.name === "string" && CODE.test(one.code),
    )
    .map(({ code, name }) => ({ code, name: name.slice(0, LONGEST_NAME) }))
    .slice(0, MOST);
}

export const favourites = makeStore<{ readonly list: readonly Favourite[] }>({
  list: readFavourites(recall(KEY)),
});

/** Change the favourites; tell whether they last longer than the page. */
function keep(list: readonly Favourite[]): boolean {
  favourites.set({ list });
  return remember(KEY, list);
}

/** Keep rules on this device, the newest first; tell whether they will still be there later. */
export function addFavourite({ code, name }: Favourite): boolean {
  const others = favourites.get().list.filter((one) => one.code !== code);
  const called = name.trim().slice(0, LONGEST_NAME);
  return keep([{ code, name: called }, ...others].slice(0, MOST));
}

/** Forget rules. */
export function dropFavourite(code: string): void {
  keep(favourites.get().list.filter((one) => one.code !== code));
}
