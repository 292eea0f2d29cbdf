import { MiniCards } from "../../base/cards/MiniCard";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import type { Option, Table, WireMove } from "../../link/wire";
import { bankOf, standingBid } from "../facts";
import { isNo, movesOf } from "../options";
import { moveName } from "../words/moves";
import { Sheet } from "./Sheet";

interface ButtonsProps {
  readonly options: readonly Option[];
  readonly sending: boolean;
  onMove(move: WireMove): void;
}

/** A button for each move: its act, its number and its cards, a no last. */
export function ChoiceButtons({ options, sending, onMove }: ButtonsProps) {
  const speech = useSpeech();
  const said = options.filter((option) => !isNo(option));
  // Cards speak for themselves where there is only one thing to do with them.
  const isPlain = ({ cards, number }: WireMove) =>
    said.length === 1 && (cards?.length ?? 0) > 0 && typeof number !== "number";
  return (
    <>
      {[...said, ...options.filter(isNo)].flatMap((option) =>
        movesOf(option).map((move) => (
          <button
            type="button"
            key={JSON.stringify(move)}
            className={`button choice${isNo(option) ? " no" : ""}`}
            disabled={sending}
            onClick={() => onMove(move)}
          >
            <span className={isPlain(move) ? "heard" : ""}>{capital(moveName(speech, move))}</span>
            {(move.cards?.length ?? 0) > 0 && <MiniCards cards={move.cards ?? []} />}
          </button>
        )),
      )}
    </>
  );
}

interface Props extends ButtonsProps {
  readonly table: Table;
  readonly now: () => number;
}

/** Anything that is said rather than played: show, counter, stick (亮、反、粘), bid, or no. */
export function ChoiceSheet({ table, options, sending, now, onMove }: Props) {
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
        <ChoiceButtons options={options} sending={sending} onMove={onMove} />
        {options.some((option) => movesOf(option).length === 0) && (
          <p className="sheet-hint">{speech.say("sheet.choose_in_hand")}</p>
        )}
      </div>
    </Sheet>
  );
}
