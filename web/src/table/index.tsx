import type { Acting } from "../link/acting";
import { useSpeech } from "../text/use";
import type { Room, Table } from "../wire";

export interface TableProps {
  readonly room: Room;
  readonly table: Table;
  readonly acting: Acting;
  /** The server's time now, in milliseconds since 1970. */
  readonly now: () => number;
  /** Open the menu of the room: settings, chat, leave. */
  readonly onMenu: () => void;
}

/** The table with the player's hand. */
export function TableScreen({ table }: TableProps) {
  const { name } = useSpeech();
  return <main>{name("phase", table.view.phase)}</main>;
}
