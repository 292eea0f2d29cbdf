import type { AnyPush, LobbyList, Room, Said, Table, Welcome } from "../wire";

/** How the page stands with the server. */
export type Connection = "off" | "connecting" | "open" | "away" | "moved" | "old" | "denied";

/** All that the page knows. It comes from the server as it is and is never changed here. */
export interface State {
  readonly connection: Connection;
  readonly me: Welcome | null;
  readonly room: Room | null;
  readonly table: Table | null;
  readonly lobby: LobbyList | null;
  readonly chat: readonly Said[];
  /** Why the room is no longer ours. */
  readonly gone: string | null;
  /** The server's clock minus ours. */
  readonly offset: number;
  /** The server is newer than this page. */
  readonly outdated: boolean;
  /** A change is on its way and has no answer yet. */
  readonly busy: boolean;
}

export const BLANK: State = {
  connection: "off",
  me: null,
  room: null,
  table: null,
  lobby: null,
  chat: [],
  gone: null,
  offset: 0,
  outdated: false,
  busy: false,
};

const MOST_SAID = 200;

/** Add something that was said; whoever comes back is told again what they have read already. */
function hear(chat: readonly Said[], said: Said): readonly Said[] {
  const known = chat.some(
    (one) => one.at === said.at && one.player === said.player && one.text === said.text,
  );
  return known ? chat : [...chat, said].sort((one, other) => one.at - other.at).slice(-MOST_SAID);
}

/** Forget the room, keep the rest. */
export function outside(state: State, gone: string | null = null): State {
  return { ...state, room: null, table: null, chat: [], gone };
}

/** Work out the state after a push. What is older than what is known changes nothing. */
export function take(state: State, push: AnyPush, now: number): State {
  switch (push.type) {
    case "welcome": {
      const outdated = state.outdated || (state.me !== null && state.me.version !== push.version);
      return { ...state, connection: "open", me: push, offset: push.now - now, outdated };
    }
    case "lobby":
      return { ...state, lobby: push };
    case "room":
      if (state.room?.code === push.code && push.seq < state.room.seq) return state;
      return state.room?.code === push.code
        ? { ...state, room: push, gone: null }
        : { ...outside(state), room: push };
    case "table":
      if (state.room && state.room.code !== push.room) return state;
      if (state.table?.room === push.room && push.seq < state.table.seq) return state;
      return { ...state, table: push, offset: push.clock.now - now };
    case "chat":
      return { ...state, chat: hear(state.chat, push) };
    case "gone":
      return state.room && state.room.code !== push.room ? state : outside(state, push.code);
    case "pong":
      return { ...state, offset: push.now - now };
    default:
      return state;
  }
}
