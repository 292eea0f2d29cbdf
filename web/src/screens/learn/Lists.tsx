import { useState } from "react";
import { Button } from "../../base/look/controls";
import { Icon, type IconName } from "../../base/look/Icon";
import { useSpeech } from "../../base/text/speech";
import { go } from "../../link/route";
import { GameList } from "./GameList";
import { learned } from "./LessonScreen";
import { Streak } from "./PuzzleScreen";
import { dayOf, diary, streakOf } from "./streak";

interface MarkProps {
  readonly icon: IconName;
  readonly text: string;
  readonly good?: boolean;
}

function Mark({ icon, text, good = false }: MarkProps) {
  return (
    <span className={good ? "learn-mark good" : "learn-mark"}>
      <Icon name={icon} size={18} />
      {text}
    </span>
  );
}

/** First hands to learn from. */
export function LessonList() {
  const { say } = useSpeech();
  const [done] = useState(learned);
  return (
    <GameList
      title={say("learn.title")}
      extra="lesson"
      lead={
        <div className="learn-lead">
          <p>{say("learn.lead")}</p>
          <Button icon="hint" onClick={() => go({ at: "puzzle", game: "" })}>
            {say("puzzle.title")}
          </Button>
        </div>
      }
      routeOf={(game) => ({ at: "learn", game })}
      stateOf={(game) =>
        done.includes(game) ? (
          <Mark icon="check" text={say("learn.done")} good />
        ) : (
          <Mark icon="play" text={say("learn.start")} />
        )
      }
    />
  );
}

/** Today's puzzles, and how many days in a row. */
export function PuzzleList() {
  const { say } = useSpeech();
  const [kept] = useState(diary);
  const [today] = useState(() => dayOf(new Date()));
  const days = streakOf(kept, today);
  return (
    <GameList
      title={say("puzzle.title")}
      extra="puzzles"
      lead={
        <div className="learn-lead">
          <p>{say("puzzle.lead")}</p>
          <p className="learn-streak">
            <Icon name="crown" />
            <b>
              <Streak days={days} />
            </b>
          </p>
        </div>
      }
      routeOf={(game) => ({ at: "puzzle", game })}
      stateOf={(game) => {
        const result = kept[today]?.[game];
        if (result === "right") return <Mark icon="check" text={say("puzzle.solved")} good />;
        if (result === "wrong") return <Mark icon="clock" text={say("puzzle.missed")} />;
        return <Mark icon="play" text={say("puzzle.open")} />;
      }}
    />
  );
}
