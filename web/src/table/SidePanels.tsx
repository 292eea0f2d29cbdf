import { memo } from "react";
import { useWindow } from "../hand/useWindow";
import type { Room, Table } from "../wire";
import { News } from "./News";
import { Counter, LastTrick, Scores } from "./Panels";

/** From this width on there is room beside the table. */
const WIDE = 1100;
const HIGH = 480;

/** Scores and news on the left, last trick and counter on the right; nothing on small screens. */
export const SidePanels = memo(function SidePanels({ room, table }: { room: Room; table: Table }) {
  const { width, height } = useWindow();
  if (width < WIDE || height < HIGH) return null;
  return (
    <>
      <div className="side left">
        <Scores room={room} table={table} />
        <News table={table} />
      </div>
      <div className="side right">
        <LastTrick table={table} />
        <Counter table={table} />
      </div>
    </>
  );
});
