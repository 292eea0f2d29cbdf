import { changeSettings, useSettings } from "../me/settings";
import { Icon } from "../table/icons";
import { Counter, LastTrick } from "../table/Panels";
import { useSpeech } from "../text/use";
import type { Table } from "../wire";

interface Props {
  readonly table: Table;
  readonly auto: boolean;
  onAuto(on: boolean): void;
  onClose(): void;
}

const KEYS = ["arrows", "space", "enter", "p", "h", "a", "escape"] as const;

function Switch({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className="switch"
      onClick={() => onChange(!on)}
    >
      <span>{label}</span>
      <i aria-hidden="true" />
    </button>
  );
}

/** What there is no room for: last trick, counter, autoplay, gestures and keys. */
export function MoreSheet({ table, auto, onAuto, onClose }: Props) {
  const speech = useSpeech();
  const { autoPass, sounds } = useSettings();
  return (
    <section className="more-sheet" role="dialog" aria-label={speech.say("table.more")}>
      <button
        type="button"
        className="icon-button more-close"
        onClick={onClose}
        aria-label={speech.say("sheet.cancel")}
      >
        <Icon name="close" />
      </button>
      <div className="more-switches">
        <Switch label={speech.say("table.auto")} on={auto} onChange={onAuto} />
        <Switch
          label={speech.say("table.auto_pass")}
          on={autoPass}
          onChange={(on) => changeSettings({ autoPass: on })}
        />
        <Switch
          label={speech.say("table.sounds")}
          on={sounds}
          onChange={(on) => changeSettings({ sounds: on })}
        />
      </div>
      <LastTrick table={table} />
      <Counter table={table} />
      <section className="panel">
        <h2>{speech.say("table.gestures")}</h2>
        <p className="gestures">{speech.say("table.gestures_list")}</p>
        <dl className="keys">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>{speech.say(`table.key_${key}`)}</dt>
              <dd>{speech.say(`table.key_${key}_does`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </section>
  );
}
