import { memo } from "react";
import { IconButton } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { useSpeech } from "../../base/text/speech";
import { lastOf, type Timeline } from "./timeline";
import type { Player } from "./usePlayer";

interface Props {
  readonly timeline: Timeline;
  readonly player: Player;
  /** The steps whose move cost most. */
  readonly costly: readonly number[];
  /** What happened at this step, for those who hear the time line. */
  readonly told: string;
}

/** The marks on the time line: where tricks begin, and the costliest moves. */
const Marks = memo(function Marks({ timeline, costly }: Pick<Props, "timeline" | "costly">) {
  const last = Math.max(1, lastOf(timeline));
  const at = (step: number) => ({ left: `${(100 * step) / last}%` });
  return (
    <div className="scrub-marks" aria-hidden="true">
      {timeline.chapters.map(({ step, trick }) => (
        <i key={step} className={trick ? "trick" : "phase"} style={at(step)} />
      ))}
      {costly.map((step) => (
        <i key={`costly ${step}`} className="costly" style={at(step)} />
      ))}
    </div>
  );
});

/** The time line under the thumb, with a mark for every trick. */
function Scrubber({ timeline, player, costly, told }: Props) {
  const { say } = useSpeech();
  const last = lastOf(timeline);
  const { step } = player;
  return (
    <div className="scrub">
      <Marks timeline={timeline} costly={costly} />
      <div className="scrub-done" style={{ width: `${(100 * step) / Math.max(1, last)}%` }} />
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={say("replay.timeline")}
        aria-valuetext={say("replay.at", { told, step, last })}
        onChange={(event) => player.to(Number(event.target.value))}
      />
    </div>
  );
}

/** Step, jump, play and the speed: under the thumb. */
export function Controls(props: Props) {
  const { timeline, player } = props;
  const { say } = useSpeech();
  const { step, playing, speed } = player;
  const last = lastOf(timeline);
  return (
    <div className="controls">
      <Scrubber {...props} />
      <div className="controls-row">
        <IconButton
          icon="previous"
          label={say(timeline.tricks ? "replay.trick_back" : "replay.round_back")}
          disabled={step === 0}
          onClick={player.trickBefore}
        />
        <IconButton
          icon="back"
          label={say("replay.back")}
          disabled={step === 0}
          onClick={() => player.by(-1)}
        />
        <button
          type="button"
          className="controls-play"
          aria-label={say(playing ? "replay.pause" : "replay.play")}
          title={say(playing ? "replay.pause" : "replay.play")}
          onClick={player.toggle}
        >
          <Icon name={playing ? "pause" : "play"} size={26} />
        </button>
        <IconButton
          icon="forward"
          label={say("replay.forward")}
          disabled={step === last}
          onClick={() => player.by(1)}
        />
        <IconButton
          icon="next"
          label={say(timeline.tricks ? "replay.trick_forward" : "replay.round_forward")}
          disabled={step === last}
          onClick={player.nextTrick}
        />
        <button
          type="button"
          className="controls-speed"
          aria-label={say("replay.speed", { times: speed })}
          title={say("replay.speed", { times: speed })}
          onClick={player.faster}
        >
          {speed}×
        </button>
      </div>
    </div>
  );
}
