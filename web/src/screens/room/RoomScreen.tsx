import { useEffect, useState } from "react";
import { useStore } from "../../base/store";
import { About, useSpeech } from "../../base/text/speech";
import { actions, change, link } from "../../link/session";
import type { Room, Table, WireRefusal } from "../../link/wire";
import { TableScreen } from "../../table/TableScreen";
import { useSeatNames } from "../../table/words/seats";
import { beReady } from "../shared/fair/ready";
import { brings, useGame } from "../shared/games/useGame";
import { Message } from "../shared/page/Message";
import { takeQuick, takeReturn } from "../shared/rooms/arrivals";
import { useUnread } from "./chat/useUnread";
import { Entering } from "./Entering";
import { Result } from "./Result";
import { RoomSheets, type SheetName } from "./RoomSheets";
import { useStay } from "./useStay";
import { useTurnNotice } from "./useTurnNotice";
import { useWakeLock } from "./useWakeLock";
import { Waiting } from "./Waiting";

const now = () => Date.now() + link.state.get().offset;

interface Props {
  readonly room: Room;
  readonly table: Table | null;
  readonly me: string;
}

/** Whether the table is what matters in a room now. */
function atTable(room: Room, table: Table | null): table is Table {
  return table !== null && room.phase !== "waiting" && room.phase !== "held";
}

/** Whether the player has a seat in a match that goes on. */
function isLive(room: Room): boolean {
  return room.you !== null && (room.phase === "playing" || room.phase === "between");
}

function Inside({ room, table, me }: Props) {
  const { say } = useSpeech();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [clause, setClause] = useState("");
  const [settled, setSettled] = useState("");
  const hasBook = brings(useGame(room.game), "rulebook");
  const openClause = (named: string) => {
    setClause(named);
    setSheet("book");
  };
  const unread = useUnread(sheet === "chat", me);
  const turn = table?.turn !== null && table?.turn !== undefined;
  // The way back closes what is open before it asks anything.
  const out = useStay(isLive(room), () => setSheet(sheet === null ? "away" : null));
  useWakeLock(turn);
  useTurnNotice(turn, room.code);
  return (
    <>
      {room.phase === "held" && (
        <Message icon="warn" title={say("phase.held")} text={say("room.held")} />
      )}
      {atTable(room, table) && (
        <div className="at-table" data-seq={table.seq} data-turn={turn}>
          <TableScreen
            room={room}
            table={table}
            actions={actions}
            now={now}
            unread={unread}
            onMenu={() => setSheet("menu")}
            onChat={() => setSheet("chat")}
            onRule={hasBook ? openClause : undefined}
            onResult={() => setSettled(table.hand)}
          />
          {table.view.outcome && settled === table.hand && (
            <Result
              key={table.hand}
              room={room}
              table={table}
              now={now}
              onFair={() => setSheet("fair")}
              onLeave={() => setSheet("leave")}
            />
          )}
        </div>
      )}
      {!atTable(room, table) && room.phase !== "held" && (
        <Waiting
          room={room}
          me={me}
          unread={unread}
          onChat={() => setSheet("chat")}
          onSettings={() => setSheet("room")}
          onLeave={() => setSheet("leave")}
          onBook={() => setSheet("book")}
        />
      )}
      <RoomSheets
        sheet={sheet}
        onSheet={(next) => {
          setClause("");
          setSheet(next);
        }}
        room={room}
        table={table}
        me={me}
        unread={unread}
        clause={clause}
        onOut={out}
      />
    </>
  );
}

/** A room by its code: come in, wait, play, see the result. */
export function RoomScreen({ code }: { readonly code: string }) {
  const room = useStore(link.state, (state) => (state.room?.code === code ? state.room : null));
  const table = useStore(link.state, (state) => (state.table?.room === code ? state.table : null));
  const me = useStore(link.state, (state) => state.me?.player ?? "");
  const gone = useStore(link.state, (state) => state.gone);
  const [refused, setRefused] = useState<WireRefusal | null>(null);
  const names = useSeatNames(room);
  useEffect(() => {
    let wanted = true;
    setRefused(null);
    void link.enter(code).then((reply) => {
      if (wanted && reply?.type === "refused") setRefused(reply.refusal);
    });
    return () => {
      wanted = false;
    };
  }, [code]);
  useEffect(() => {
    if (!room) return;
    if (takeQuick(code)) void beReady(room.promise);
    const own = room.seats.find((place) => place.seat === room.you);
    if (takeReturn(code) && own?.auto) void change({ type: "auto", on: false });
  }, [room, code]);
  if (!room) return <Entering code={code} refused={refused} gone={gone} />;
  return (
    <About game={room.game} seats={names}>
      <Inside room={room} table={table} me={me} />
    </About>
  );
}
