import { type ReactNode, useCallback } from "react";
import { About } from "../../base/text/speech";
import type { SceneShown } from "../../link/routes";
import type { TableActions } from "../../link/tableActions";
import type { Table } from "../../link/wire";
import { TableScreen } from "../../table/TableScreen";
import { useSeatNames } from "../../table/words/seats";
import "./learn.css";

interface Props {
  readonly scene: SceneShown;
  readonly table: Table;
  readonly actions: TableActions;
  readonly onLeave: () => void;
  /** What is said about the scene, above the table. */
  readonly children: ReactNode;
}

/** The real table with words above it. */
export function SceneTable({ scene, table, actions, onLeave, children }: Props) {
  const { room } = scene;
  const names = useSeatNames(room);
  const now = useCallback(() => 0, []);
  return (
    <About game={scene.game} seats={names}>
      <div
        className={scene.task ? "scene" : "scene reading"}
        data-seq={table.seq}
        data-turn={table.turn !== null}
      >
        {children}
        <TableScreen room={room} table={table} actions={actions} now={now} onMenu={onLeave} />
      </div>
    </About>
  );
}
