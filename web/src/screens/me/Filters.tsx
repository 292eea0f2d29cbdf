import { useId } from "react";
import { Button } from "../../base/look/controls";
import { called } from "../../base/text/format";
import { useSpeech } from "../../base/text/speech";
import type { WirePartnerTally } from "../../link/routes";
import { EVERYTHING, type HandFilter, isNarrow } from "./handFilter";

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="me-filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props {
  readonly filter: HandFilter;
  readonly onChange: (filter: HandFilter) => void;
  readonly games: readonly string[];
  readonly partners: readonly WirePartnerTally[];
}

/** Choose which hands are shown and counted. */
export function Filters({ filter, onChange, games, partners }: Props) {
  const speech = useSpeech();
  const { say, name } = speech;
  const set = (key: keyof HandFilter) => (value: string) => onChange({ ...filter, [key]: value });
  const all = { value: "", text: say("me.all") };
  const both = (yes: string, no: string) => [
    all,
    { value: "true", text: say(yes) },
    { value: "false", text: say(no) },
  ];
  return (
    <search className="me-filters" aria-label={say("me.filters")}>
      <Choice
        label={say("me.game")}
        value={filter.game}
        choices={[all, ...games.map((game) => ({ value: game, text: name("game", game) }))]}
        onChoose={set("game")}
      />
      <Choice
        label={say("me.company")}
        value={filter.people}
        choices={both("me.with_people", "me.bots_only")}
        onChoose={set("people")}
      />
      <Choice
        label={say("me.result")}
        value={filter.won}
        choices={both("me.won", "me.lost")}
        onChoose={set("won")}
      />
      <Choice
        label={say("me.partner")}
        value={filter.partner}
        choices={[
          all,
          ...partners.map((one) => ({
            value: one.partner,
            text: called(speech, one.name, one.bot),
          })),
        ]}
        onChoose={set("partner")}
      />
      <Choice
        label={say("me.time")}
        value={filter.days}
        choices={[
          all,
          ...["7", "30", "365"].map((days) => ({ value: days, text: say(`me.days_${days}`) })),
        ]}
        onChoose={set("days")}
      />
      {isNarrow(filter) && (
        <Button small kind="quiet" icon="close" onClick={() => onChange(EVERYTHING)}>
          {say("me.clear")}
        </Button>
      )}
    </search>
  );
}
