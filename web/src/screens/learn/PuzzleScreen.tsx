import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { useSpeech } from "../../base/text/speech";
import { go } from "../../link/route";
import type { SceneJudged, SceneShown } from "../../link/routes";
import { MoveCards } from "../../table/words/MoveCards";
import { Message } from "../shared/page/Message";
import { Trouble } from "../shared/page/Trouble";
import { SceneTable } from "./SceneTable";
import { loadScene, sceneActions } from "./scenes";
import { dayOf, diary, noteResult, streakOf } from "./streak";
import { useFrames } from "./useFrames";

/** How much better the best is, in words. */
function Verdict({ judged }: { readonly judged: SceneJudged }) {
  const { say, reason } = useSpeech();
  const digits = judged.unit === "levels" ? 2 : 1;
  return (
    <>
      <p className={judged.right ? "scene-verdict right" : "scene-verdict"}>
        <Icon name={judged.right ? "check" : "close"} size={22} />
        <b>{say(judged.right ? "puzzle.right" : "puzzle.wrong")}</b>
        {!judged.right && judged.behind !== null && (
          <span>
            {say(`puzzle.behind_${judged.unit}`, {
              behind: judged.behind.toFixed(digits),
              error: (judged.error ?? 0).toFixed(digits),
            })}
          </span>
        )}
      </p>
      {judged.best && (
        <p className="scene-best">
          {!judged.right && (
            <>
              <span>{say("puzzle.best")}</span> <MoveCards move={judged.best} />{" "}
            </>
          )}
          {judged.reason && <span>{reason(judged.reason)}</span>}
        </p>
      )}
    </>
  );
}

/** The days in a row, or how to begin with them. */
export function Streak({ days }: { readonly days: number }) {
  const { say } = useSpeech();
  return <>{days > 0 ? say("puzzle.streak", { days }) : say("puzzle.streak_none")}</>;
}

interface WordsProps {
  readonly day: string;
  readonly judged: SceneJudged | null;
  readonly failed: unknown;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
}

function PuzzleWords({ day, judged, failed, onLeave, onAgain }: WordsProps) {
  const { say } = useSpeech();
  return (
    <section className="scene-words" aria-label={say("puzzle.title")}>
      <p className="scene-step">
        <span>{say("puzzle.of_day", { day })}</span>
        {judged && (
          <span className="learn-streak">
            <Streak days={streakOf(diary(), day)} />
          </span>
        )}
      </p>
      <div className="scene-said" aria-live="polite">
        {judged ? <Verdict judged={judged} /> : <p>{say("puzzle.ask")}</p>}
        <Trouble of={failed} />
      </div>
      <div className="row scene-ways">
        {judged && !judged.right && (
          <Button small onClick={onAgain}>
            {say("puzzle.again")}
          </Button>
        )}
        {judged && (
          <Button small kind="go" onClick={onLeave}>
            {say("puzzle.others")}
          </Button>
        )}
      </div>
    </section>
  );
}

function Puzzle({ scene, day }: { readonly scene: SceneShown; readonly day: string }) {
  const [judged, setJudged] = useState<SceneJudged | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const helped = useRef(false);
  const { table } = useFrames(scene);
  const leave = useCallback(() => go({ at: "puzzle", game: "" }), []);
  const actions = useMemo(
    () =>
      sceneActions(scene, {
        onJudged: (told) => {
          noteResult(day, scene.game, told.right && !helped.current ? "right" : "wrong");
          setFailed(null);
          setJudged(told);
        },
        onHelp: () => {
          helped.current = true;
        },
        onFail: setFailed,
      }),
    [scene, day],
  );
  const shown = judged ? { ...table, turn: null } : table;
  return (
    <SceneTable scene={scene} table={shown} actions={actions} onLeave={leave}>
      <PuzzleWords
        day={day}
        judged={judged}
        failed={failed}
        onLeave={leave}
        onAgain={() => setJudged(null)}
      />
    </SceneTable>
  );
}

/** Today's puzzle of a game. */
export function PuzzleScreen({ game }: { readonly game: string }) {
  const { say } = useSpeech();
  const [day] = useState(() => dayOf(new Date()));
  const [scene, setScene] = useState<SceneShown | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailed(null);
    loadScene("puzzle", game, day).then(setScene, setFailed);
  }, [game, day]);
  useEffect(load, [load]);
  if (scene) return <Puzzle key={game} scene={scene} day={day} />;
  if (!failed) return null;
  return (
    <Message icon="warn" title={say("puzzle.failed_title")} text={say("learn.failed")}>
      <Button kind="go" onClick={load}>
        {say("link.again")}
      </Button>
    </Message>
  );
}
