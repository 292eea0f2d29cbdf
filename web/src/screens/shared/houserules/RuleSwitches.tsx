import { useId } from "react";
import { Button } from "../../../base/look/controls";
import { settingOf } from "../../../base/text/houseRules";
import { useSpeech } from "../../../base/text/speech";
import type { WirePreset, WireSwitch } from "../../../link/routes";
import "./houserules.css";

export type Chosen = Readonly<Record<string, string | number>>;

interface LineProps {
  readonly rule: string;
  readonly info: WireSwitch;
  readonly value: string | number;
  readonly onChange: (value: string | number) => void;
}

function choicesOf(info: WireSwitch): readonly (string | number)[] {
  if (info.values) return info.values;
  const low = info.low ?? 0;
  const high = info.high ?? low;
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

function RuleLine({ rule, info, value, onChange }: LineProps) {
  const speech = useSpeech();
  const id = useId();
  const changed = value !== info.value;
  const choices = choicesOf(info);
  return (
    <div className={changed ? "rule rule-changed" : "rule"}>
      <label htmlFor={id}>
        {speech.name("switch", rule)}
        {changed && <span className="rule-mark">{speech.say("room.differs")}</span>}
      </label>
      <select
        id={id}
        className="field"
        value={choices.indexOf(value)}
        onChange={(event) => onChange(choices[Number(event.target.value)] ?? info.value)}
      >
        {choices.map((choice, at) => (
          <option key={choice} value={at}>
            {settingOf(speech, rule, choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props {
  readonly preset: WirePreset;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** The house rules of a table, to be changed one by one; `chosen` holds what differs. */
export function RuleSwitches({ preset, chosen, onChange }: Props) {
  const { say } = useSpeech();
  const set = (rule: string, value: string | number) => {
    const { [rule]: _, ...others } = chosen;
    onChange(value === preset.switches[rule]?.value ? others : { ...others, [rule]: value });
  };
  return (
    <div className="rules">
      {Object.entries(preset.switches).map(([rule, info]) => (
        <RuleLine
          key={rule}
          rule={rule}
          info={info}
          value={chosen[rule] ?? info.value}
          onChange={(value) => set(rule, value)}
        />
      ))}
      {Object.keys(chosen).length > 0 && (
        <Button small kind="quiet" onClick={() => onChange({})}>
          {say("new.reset")}
        </Button>
      )}
    </div>
  );
}
