import { settingOf } from "../text/rules";
import { useSpeech } from "../text/use";
import type { Room } from "../wire";
import "./rules.css";

/** The rules of a table as text, with what differs from its preset marked. */
export function RulesText({ room }: { readonly room: Room }) {
  const speech = useSpeech();
  const count = room.changed.length;
  const facts = { preset: room.preset, count };
  return (
    <>
      <p className="soft rules-lead">
        {speech.say(count ? "room.rules_changed" : "room.rules_same", facts)}
      </p>
      <dl className="rules-text">
        {Object.entries(room.rules).map(([rule, value]) => (
          <div key={rule} className={room.changed.includes(rule) ? "rule-changed" : undefined}>
            <dt>{speech.name("switch", rule)}</dt>
            <dd>
              {settingOf(speech, rule, value)}
              {room.changed.includes(rule) && (
                <span className="rule-mark">{speech.say("room.differs")}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
