import { MiniCards } from "../../base/cards/MiniCard";
import { IconButton } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import type { Answer } from "../../link/wire";
import type { Desk } from "../../table/desk/useDesk";
import { ClauseButton } from "../../table/words/ClauseButton";
import { choiceName, readingName } from "../../table/words/moves";

interface Props {
  readonly desk: Desk;
  onClear(): void;
  /** Open a clause, where there is a rule book. */
  readonly onRule: ((clause: string) => void) | undefined;
}

function answerOf({ said }: Desk): Answer | null {
  return "answer" in said ? said.answer : null;
}

/** What the judge says of the chosen cards: what they are, whether they might be played, why not. */
export function Judge({ desk, onClear, onRule }: Props) {
  const speech = useSpeech();
  const { said, cards } = desk;
  const readings = answerOf(desk)?.readings ?? [];
  const names = [...new Set(readings.map((one) => readingName(speech, one)))];
  const fine = said.kind === "fine" ? said.choices : [];
  const refusal = said.kind === "refused" ? said.refusal : null;
  const title =
    fine.length > 0
      ? [...new Set(fine.map((choice) => choiceName(speech, choice)))].join(" / ")
      : names.join(" / ") || speech.show(cards.length, "n card");
  const other = said.kind === "refused" ? (said.alternative?.cards ?? []) : [];
  const tone = refusal ? "refused" : fine.length > 0 ? "fine" : "";
  return (
    <div className={`caption judge ${tone}`}>
      <span className="judge-icon">
        <Icon name={refusal ? "no" : fine.length > 0 ? "check" : "up"} size={14} />
      </span>
      <span className="caption-words" role="status">
        <span className="judge-title">
          <span className="heard">{speech.say("replay.judge_says")}: </span>
          {capital(title)}
        </span>
        {refusal && (
          <span className="judge-why">
            {refusal.rule && onRule && <ClauseButton rule={refusal.rule} onRule={onRule} />}
            {speech.refusal(refusal)}
          </span>
        )}
      </span>
      {other.length > 0 && said.kind === "refused" && said.alternative && (
        <button
          type="button"
          className="line-take"
          onClick={() => said.alternative && desk.take(said.alternative)}
        >
          <span>{speech.say("table.take")}</span>
          <MiniCards cards={other} />
        </button>
      )}
      <IconButton icon="close" label={speech.say("nav.close")} onClick={onClear} />
    </div>
  );
}
