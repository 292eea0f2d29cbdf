import { memo } from "react";
import { useWindow } from "../../base/hooks/useWindow";
import { Scrolling } from "../../base/look/Scrolling";
import { useSpeech } from "../../base/text/speech";
import type { Room, Table } from "../../link/wire";
import { News } from "./News";
import { Counter, LastTrick, Scores } from "./Panels";

/** From this width on there is room beside the table. */
const WIDE = 1100;
const HIGH = 480;

/** Scores and news on the left, last trick and counter on the right; nothing on small screens. */
export const SidePanels = memo(function SidePanels({ room, table }: { room: Room; table: Table }) {
  const { say } = useSpeech();
  const { width, height } = useWindow();
  if (width < WIDE || height < HIGH) return null;
  return (
    <>
      <Scrolling className="side left" label={say("table.standing")}>
        <Scores room={room} table={table} />
        <News table={table} />
      </Scrolling>
      <Scrolling className="side right" label={say("table.last_trick")}>
        <LastTrick table={table} />
        <Counter table={table} />
      </Scrolling>
    </>
  );
});
