import { changeSettings, useSettings } from "../../base/device/settings";
import { IconButton, Toggle } from "../../base/look/controls";
import { useSpeech } from "../../base/text/speech";
import type { Table } from "../../link/wire";
import { Counter, LastTrick } from "../panels/Panels";

interface Props {
  readonly table: Table;
  readonly auto: boolean;
  onAuto(on: boolean): void;
  onClose(): void;
}

const KEYS = ["arrows", "space", "enter", "p", "h", "a", "s", "shift", "escape"] as const;

/** What there is no room for: last trick, counter, autoplay, gestures and keys. */
export function MoreSheet({ table, auto, onAuto, onClose }: Props) {
  const speech = useSpeech();
  const { autoPass, combined, sounds } = useSettings();
  return (
    <section className="more-sheet" role="dialog" aria-label={speech.say("table.more")}>
      <IconButton
        className="more-close"
        icon="close"
        label={speech.say("sheet.cancel")}
        onClick={onClose}
      />
      <div className="more-switches">
        <Toggle label={speech.say("table.auto")} on={auto} onChange={onAuto} />
        <Toggle
          label={speech.say("table.auto_pass")}
          on={autoPass}
          onChange={(on) => changeSettings({ autoPass: on })}
        />
        <Toggle
          label={speech.say("table.combined")}
          on={combined}
          onChange={(on) => changeSettings({ combined: on })}
        />
        <Toggle
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
