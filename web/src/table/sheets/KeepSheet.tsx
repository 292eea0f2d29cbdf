import { MiniCards } from "../../base/cards/MiniCard";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import type { Option, Table, WireMove } from "../../link/wire";
import { bankOf, shownOf } from "../facts";
import { Sheet } from "./Sheet";

interface Props {
  readonly table: Table;
  readonly option: Option;
  readonly sending: boolean;
  readonly now: () => number;
  onMove(move: WireMove): void;
}

/** A throw was stopped (甩牌失败): say which type stays. */
export function KeepSheet({ table, option, sending, now, onMove }: Props) {
  const speech = useSpeech();
  const thrown = shownOf(table.view.facts, "thrown");
  return (
    <Sheet
      title={speech.say("sheet.keep_title")}
      note={thrown && <bdi>{speech.show(thrown.seat, "seat")}</bdi>}
      deadline={table.clock.deadline}
      bank={bankOf(table)}
      now={now}
    >
      {thrown && <MiniCards cards={thrown.cards} />}
      <p className="sheet-hint">{speech.say("sheet.keep_how")}</p>
      <div className="sheet-choices">
        {option.moves.map((move) => (
          <button
            type="button"
            key={JSON.stringify(move)}
            className="button choice"
            disabled={sending}
            onClick={() => onMove(move)}
          >
            {capital(move.as ? speech.name("type", move.as.type) : speech.name("act", move.act))}
            {(move.cards?.length ?? 0) > 0 && <MiniCards cards={move.cards ?? []} />}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
