import { lazy, Suspense, useState } from "react";
import { Button } from "../../base/look/controls";
import { settingOf } from "../../base/text/houseRules";
import { useSpeech } from "../../base/text/speech";
import type { Room } from "../../link/wire";
import { brings, useGame } from "../shared/games/useGame";
import { changedOf } from "./changedRules";
import "../shared/houserules/houserules.css";

const ShareRules = lazy(async () => ({
  default: (await import("../shared/rulecards/ShareRules")).ShareRules,
}));

interface LineProps {
  readonly room: Room;
  readonly rule: string;
  readonly value: string | number;
  readonly usual: string | number | undefined;
}

function Line({ room, rule, value, usual }: LineProps) {
  const speech = useSpeech();
  const changed = room.changed.includes(rule);
  return (
    <div className={changed ? "rule-changed" : undefined}>
      <dt>{speech.name("switch", rule)}</dt>
      <dd>
        {settingOf(speech, rule, value)}
        {changed && <span className="rule-mark">{speech.say("room.differs")}</span>}
        {changed && usual !== undefined && (
          <span className="rule-usual">
            {speech.say("room.usual", {
              preset: room.preset,
              usual: settingOf(speech, rule, usual),
            })}
          </span>
        )}
      </dd>
    </div>
  );
}

/** The rules of a table as text, with what differs from its preset; to be handed on. */
export function RulesText({ room, onBook }: { readonly room: Room; readonly onBook: () => void }) {
  const speech = useSpeech();
  const { say } = speech;
  const [sharing, setSharing] = useState(false);
  const info = useGame(room.game);
  const preset = info?.presets.find((one) => one.name === room.preset);
  const count = room.changed.length;
  const facts = { preset: speech.name("preset", room.preset), count };
  return (
    <>
      <p className="soft rules-lead">{speech.tell("card", count ? "changed" : "same", facts)}</p>
      <dl className="rules-text">
        {Object.entries(room.rules).map(([rule, value]) => (
          <Line
            key={rule}
            room={room}
            rule={rule}
            value={value}
            usual={preset?.switches[rule]?.value}
          />
        ))}
      </dl>
      <div className="row wrap rules-ways">
        <Button small icon="share" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
          {say("room.share_rules")}
        </Button>
        {brings(info, "rulebook") && (
          <Button small icon="file" onClick={onBook}>
            {say("menu.book")}
          </Button>
        )}
      </div>
      {sharing && (
        <Suspense fallback={null}>
          <ShareRules game={room.game} preset={room.preset} switches={changedOf(room)} />
        </Suspense>
      )}
    </>
  );
}
