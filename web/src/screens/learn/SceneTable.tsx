import { type ReactNode, useCallback, useMemo } from "react";
import { About, useSpeech } from "../../base/text/speech";
import type { Acting } from "../../link/acting";
import type { Table } from "../../link/wire";
import { TableScreen } from "../../table/TableScreen";
import { nameOf } from "../../table/words/seats";
import type { SceneShown } from "./answers";
import "./learn.css";

interface Props {
  readonly scene: SceneShown;
  readonly table: Table;
  readonly acting: Acting;
  readonly onLeave: () => void;
  /** What is said about the scene, above the table. */
  readonly children: ReactNode;
}

/** The real table with words above it. */
export function SceneTable({ scene, table, acting, onLeave, children }: Props) {
  const speech = useSpeech();
  const { room } = scene;
  const names = useMemo(
    () =>
      Object.fromEntries(
        room.seats.map((place) => [
          place.seat,
          place.seat === room.you ? speech.name("seat", "you") : nameOf(speech, place),
        ]),
      ),
    [room, speech],
  );
  const now = useCallback(() => 0, []);
  return (
    <About game={scene.game} seats={names}>
      <div
        className={scene.task ? "scene" : "scene reading"}
        data-seq={table.seq}
        data-turn={table.turn !== null}
      >
        {children}
        <TableScreen room={room} table={table} acting={acting} now={now} onMenu={onLeave} />
      </div>
    </About>
  );
}
