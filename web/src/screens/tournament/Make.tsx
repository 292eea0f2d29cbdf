import { type FormEvent, useState } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { Button, Segments } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { About, useSpeech } from "../../base/text/speech";
import { games } from "../../link/games";
import { go } from "../../link/route";
import type { EventMade, EventWish, WireGame } from "../../link/routes";
import { call } from "../../link/session";
import { type Chosen, RuleSwitches } from "../shared/houserules/RuleSwitches";
import { Trouble } from "../shared/page/Trouble";

const HANDS = ["4", "8", "16"] as const;
const HOURS = ["2", "24", "168"] as const;
const LONGEST = 32;

function Rules({
  game,
  preset,
  chosen,
  onPreset,
  onChange,
}: {
  game: WireGame;
  preset: string;
  chosen: Chosen;
  onPreset: (name: string) => void;
  onChange: (chosen: Chosen) => void;
}) {
  const { say, name } = useSpeech();
  const shown = game.presets.find((one) => one.name === preset);
  const count = Object.keys(chosen).length;
  return (
    <>
      <Segments
        label={say("new.preset")}
        value={preset}
        choices={game.presets.map((one) => ({ value: one.name, text: name("preset", one.name) }))}
        onChoose={onPreset}
      />
      <details className="event-rules">
        <summary>
          {say("new.rules")}
          <span className="soft fine-print">
            {say(count ? "new.rules_changed" : "new.rules_all", { count })}
          </span>
          <Icon name="down" size={18} />
        </summary>
        {shown && <RuleSwitches preset={shown} chosen={chosen} onChange={onChange} />}
      </details>
    </>
  );
}

/** Make a tournament: a game and a name are enough. */
export function Make() {
  const { say, name } = useSpeech();
  const known = useAsync(games);
  const [title, setTitle] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const [preset, setPreset] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [hands, setHands] = useState<(typeof HANDS)[number]>("8");
  const [hours, setHours] = useState<(typeof HOURS)[number]>("24");
  const [failed, setFailed] = useState<unknown>(null);
  const info = known.value?.find((one) => one.name === picked) ?? known.value?.[0];
  const rules = preset ?? info?.presets[0]?.name ?? "";
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (!info) return;
    try {
      const made = await call<EventMade>("POST", "/api/events", {
        game: info.name,
        preset: rules,
        switches: chosen,
        name: title.trim() || say("event.name_usual"),
        hands: Number(hands),
        hours: Number(hours),
      } satisfies EventWish);
      go({ at: "tournament", code: made.event });
    } catch (error) {
      setFailed(error);
    }
  };
  return (
    <form className="event-make" onSubmit={make}>
      <label className="event-field">
        <span className="soft fine-print">{say("event.name")}</span>
        <input
          className="field"
          maxLength={LONGEST}
          placeholder={say("event.name_usual")}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <label className="event-field">
        <span className="soft fine-print">{say("event.game")}</span>
        <select
          className="field"
          value={info?.name}
          onChange={(event) => {
            setPicked(event.target.value);
            setPreset(null);
            setChosen({});
          }}
        >
          {known.value?.map((one) => (
            <option key={one.name} value={one.name}>
              {name("game", one.name)}
            </option>
          ))}
        </select>
      </label>
      {info && (
        <About game={info.name}>
          <Rules
            game={info}
            preset={rules}
            chosen={chosen}
            onPreset={(given) => {
              setPreset(given);
              setChosen({});
            }}
            onChange={setChosen}
          />
        </About>
      )}
      <Segments
        label={say("event.number")}
        value={hands}
        choices={HANDS.map((value) => ({ value, text: value }))}
        onChoose={setHands}
      />
      <Segments
        label={say("event.open_for")}
        value={hours}
        choices={HOURS.map((value) => ({ value, text: say(`event.hours_${value}`) }))}
        onChoose={setHours}
      />
      <Trouble of={failed ?? known.error} />
      <Button kind="go" type="submit" disabled={!info}>
        {say("event.make")}
      </Button>
    </form>
  );
}
