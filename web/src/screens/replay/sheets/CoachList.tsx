import { useEffect } from "react";
import { useSpeech } from "../../../base/text/speech";
import { MoveCards } from "../../../table/words/MoveCards";
import type { Timeline } from "../timeline";
import type { Coach } from "../useCoach";

interface Props {
  readonly timeline: Timeline;
  readonly coach: Coach;
  onGo(step: number): void;
}

/** The costliest moves of a hand, each with the better one: a tap leads there. */
export function CoachList({ timeline, coach, onGo }: Props) {
  const speech = useSpeech();
  const { coaching, worst, ask } = coach;
  useEffect(ask, [ask]);
  if (!coaching || coaching.total === null || coaching.done < coaching.total) {
    const done = coaching?.done ?? 0;
    const total = coaching?.total ?? timeline.steps.length - 1;
    return <p role="status">{speech.say("replay.coach_working", { done, total })}</p>;
  }
  if (worst.length === 0) return <p role="status">{speech.say("replay.coach_none")}</p>;
  return (
    <ol className="coach-list">
      {worst.map((step) => {
        const found = coach.at(step);
        if (!found) return null;
        const { seat, move, best, cost, reasons } = found;
        const [reason] = reasons;
        return (
          <li key={step}>
            <button type="button" onClick={() => onGo(step)}>
              <span className="coach-who">{speech.say("replay.mark", { seat, step })}</span>
              <span className="coach-moves">
                <MoveCards move={move} /> → <MoveCards move={best} />
              </span>
              <span className="soft">
                {speech.say(`replay.coach_${coaching.unit}`, { cost: cost.toFixed(1) })}
                {reason && ` · ${speech.reason(reason)}`}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
