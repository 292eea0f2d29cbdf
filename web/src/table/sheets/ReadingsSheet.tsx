import { MiniCards } from "../../base/cards/MiniCard";
import { useSpeech } from "../../base/text/speech";
import type { Choice, WireMove } from "../../link/wire";
import { choiceName } from "../words/moves";
import { Sheet } from "./Sheet";

interface Props {
  readonly choices: readonly Choice[];
  readonly sending: boolean;
  onMove(move: WireMove): void;
  onClose(): void;
}

/** Cards that can be several things: the player says which is meant. */
export function ReadingsSheet({ choices, sending, onMove, onClose }: Props) {
  const speech = useSpeech();
  return (
    <Sheet title={speech.say("sheet.readings_title")}>
      <div className="sheet-choices">
        {choices.map((choice) => (
          <button
            type="button"
            key={JSON.stringify(choice.move)}
            className="button choice"
            disabled={sending}
            onClick={() => onMove(choice.move)}
          >
            <span>
              {choiceName(speech, {
                ...choice,
                reading: choice.reading && { ...choice.reading, stands_for: [] },
              })}
            </span>
            {choice.reading && choice.reading.stands_for.length > 0 && (
              <small>
                {speech.say("sheet.wild_as")} <MiniCards cards={choice.reading.stands_for} />
              </small>
            )}
          </button>
        ))}
        <button type="button" className="button choice no" onClick={onClose}>
          {speech.say("sheet.cancel")}
        </button>
      </div>
    </Sheet>
  );
}
