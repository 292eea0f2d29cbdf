import { Segments, Toggle } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import "./settings.css";
import { CHOICES, changeSettings, type Settings, useSettings } from "../../../base/device/settings";
import { TurnNotices } from "./TurnNotices";

type Choice = keyof typeof CHOICES;
type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const LABELS: Readonly<Record<Flag, string>> = {
  sounds: "sounds",
  voice: "voice",
  vibration: "vibration",
  leftHanded: "left_handed",
  autoPass: "auto_pass",
  counter: "counter",
  combined: "combined",
};

function Choosing({ of }: { readonly of: Choice }) {
  const { say } = useSpeech();
  const settings = useSettings();
  const words = of === "pace" ? "motion" : of;
  return (
    <Segments<string>
      label={say(`me.${of}`)}
      value={settings[of]}
      choices={CHOICES[of].map((value) => ({
        value,
        text: say(`${words}.${value}`),
      }))}
      onChoose={(value) => changeSettings({ [of]: value })}
    />
  );
}

function Speaking() {
  const { say, lang, languages } = useSpeech();
  return (
    <Segments<string>
      label={say("me.lang")}
      value={lang}
      choices={Object.entries(languages).map(([value, { name, tag }]) => ({
        value,
        text: name,
        lang: tag,
      }))}
      onChoose={(value) => changeSettings({ lang: value })}
    />
  );
}

/** The choices that this device keeps. */
export function SettingsForm() {
  const { say } = useSpeech();
  const settings = useSettings();
  return (
    <div className="settings">
      <Speaking />
      {(Object.keys(CHOICES) as Choice[]).map((of) => (
        <Choosing key={of} of={of} />
      ))}
      {(Object.keys(LABELS) as Flag[]).map((flag) => (
        <Toggle
          key={flag}
          label={say(`me.${LABELS[flag]}`)}
          on={settings[flag]}
          onChange={(on) => changeSettings({ [flag]: on })}
        />
      ))}
      <TurnNotices />
    </div>
  );
}
