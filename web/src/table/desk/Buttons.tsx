import { Icon } from "../../base/look/Icon";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import type { Table } from "../../link/wire";
import { noOption } from "../options";
import { actName, choiceName, moveName } from "../words/moves";
import type { Desk } from "./useDesk";

interface Props {
  readonly table: Table;
  readonly desk: Desk;
  readonly auto: boolean;
  onMore(): void;
  onAuto(on: boolean): void;
  onClear(): void;
}

/** The longest name that the large button takes besides its verb. */
const LONGEST = 9;

/** Play, pass, hint, clear: below the hand, where the thumb is. */
export function Buttons({ table, desk, auto, onMore, onAuto, onClear }: Props) {
  const speech = useSpeech();
  const options = table.turn?.options ?? [];
  const no = noOption(table.turn);
  const acts = options.filter(({ most }) => most > 0);
  const [first] = acts;
  const { said } = desk;
  const ready = said.kind === "fine" || said.kind === "hint";
  // A player who takes a hint makes its move: the button names that one.
  const hinted = said.kind === "hint" ? said.advice.move : null;
  const verb =
    typeof hinted?.number === "number"
      ? capital(moveName(speech, hinted))
      : actName(speech, hinted?.act ?? first?.act ?? options[0]?.act ?? "play");
  const isPass = no !== null && (acts.length === 0 || hinted?.act === no.act);
  const [choice] = said.kind === "fine" ? said.choices : [];
  const name = choice ? choiceName(speech, choice) : "";
  const short = choice?.move.act === "play" && name.length > 0 && name.length <= LONGEST;
  const count = said.kind === "more" ? ` ${said.chosen}/${said.least}` : "";
  if (auto) {
    return (
      <div className="buttons">
        <button type="button" className="button go" onClick={() => onAuto(false)}>
          <Icon name="bot" />
          {speech.say("table.auto_off")}
        </button>
      </div>
    );
  }
  return (
    <div className="buttons">
      <button
        type="button"
        className="button more"
        onClick={onMore}
        aria-label={speech.say("table.more")}
      >
        <Icon name="more" />
      </button>
      <button
        type="button"
        className="button hint"
        aria-busy={desk.hinting}
        disabled={!table.turn}
        onClick={desk.hint}
      >
        <Icon name="hint" />
        <span>{speech.say("table.hint")}</span>
      </button>
      {no ? (
        <button
          type="button"
          className={`button no${isPass ? " go" : ""}`}
          disabled={desk.sending}
          onClick={() => desk.send({ act: no.act })}
        >
          {actName(speech, no.act)}
        </button>
      ) : (
        <button
          type="button"
          className="button clear"
          disabled={desk.cards.length === 0}
          onClick={onClear}
        >
          {speech.say("table.clear")}
        </button>
      )}
      {!isPass && (
        <button
          type="button"
          className="button go"
          aria-disabled={!ready || desk.sending}
          onClick={desk.play}
        >
          {short ? `${verb} · ${name}` : `${verb}${count}`}
        </button>
      )}
    </div>
  );
}
