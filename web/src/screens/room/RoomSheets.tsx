import { lazy, Suspense } from "react";
import { Button } from "../../base/look/controls";
import { Dialog } from "../../base/look/Dialog";
import type { IconName } from "../../base/look/Icon";
import { useSpeech } from "../../base/text/speech";
import { isDeviceRoom } from "../../link/device/deviceRoom";
import { change, link } from "../../link/session";
import type { Room, Table } from "../../link/wire";
import { FairPanel } from "../shared/fair/FairPanel";
import { brings, useGame } from "../shared/games/useGame";
import { SettingsForm } from "../shared/settings/SettingsForm";
import { Chat } from "./chat/Chat";
import { Invite } from "./Invite";
import { RoomSettings } from "./RoomSettings";
import { RulesText } from "./RulesText";

// Read by few, and by those seldom.
const BookSheet = lazy(async () => ({
  default: (await import("../shared/rulebook/BookSheet")).BookSheet,
}));

export type SheetName =
  | "menu"
  | "chat"
  | "rules"
  | "book"
  | "settings"
  | "fair"
  | "invite"
  | "leave"
  | "away"
  | "room";

interface Props {
  readonly sheet: SheetName | null;
  readonly onSheet: (sheet: SheetName | null) => void;
  readonly room: Room;
  readonly table: Table | null;
  readonly me: string;
  readonly unread: number;
  /** The clause that the rule book opens at. */
  readonly clause: string;
  /** Go out to the lobby. */
  readonly onOut: () => Promise<void>;
}

const ENTRIES: readonly (readonly [SheetName, IconName])[] = [
  ["chat", "chat"],
  ["rules", "rules"],
  ["book", "file"],
  ["settings", "gear"],
  ["fair", "shield"],
  ["invite", "share"],
  ["leave", "door"],
];

/** What has no use where nobody else can come. */
const ALONE: ReadonlySet<SheetName> = new Set(["chat", "invite"]);

function Menu({ room, onSheet, unread }: Props) {
  const { say } = useSpeech();
  const own = room.seats.find((place) => place.seat === room.you);
  const alone = isDeviceRoom(room.code);
  const hasBook = brings(useGame(room.game), "rulebook");
  const entries = ENTRIES.filter(
    ([name]) => !(alone && ALONE.has(name)) && (hasBook || name !== "book"),
  );
  const auto = () => {
    void change({ type: "auto", on: !own?.auto });
    onSheet(null);
  };
  return (
    <div className="play-menu">
      {own && (
        <Button icon="bot" onClick={auto}>
          {say(own.auto ? "menu.auto_off" : "menu.auto_on")}
        </Button>
      )}
      {entries.map(([name, icon]) => (
        <Button key={name} icon={icon} onClick={() => onSheet(name)}>
          {say(`menu.${name}`)}
          {name === "chat" && unread > 0 && ` · ${say("chat.unread", { count: unread })}`}
        </Button>
      ))}
    </div>
  );
}

/** Ask whether to look away from a match that goes on; the seat stays the player's. */
function Away({ room, onSheet, onOut }: Props) {
  const { say } = useSpeech();
  const alone = isDeviceRoom(room.code);
  const leave = () => {
    // The others need not wait for somebody who is not there.
    if (!alone) void change({ type: "auto", on: true });
    void onOut();
  };
  return (
    <div className="play-menu">
      <p>{say(alone ? "room.away_device" : "room.away_playing")}</p>
      <div className="row">
        <Button kind="go" onClick={() => onSheet(null)}>
          {say("room.stay")}
        </Button>
        <Button icon="door" onClick={leave}>
          {say("room.go_away")}
        </Button>
      </div>
    </div>
  );
}

function Leave({ room, onSheet, onOut }: Props) {
  const { say } = useSpeech();
  const leave = () => {
    void change({ type: "leave" });
    link.forget();
    void onOut();
  };
  return (
    <div className="play-menu">
      {room.phase === "playing" && room.you !== null && <p>{say("room.leave_playing")}</p>}
      <div className="row">
        <Button onClick={() => onSheet(null)}>{say("room.stay")}</Button>
        <Button kind="bad" icon="door" onClick={leave}>
          {say("room.leave")}
        </Button>
      </div>
    </div>
  );
}

function titleOf(sheet: SheetName): string {
  if (sheet === "leave") return "room.leave_question";
  if (sheet === "away") return "room.away_question";
  if (sheet === "room") return "room.settings";
  return sheet === "menu" ? "menu.title" : `menu.${sheet}`;
}

function Body(props: Props) {
  const { sheet, room, table, me, onSheet } = props;
  switch (sheet) {
    case "menu":
      return <Menu {...props} />;
    case "chat":
      return <Chat room={room} me={me} />;
    case "rules":
      return <RulesText room={room} onBook={() => onSheet("book")} />;
    case "book":
      return (
        <Suspense fallback={null}>
          <BookSheet game={room.game} clause={props.clause} onClose={() => onSheet(null)} />
        </Suspense>
      );
    case "settings":
      return <SettingsForm />;
    case "fair":
      return <FairPanel room={room} table={table} />;
    case "invite":
      return <Invite code={room.code} game={room.game} />;
    case "room":
      return <RoomSettings room={room} onDone={() => onSheet(null)} />;
    case "leave":
      return <Leave {...props} />;
    case "away":
      return <Away {...props} />;
    default:
      return null;
  }
}

/** What opens over a room: its menu and all that the menu leads to. */
export function RoomSheets(props: Props) {
  const { say } = useSpeech();
  const { sheet, onSheet } = props;
  if (!sheet) return null;
  return (
    <Dialog
      key={sheet}
      title={say(titleOf(sheet))}
      side={sheet === "chat"}
      onClose={() => onSheet(null)}
    >
      <Body {...props} />
    </Dialog>
  );
}
