import { MiniCards } from "../../base/cards/MiniCard";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import type { Option, Table, WireMove } from "../../link/wire";
import { bankOf, standingBid } from "../facts";
import { actName } from "../words/moves";
import { Sheet } from "./Sheet";

interface Props {
  readonly table: Table;
  readonly options: readonly Option[];
  readonly no: Option | undefined;
  readonly sending: boolean;
  readonly now: () => number;
  onMove(move: WireMove): void;
}

/** Show, counter or stick (亮、反、粘), or say no. */
export function BidSheet({ table, options, no, sending, now, onMove }: Props) {
  const speech = useSpeech();
  const bid = standingBid(table.view);
  const note = bid ? (
    <>
      <bdi>{speech.show(bid.seat, "seat")}</bdi> <MiniCards cards={bid.cards} />
    </>
  ) : null;
  return (
    <Sheet
      title={capital(speech.name("phase", table.view.phase))}
      note={note}
      deadline={table.clock.deadline}
      bank={bankOf(table)}
      now={now}
    >
      <div className="sheet-choices">
        {options.flatMap(({ act, moves }) =>
          moves.map((move) => (
            <button
              type="button"
              key={`${act}:${(move.cards ?? []).join()}`}
              className="button choice"
              disabled={sending}
              onClick={() => onMove(move)}
            >
              <span className={options.length > 1 ? "" : "heard"}>{actName(speech, act)}</span>
              <MiniCards cards={move.cards ?? []} />
            </button>
          )),
        )}
        {options.some(({ moves }) => moves.length === 0) && (
          <p className="sheet-hint">{speech.say("sheet.choose_in_hand")}</p>
        )}
        {no && (
          <button
            type="button"
            className="button choice no"
            disabled={sending}
            onClick={() => onMove({ act: no.act })}
          >
            {actName(speech, no.act)}
          </button>
        )}
      </div>
    </Sheet>
  );
}
