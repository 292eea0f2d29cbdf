import { MiniCards } from "../../base/cards/MiniCard";
import { Button } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { capital } from "../../base/text/sentences";
import { type Speech, useSpeech } from "../../base/text/speech";
import type { JudgedMove } from "../../link/routes";
import { MoveCards } from "../../table/words/MoveCards";
import { type Chapter, chapterAt, lastOf, type Step, type Timeline } from "./timeline";

/** Tell what happened in a step, as the seat saw it; of what it saw nothing, who acted. */
export function toldOf(speech: Speech, at: Step): string {
  if (at.events.length > 0) return at.events.map((event) => speech.event(event)).join(" ");
  if (at.seat === null || !at.move) return speech.say("replay.deal");
  return speech.say("replay.moved", { seat: at.seat, act: at.move.act });
}

/** Name a chapter: which trick or round, or which phase. */
export function chapterName(speech: Speech, timeline: Timeline, { trick, phase }: Chapter): string {
  if (!trick) return capital(speech.name("phase", phase));
  return speech.say(timeline.tricks ? "table.trick" : "replay.round", { number: trick });
}

/** Where in the hand a step is: which trick, or which phase. */
function placeIn(speech: Speech, timeline: Timeline, step: number): string {
  const chapter = chapterAt(timeline, step);
  const steps = speech.say("replay.step", { step, last: lastOf(timeline) });
  if (!chapter) return steps;
  return `${chapterName(speech, timeline, chapter)} · ${steps}`;
}

interface Props {
  readonly timeline: Timeline;
  readonly step: number;
  readonly open: boolean;
  readonly coached: JudgedMove | null;
  onPlayOn(): void;
}

/** What the coach would rather have seen. */
function Better({ coached }: { readonly coached: JudgedMove }) {
  const speech = useSpeech();
  const { best, reasons } = coached;
  const [reason] = reasons;
  return (
    <span className="caption-better">
      <Icon name="hint" size={14} />
      <b>{speech.say("replay.coach_better")}</b>
      <MoveCards move={best} />
      {reason && <span className="caption-why">{speech.reason(reason)}</span>}
    </span>
  );
}

/** What happened at this step, and the way to play on from it. */
export function Caption({ timeline, step, open, coached, onPlayOn }: Props) {
  const speech = useSpeech();
  const at = timeline.steps[step] as Step;
  // Cards that others laid face down are seen once all hands are.
  const secret = open && at.events.length === 0 ? (at.move?.cards ?? []) : [];
  const over = at.view.outcome !== null;
  return (
    <div className={coached ? "caption costly" : "caption"}>
      <span className="caption-words" role="status">
        <span className="caption-told">
          {toldOf(speech, at)} {secret.length > 0 && <MiniCards cards={secret} />}
        </span>
        {coached ? (
          <Better coached={coached} />
        ) : (
          <span className="caption-place">{placeIn(speech, timeline, step)}</span>
        )}
      </span>
      {!over && (
        <Button small kind="go" className="caption-go" onClick={onPlayOn}>
          {speech.say("replay.play_on_short")}
        </Button>
      )}
    </div>
  );
}
