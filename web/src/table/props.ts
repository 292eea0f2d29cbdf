import type { TableActions } from "../link/tableActions";
import type { Room, Table } from "../link/wire";

export interface TableProps {
  readonly room: Room;
  readonly table: Table;
  readonly actions: TableActions;
  /** The server's time now, in milliseconds since 1970. */
  readonly now: () => number;
  /** Open the menu of the room: settings, chat, leave. */
  readonly onMenu: () => void;
  readonly onChat?: () => void;
  /** How many messages nobody has read. */
  readonly unread?: number;
  /** A clause of the rules was asked for: `game.5.2`. */
  readonly onRule?: ((clause: string) => void) | undefined;
  /** The hand is over, its last trick is gathered, and its last moments have been read. */
  readonly onResult?: () => void;
}
