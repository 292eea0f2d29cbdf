import { useId } from "react";
import { Segments, Toggle } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import type { RuleBook, WireGame } from "../../../link/routes";
import { HouseRules } from "../houserules/HouseRules";
import type { Position } from "./position";

const LEVELS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const TRUMPS = ["S", "H", "C", "D", "none"] as const;
const SYMBOLS = { S: "♠", H: "♥", C: "♣", D: "♦" };

interface Props {
  readonly game: WireGame;
  readonly book: RuleBook;
  readonly position: Position;
  readonly onChange: (part: Partial<Position>) => void;
}

/** Split rules into the preset and what differs from it. */
function chosenOf(game: WireGame, rules: Position["rules"]) {
  const { preset: named, ...chosen } = rules;
  const preset = game.presets.find((one) => one.name === named) ?? game.presets[0];
  return { preset, chosen };
}

function Level({ position, onChange }: Pick<Props, "position" | "onChange">) {
  const { say } = useSpeech();
  const id = useId();
  return (
    <div className="try-level">
      <label htmlFor={id}>{say("try.level")}</label>
      <select
        id={id}
        className="field"
        value={position.level ?? "2"}
        onChange={(event) => onChange({ level: event.target.value })}
      >
        {LEVELS.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </select>
    </div>
  );
}

/** What holds besides the cards: preset and switches, level, trump suit. */
export function Conditions({ game, book, position, onChange }: Props) {
  const speech = useSpeech();
  const { say, name } = speech;
  const { preset, chosen } = chosenOf(game, position.rules);
  const takes = (what: string) => book.context.includes(what);
  return (
    <div className="try-conditions">
      {game.presets.length > 1 && preset && (
        <Segments
          label={say("new.preset")}
          value={preset.name}
          choices={game.presets.map((one) => ({ value: one.name, text: name("preset", one.name) }))}
          onChoose={(value) => onChange({ rules: { preset: value } })}
        />
      )}
      <div className="try-where">
        {takes("level") && <Level position={position} onChange={onChange} />}
        {takes("trump") && (
          <Segments
            label={say("try.trump")}
            value={(position.trump ?? "none") as (typeof TRUMPS)[number]}
            choices={TRUMPS.map((value) => ({
              value,
              text: value === "none" ? name("suit", "none") : SYMBOLS[value],
            }))}
            onChoose={(value) => onChange({ trump: value === "none" ? null : value })}
          />
        )}
      </div>
      {book.shown.map((one) => (
        <Toggle
          key={one}
          label={say("try.shown", { shown: one })}
          on={position.shown.includes(one)}
          onChange={(on) =>
            onChange({
              shown: book.shown.filter((it) => (it === one ? on : position.shown.includes(it))),
            })
          }
        />
      ))}
      <HouseRules
        preset={preset}
        chosen={chosen}
        onChange={(next) => onChange({ rules: { preset: preset?.name ?? "", ...next } })}
      />
    </div>
  );
}
